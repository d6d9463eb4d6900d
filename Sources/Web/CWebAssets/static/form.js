// The form of a task: its line and its fields are two views of one task. Keeps a draft, and shows the coming dates and errors.
"use strict";
window.passbyForm = (form, { saved, cancelled } = {}) => {
  const { post, toast, fold, browserPosition } = window.passby;
  const t = window.passbyText;
  const $ = (selector) => form.querySelector(selector);
  // Without this script the browser checks the form; with it, what is wrong is said beside each field.
  form.noValidate = true;
  const touched = new Set();
  let isSent = false;
  let number = 0;
  let timer;
  const line = $("#f-name");
  const entry = window.passbyLine(line, $("#form-reading"), $("#form-options"), { typed: () => later("line"), read: () => preview() });
  // With this script the line is written while a field is changed; without it a changed field wins over the line.
  form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "live", value: "1" }));
  /** What was changed and has not been answered: `line` and names of fields, each with the number of its last change. */
  const changed = new Map();
  let changes = 0;

  // A draft survives a lost connection, a reload and a visit to the map, until it is saved or cancelled.
  const key = `passby-draft:${form.dataset.draft}`;
  /** By field, what it was changed to elsewhere, as long as the form keeps something else. */
  let marks = {};
  const skipped = new Set(["version", "id", "was", "shown", "live", "again"]);
  const entries = () => [...new FormData(form)].filter(([name]) => !skipped.has(name));
  const original = JSON.stringify(entries());
  const store = () => {
    const text = JSON.stringify(entries());
    try { if (text === original) sessionStorage.removeItem(key); else sessionStorage.setItem(key, text); } catch { /* full or forbidden */ }
  };
  const forget = () => { try { sessionStorage.removeItem(key); } catch { /* forbidden */ } };
  const hidden = [...form.querySelectorAll("[type=hidden]")].map((field) => [field, field.value]);
  const discard = () => {
    forget();
    marks = {};
    form.reset();
    for (const [field, value] of hidden) field.value = value;
    touched.clear();
    changed.clear();
    preview();
  };
  let isFilling = false;
  let period = form.elements.kind.value;
  /** Puts values into fields, but for those that were changed after they were asked for. */
  function fill(values) {
    for (const field of form.elements) {
      const list = values[field.name];
      if (!list || changed.has(field.name)) continue;
      if (field.type === "checkbox" || field.type === "radio") field.checked = list.includes(field.value);
      else {
        const value = list[0] ?? ({ every_unit: "w", every_per: "week" }[field.name] ?? "");
        if (field.value === value) continue;
        field.value = value;
        // What its words mean stands below it.
        isFilling = true;
        field.dispatchEvent(new Event("input", { bubbles: true }));
        isFilling = false;
      }
    }
    if (values.every_min) showWindow();
    period = form.elements.kind.value;
  }
  /** Writes the line that fields have changed; the caret stays between the words where it was. */
  function rewrite(text) {
    const old = line.value;
    let head = 0;
    while (head < old.length && old[head] === text[head]) head += 1;
    let tail = 0;
    while (tail < Math.min(old.length, text.length) - head && old.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
    const moved = (at) => (at <= head ? at : at >= old.length - tail ? at + text.length - old.length : text.length - tail);
    const ends = [moved(line.selectionStart), moved(line.selectionEnd)];
    line.value = text;
    // A name is written before what is there already.
    if (text.startsWith(" ")) ends.fill(0);
    line.setSelectionRange(...ends);
  }
  const showWindow = () => { $("#window").checked = Boolean($("#f-every-min").value); };

  /** Takes over what was changed elsewhere and not here, and tells; what both changed is marked. */
  function adopt(elsewhere) {
    const known = new Set([...form.elements].map((field) => field.name));
    const names = Object.keys(elsewhere.fields);
    // A rule of another form: the server merges it when the form is saved.
    const isWhole = names.every((name) => known.has(name) || !elsewhere.fields[name].length);
    if (isWhole) {
      fill(elsewhere.fields);
      if (names.length) { rewrite(elsewhere.line); $("[name=line_was]").value = elsewhere.line; }
      for (const name of ["version", "was"]) { const field = $(`[name=${name}]`); if (field) field.value = elsewhere[name]; }
      store();
    }
    tell(elsewhere.text, elsewhere.now);
  }

  /** Shows a message above the fields, with rows of a label and a value. */
  function tell(text, rows = []) {
    const box = $("#form-error");
    box.textContent = text ?? "";
    box.hidden = !box.textContent;
    if (!rows.length) return;
    const list = document.createElement("dl");
    list.className = "facts";
    for (const { label, now } of rows) list.append(Object.assign(document.createElement("dt"), { textContent: label }), Object.assign(document.createElement("dd"), { textContent: now }));
    box.append(list);
  }

  const restore = () => {
    let draft = null;
    try { draft = JSON.parse(sessionStorage.getItem(key)); } catch { /* none */ }
    if (!Array.isArray(draft) || form.hasAttribute("data-fresh")) return;
    const values = new Map();
    for (const [name, value] of draft) values.set(name, [...(values.get(name) ?? []), value]);
    for (const field of form.elements) {
      if (!field.name || skipped.has(field.name)) continue;
      const list = values.get(field.name) ?? [];
      if (field.type === "checkbox" || field.type === "radio") field.checked = list.includes(field.value);
      else if (list.length) field.value = list[0];
    }
    showWindow();
    toast?.(t("draftRestored"), { offer: { label: t("discard"), act: discard } });
  };

  const groupOf = (name) => (name === "moment" ? "due" : name.replace(/_more$/, ""));
  const fieldsOf = (name) => [...form.elements].filter((field) => groupOf(field.name) === name || (name === "every" && /^every_|^day$/.test(field.name)));
  function showErrors(errors, all) {
    for (const box of form.querySelectorAll(".error-text[id]")) {
      const name = box.id.slice(2);
      // The reading of the line says what is wrong in it.
      const isSaid = name === "name" && $("#form-reading .error-text");
      const isWanted = all || touched.has(name) || (name === "every" && [...touched].some((field) => field.startsWith("every")));
      const text = (isWanted && !isSaid && errors[name]) || marks[name] || "";
      if (box.textContent !== text) box.textContent = text;
      const written = fieldsOf(name).filter((field) => !/^(radio|checkbox)$/.test(field.type) && !/^every_(unit|per)$/.test(field.name));
      // Empty fields beside one that is filled in are not wrong.
      const wrong = written.filter((field) => field.value);
      for (const field of written) {
        if (text && (wrong.includes(field) || !wrong.length)) field.setAttribute("aria-invalid", "true"); else field.removeAttribute("aria-invalid");
      }
    }
  }

  async function preview() {
    clearTimeout(timer);
    const turn = ++number;
    const sent = line.value;
    const data = new FormData(form);
    const asked = [...changed];
    data.set("changed", asked.map(([name]) => name).join());
    if (document.activeElement === line) data.set("caret", entry.caret());
    const answer = await post(form.dataset.preview, data);
    if (turn !== number || !form.isConnected) return;
    if (answer.status === 404) {
      // The task was deleted elsewhere: from now on the form adds one.
      tell(answer.text);
      form.setAttribute("action", window.passbyAt("/tasks"));
      $("[name=id]")?.remove();
      return;
    }
    if (answer.status === 0) return;
    // A later change asks once more.
    for (const [name, change] of asked) if (changed.get(name) === change) changed.delete(name);
    const errors = answer.errors ?? {};
    marks = { ...marks, ...answer.elsewhere?.marks };
    fill(answer.fields ?? {});
    if (line.value === sent) {
      if (answer.line != null) rewrite(answer.line);
      if (!answer.entry?.error) $("[name=line_was]").value = line.value;
      read(answer.entry, asked.some(([name]) => name === "line"));
    } else if (answer.line != null) {
      // The words of the fields go into the line as it is now.
      for (const [name, change] of asked) changed.set(name, change);
    }
    if (answer.fields || answer.line != null) store();
    showErrors(errors, isSent);
    const sentence = $("#sentence");
    const isUnset = errors.every && !(count.value || least.value || $("#f-rule").value);
    const wanted = isUnset ? t("previewHint") : answer.sentence ?? "";
    if (sentence.textContent !== wanted) sentence.textContent = wanted;
    $("#preview").classList.toggle("stale", !answer.sentence);
    if (answer.in_days != null) form.classList.toggle("in-days", answer.in_days);
    if (answer.elsewhere) adopt(answer.elsewhere);
    if (answer.dates) $("#dates").replaceChildren(...answer.dates.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
  }
  /** Shows how the line is read. */
  function read(answer, isTyped) {
    if (!answer) { $("#form-reading").replaceChildren(); entry.close(); return; }
    const isAsking = isTyped && !isSent && document.activeElement === line;
    entry.suggest(isAsking ? answer.suggestions : null);
    // The sentence stands above the button; what is still being chosen is no mistake.
    entry.show(isAsking && answer.suggestions && answer.error?.place
      ? { name: line.value, reading: [], unread: [] } : { ...answer, sentence: "" });
  }
  // Tells at once when the task is changed elsewhere.
  document.addEventListener("passby:changed", function check() {
    if (!form.isConnected) document.removeEventListener("passby:changed", check);
    else if ($("[name=version]") && form.getAttribute("aria-busy") !== "true") preview();
  });
  function later(name, wait = 150) {
    if (name) changed.set(name, ++changes);
    clearTimeout(timer);
    timer = setTimeout(preview, wait);
  }

  form.addEventListener("input", (event) => {
    const { id, name, type } = event.target;
    if (id === "place-filter") { find(fold(event.target.value.trim())); return; }
    if (event.isComposing || isFilling) return;
    if (name) touched.add(groupOf(name));
    store();
    if (name) later(name, type === "radio" || type === "checkbox" ? 0 : 150);
  });
  line.addEventListener("compositionend", () => later("line"));

  /** Shows the places whose names have some words; without any those that are near. */
  function find(wanted) {
    $("#places").classList.toggle("searching", Boolean(wanted));
    for (const label of form.querySelectorAll("#places .check")) label.hidden = !fold(label.textContent).includes(wanted) && !label.querySelector(":checked");
  }
  const finder = $("#place-filter");
  finder.addEventListener("keydown", (event) => { if (event.key === "Enter") event.preventDefault(); });
  // A place with the name that was typed, where the user is; the map makes it where that is not known.
  $("#new-place").addEventListener("click", async (event) => {
    const name = finder.value.trim();
    const isHere = event.currentTarget.hasAttribute("data-here");
    if (!name || (!isHere && !browserPosition)) {
      if (name) event.currentTarget.href += `&name=${encodeURIComponent(name)}`;
      return;
    }
    event.preventDefault();
    const at = isHere ? null : await browserPosition();
    if (!isHere && !at) { toast?.(t("noPositionHere"), { isError: true }); return; }
    const position = isHere ? "here" : `${at.latitude},${at.longitude}`;
    const answer = await post(window.passbyAt("/places"), new URLSearchParams({ name, position, radius: "100 m" }));
    const text = answer.ok ? answer.text : answer.errors?.name ?? answer.errors?.position ?? answer.text;
    toast?.(text, { step: answer.ok ? answer.step : null, isError: !answer.ok });
    if (!answer.ok) return;
    const label = Object.assign(document.createElement("label"), { className: "check" });
    label.append(Object.assign(document.createElement("input"), { type: "checkbox", name: "place", value: name, checked: true }), " ", Object.assign(document.createElement("span"), { textContent: name, dir: "auto" }));
    $("#places").prepend(label);
    if (!form.elements.has_where) form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "has_where", value: "1" }));
    finder.value = "";
    find("");
    later("place", 0);
  });

  const change = (name) => { touched.add("every"); store(); later(name, 0); };
  const count = $("#f-every");
  const least = $("#f-every-min");
  for (const choice of form.querySelectorAll("[name=kind]")) {
    choice.addEventListener("change", () => {
      if (choice.value === "repeat") {
        // The period that was chosen before goes on from its number.
        const [, number, unit] = /^(\d+)(\w+)$/.exec(period) ?? [];
        if (number && !count.value) [count.value, $("#f-every-unit").value] = [number, unit];
        if (!count.value) count.focus();
      } else {
        for (const field of [least, count, $("#f-rule"), $("#f-times")]) field.value = "";
        $("#window").checked = false;
        if (!/w$/.test(choice.value)) for (const box of form.querySelectorAll("#weekdays :checked")) box.checked = false;
        fixDates();
      }
      period = choice.value;
    });
  }
  // A window has two numbers; a period has the last one alone.
  $("#window").addEventListener("change", (event) => {
    if (event.target.checked) {
      const other = $("[name=kind][value=repeat]");
      if (!other.checked) { other.checked = true; other.dispatchEvent(new Event("change")); }
      least.focus();
    } else {
      least.value = "";
    }
    change("every_min");
  });
  // Weekdays keep fixed dates, unless the user chose.
  function fixDates() {
    if (!touched.has("from")) $("[name=from]").checked = Boolean($("#weekdays :checked"));
  }
  $("#weekdays").addEventListener("change", fixDates);

  form.querySelector("[data-cancel]")?.addEventListener("click", (event) => {
    forget();
    if (cancelled) { event.preventDefault(); cancelled(); }
  });

  /** Moves the focus to the first field with an error, or else to the message above the fields. */
  const focusWrong = () => {
    // What a choice hides cannot take the focus.
    const wrong = [...form.querySelectorAll("[aria-invalid=true]")].find((field) => field.closest("details:not([open])") || field.checkVisibility());
    const fold = wrong?.closest("details");
    if (fold) fold.open = true;
    (wrong ?? $("#form-error")).focus();
  };

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (form.getAttribute("aria-busy") === "true") return;
    isSent = true;
    clearTimeout(timer);
    number += 1;
    store();
    form.setAttribute("aria-busy", "true");
    const answer = await post(form.getAttribute("action"), new FormData(form));
    form.removeAttribute("aria-busy");
    if (answer.ok) {
      forget();
      if (saved) saved(answer); else location.assign(window.passbyAt(answer.location ?? (answer.step ? `/?did=${answer.step}` : "/")));
      return;
    }
    const errors = answer.errors ?? {};
    marks = { ...marks, ...answer.elsewhere?.marks };
    showErrors(errors, true);
    if (answer.action) form.setAttribute("action", window.passbyAt(answer.action));
    if (answer.elsewhere) {
      adopt(answer.elsewhere);
    } else {
      const version = $("[name=version]");
      if (answer.status === 409 && answer.version && version) version.value = answer.version;
      tell(answer.text, answer.now);
    }
    if (answer.again) {
      // The name exists already; the button adds another task of that name.
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: answer.again });
      button.onclick = () => {
        const sure = Object.assign(document.createElement("input"), { type: "hidden", name: "again", value: "1" });
        form.append(sure);
        form.requestSubmit();
        sure.remove();
      };
      $("#form-error").append(button);
    }
    focusWrong();
    if (errors.name) later("line", 0);
  });

  restore();
  const wanted = new URL(location.href).searchParams.getAll("place");
  for (const box of form.querySelectorAll("[name=place]")) {
    if (!wanted.includes(box.value) || box.checked) continue;
    box.checked = true;
    changed.set("place", 0);
  }
  if (form.querySelector("#e-name").textContent) isSent = true;
  else preview();
};
{
  const form = document.querySelector("main #task-form");
  if (form) window.passbyForm(form);
}

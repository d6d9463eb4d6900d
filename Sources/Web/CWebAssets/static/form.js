// The form of a task: keeps a draft, and shows the coming dates and errors while the user types.
"use strict";
window.passbyForm = (form, { saved, cancelled } = {}) => {
  const { post, toast, fold } = window.passby;
  const t = window.passbyText;
  const $ = (selector) => form.querySelector(selector);
  // Without this script the browser checks the form; with it, what is wrong is said beside each field.
  form.noValidate = true;
  const touched = new Set();
  let isSent = false;
  let number = 0;
  let timer;

  // A draft survives a lost connection, a reload and a visit to the map, until it is saved or cancelled.
  const key = `passby-draft:${form.dataset.draft}`;
  /** By field, what it was changed to elsewhere, as long as the form keeps something else. */
  let marks = {};
  const skipped = new Set(["version", "id", "was", "again"]);
  const entries = () => [...new FormData(form)].filter(([name]) => !skipped.has(name));
  const original = JSON.stringify(entries());
  const store = () => {
    const text = JSON.stringify(entries());
    try { if (text === original) sessionStorage.removeItem(key); else sessionStorage.setItem(key, text); } catch { /* full or forbidden */ }
  };
  const forget = () => { try { sessionStorage.removeItem(key); } catch { /* forbidden */ } };
  const discard = () => {
    forget();
    marks = {};
    form.reset();
    touched.clear();
    thumbs();
    preview();
  };
  const showWindow = () => { const box = $("#window"); if (box && $("#f-every-min").value) box.checked = true; };

  /** Takes over what was changed elsewhere and not here, and tells; what both changed is marked. */
  function adopt(elsewhere) {
    const known = new Set([...form.elements].map((field) => field.name));
    const names = Object.keys(elsewhere.fields);
    // A rule of another form: the server merges it when the form is saved.
    const isWhole = names.every((name) => known.has(name) || !elsewhere.fields[name].length);
    if (isWhole) {
      for (const field of form.elements) {
        const list = elsewhere.fields[field.name];
        if (!list) continue;
        if (field.type === "checkbox" || field.type === "radio") field.checked = list.includes(field.value);
        else field.value = list[0] ?? "";
      }
      for (const name of ["version", "was"]) { const field = $(`[name=${name}]`); if (field) field.value = elsewhere[name]; }
      store();
      showWindow();
      thumbs();
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

  /** The name of a date for the time of day beside it, and else the name itself. */
  const dateOf = (name) => name === "moment" ? "due" : name.replace(/^(due|start|first)_time$/, "$1");
  const fieldsOf = (name) => [...form.elements].filter((field) => dateOf(field.name) === name || (name === "every" && /^every_|^day$/.test(field.name)));
  /** The fields with half a date or half a time, such as a day without a month, which are sent as nothing. */
  const incomplete = () => {
    const hidden = form.elements.kind.value === "repeat" ? ".if-once" : ".if-repeat";
    const halves = [...form.elements].filter((field) => field.validity?.badInput && field.type !== "number" && !field.closest(hidden));
    return Object.fromEntries(halves.map((field) => [dateOf(field.name), t("dateIncomplete")]));
  };
  function showErrors(found, all) {
    const errors = { ...found, ...incomplete() };
    for (const box of form.querySelectorAll(".error-text")) {
      const name = box.id.slice(2);
      const isWanted = all || touched.has(name) || (name === "every" && [...touched].some((field) => field.startsWith("every")));
      const text = (isWanted && errors[name]) || marks[name] || "";
      if (box.textContent !== text) box.textContent = text;
      const written = fieldsOf(name).filter((field) => !/^(radio|checkbox)$/.test(field.type) && field.name !== "every_unit");
      // Empty fields beside one that is filled in are not wrong.
      const wrong = written.filter((field) => field.value);
      for (const field of written) {
        if (text && (wrong.includes(field) || !wrong.length)) field.setAttribute("aria-invalid", "true"); else field.removeAttribute("aria-invalid");
      }
    }
  }

  async function preview() {
    const turn = ++number;
    const answer = await post(form.dataset.preview, new FormData(form));
    if (turn !== number || !form.isConnected) return;
    if (answer.status === 404) {
      // The task was deleted elsewhere: from now on the form adds one.
      tell(answer.text);
      form.setAttribute("action", window.passbyAt("/tasks"));
      $("[name=id]")?.remove();
      return;
    }
    const errors = answer.errors ?? {};
    marks = { ...marks, ...answer.elsewhere?.marks };
    showErrors(errors, isSent);
    if (answer.status === 0) return;
    const sentence = $("#sentence");
    const hasPeriod = fieldsOf("every").some((field) => field.localName === "input" && (field.type === "checkbox" ? field.checked : field.value));
    const isUnset = form.elements.kind.value === "repeat" && !hasPeriod;
    const wanted = isUnset ? t("previewHint") : answer.sentence ?? "";
    if (sentence.textContent !== wanted) sentence.textContent = wanted;
    form.querySelector("#preview").classList.toggle("stale", !answer.sentence);
    if (answer.elsewhere) adopt(answer.elsewhere);
    if (answer.dates) $("#dates").replaceChildren(...answer.dates.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
  }
  // Tells at once when the task is changed elsewhere.
  document.addEventListener("passby:changed", function check() {
    if (!form.isConnected) document.removeEventListener("passby:changed", check);
    else if ($("[name=version]") && form.getAttribute("aria-busy") !== "true") preview();
  });
  const later = () => { clearTimeout(timer); timer = setTimeout(preview, 250); };

  function thumbs() {
    const box = $("#thumbs");
    if (!box) return;
    const chosen = [...form.querySelectorAll("[data-thumb]:checked")].slice(0, 6);
    const key = (field) => field.dataset.thumb;
    if ([...box.children].map((child) => child.dataset.src).join() === chosen.map(key).join()) return;
    box.replaceChildren(...chosen.map((field) => {
      const label = field.parentNode.textContent.trim();
      const figure = document.createElement("figure");
      figure.className = "thumb";
      figure.dataset.src = key(field);
      const image = Object.assign(new Image(148, 110), { alt: `${t("map")}: ${label}`, src: key(field) });
      figure.append(image, Object.assign(document.createElement("figcaption"), { textContent: label }));
      return figure;
    }));
    box.hidden = chosen.length === 0;
  }

  form.addEventListener("input", (event) => {
    touched.add(dateOf(event.target.name));
    store();
    later();
    if (event.target.id === "place-filter") {
      const wanted = fold(event.target.value.trim());
      for (const label of form.querySelectorAll("#places .check")) label.hidden = !fold(label.textContent).includes(wanted) && !label.querySelector(":checked");
    }
  });
  form.addEventListener("change", thumbs);

  // A preset fills in the numbers; a weekday wants weeks and, unless the user chose, fixed dates.
  const fixDates = () => {
    if (touched.has("from") || !form.querySelector("#weekdays :checked")) return;
    const fixed = form.querySelector("[name=from][value=start]");
    if (fixed) fixed.checked = true;
  };
  for (const button of form.querySelectorAll("[data-every]")) {
    button.addEventListener("click", () => {
      const [, count, unit] = /^(\d+)(\w+)$/.exec(button.dataset.every);
      $("#f-every-min").value = "";
      $("#window").checked = false;
      $("#f-every").value = count;
      $("#f-every-unit").value = unit;
      $("#f-rule").value = "";
      if (unit !== "w") for (const box of form.querySelectorAll("#weekdays :checked")) box.checked = false;
      touched.add("every");
      store();
      preview();
    });
  }
  // A window has two numbers; a period has the last one alone.
  let earliest = "";
  $("#window")?.addEventListener("change", (event) => {
    const field = $("#f-every-min");
    if (event.target.checked) { field.value ||= earliest; field.focus(); } else { earliest = field.value; field.value = ""; }
    touched.add("every");
    store();
    preview();
  });
  // A near day is one tap.
  for (const button of form.querySelectorAll("[data-day]")) {
    button.addEventListener("click", () => {
      $("#f-due").value = button.dataset.day;
      touched.add("due");
      store();
      preview();
    });
  }
  $("#weekdays")?.addEventListener("change", () => {
    $("#f-every-unit").value = "w";
    fixDates();
    later();
  });

  // A date can be written in words as well: the field changes between its picker and text.
  for (const field of form.querySelectorAll("input[type=date], input[type=datetime-local], input[type=time]")) {
    if (field.closest(".time")) continue;
    const picker = field.type;
    const swap = Object.assign(document.createElement("button"), { type: "button", className: "quiet swap", textContent: t("inWords") });
    swap.addEventListener("click", () => {
      const isText = field.type === "text";
      field.type = isText ? picker : "text";
      swap.textContent = t(isText ? "inWords" : "withPicker");
      field.focus();
    });
    const days = field.name === "due" && form.querySelector("[data-day]")?.parentNode;
    if (days) days.append(swap); else (field.closest(".when") ?? field).after(swap);
  }
  $("#place-filter")?.addEventListener("keydown", (event) => { if (event.key === "Enter") event.preventDefault(); });
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
    if (Object.keys(incomplete()).length) {
      showErrors({}, true);
      focusWrong();
      return;
    }
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
  });

  restore();
  const wanted = new URL(location.href).searchParams.getAll("place");
  for (const box of form.querySelectorAll("[name=place]")) if (wanted.includes(box.value)) box.checked = true;
  thumbs();
  if (form.querySelector("#e-name").textContent) isSent = true;
  else preview();
};
{
  const form = document.querySelector("main #task-form");
  if (form) window.passbyForm(form);
}

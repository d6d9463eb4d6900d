// Saves each setting as soon as it is changed; a wrong value stays in its field, with the error beside it.
"use strict";
(() => {
  const { post, toast, refresh } = window.passby;
  const t = window.passbyText;
  const board = document.getElementById("board");
  /** Milliseconds without a key after which a time is complete: each digit changes its value. */
  const PAUSE = 700;
  /** Where the field that gets the focus again is kept while the page is loaded again. */
  const FOCUS = "passby-setting";
  /** By name of a field, why its value was refused. */
  const wrong = new Map();
  let waiting = Promise.resolve();
  let unsaved = 0;
  /** True while the page is loaded again after a change of what every page shows. */
  let isLeaving = false;
  /** The field of a time that may not be complete yet. */
  let typed = null;
  let timer;

  const fields = () => [...board.querySelectorAll("form.settings-form [name]:not([type=hidden])")];
  const isConditional = (field) => field.matches("[type=text]") && field.offsetParent !== null;
  /** The fields in sight; some are only shown with another choice. */
  let shown = new Set(fields().filter(isConditional).map((field) => field.name));
  /** What changes every page: its values as this page was made with them. */
  const look = () => JSON.stringify([...board.querySelectorAll("form[data-look] [name]")].map((field) => [field.name, field.defaultChecked || field.selectedIndex === undefined ? field.defaultValue : "", field.defaultChecked ?? [...field.options].map((option) => option.defaultSelected)]));
  const first = look();

  function mark(form) {
    for (const field of form.querySelectorAll("[name]:not([type=hidden])")) {
      const text = wrong.get(field.name);
      const box = field.closest(".field")?.querySelector(".error-text");
      if (!field.matches("[type=radio], [type=checkbox]")) { if (text) field.setAttribute("aria-invalid", "true"); else field.removeAttribute("aria-invalid"); }
      if (box && box.textContent !== (text ?? "")) { box.setAttribute("role", "alert"); box.textContent = text ?? ""; }
    }
  }

  /** Sends the fields of some names as they were when they were changed. */
  function send(form, data, names) {
    const some = new URLSearchParams([...data].filter(([name]) => names.includes(name) || name === "again"));
    return post(form.getAttribute("action"), some);
  }

  async function save(form, data, name) {
    const own = [...new Set([...data].map(([each]) => each))].filter((each) => each !== "was");
    const others = form.hasAttribute("data-whole") ? own : own.filter((each) => wrong.has(each));
    const names = [...new Set([name, ...others])];
    let sent = names;
    let answer = await send(form, data, names);
    if (!answer.ok && answer.errors && !answer.errors[name] && names.length > 1) {
      // What is wrong beside it does not keep this one from being saved.
      const alone = await send(form, data, [name]);
      if (alone.ok) { answer = { ...alone, errors: answer.errors }; sent = [name]; }
    }
    if (answer.code === "this_computer" && confirm(answer.text)) {
      data.set("this_computer", "1");
      answer = await send(form, data, [...sent, "this_computer"]);
    }
    for (const each of sent) wrong.delete(each);
    for (const [each, text] of Object.entries(answer.errors ?? {})) wrong.set(each, text);
    mark(form);
    if (!answer.ok) {
      const asks = answer.code === "topic_changes";
      const offer = asks ? { label: t("changeTopic"), act: () => { data.set("again", "1"); queue(form, data, name); } } : null;
      if (!Object.keys(answer.errors ?? {}).length) toast(answer.text, { isError: !asks, offer });
      return;
    }
    window.passby.saved?.(name);
    if (!answer.step) return;
    if (form.hasAttribute("data-look")) {
      sessionStorage.setItem(FOCUS, name);
      isLeaving = true;
      location.assign(window.passbyAt(`/settings?did=${answer.step}`));
      return;
    }
    toast(answer.text, { step: answer.step });
  }

  function change(field) {
    const form = field.form;
    const now = new Set([...form.elements].filter((each) => each.name && isConditional(each)).map((each) => each.name));
    const asked = [...form.elements].find((each) => now.has(each.name) && !shown.has(each.name) && !each.name.endsWith("attribution"));
    shown = new Set(fields().filter(isConditional).map((each) => each.name));
    // What was chosen needs one more word, which is asked for first.
    if (asked && !asked.value) { asked.focus(); return; }
    const name = field.name || document.getElementById(field.dataset.for).name;
    queue(form, new FormData(form), name);
  }

  /** Saves one change after the other. */
  function queue(form, data, name) {
    unsaved += 1;
    waiting = waiting.then(() => save(form, data, name)).catch(() => toast(t("noConnection"), { isError: true })).finally(() => { unsaved -= 1; if (!unsaved) refresh(); });
  }

  /** Saves the time that was typed, if there is one. */
  function complete() {
    clearTimeout(timer);
    const field = typed;
    typed = null;
    if (field) change(field);
  }

  board.addEventListener("change", (event) => {
    const field = event.target;
    if (!field.matches("form.settings-form *")) return;
    if (field.type !== "time" || document.activeElement !== field) { change(field); return; }
    typed = field;
    clearTimeout(timer);
    timer = setTimeout(complete, PAUSE);
  });
  // Whoever leaves the field has typed all of it.
  board.addEventListener("focusout", complete);
  // Enter in a field saves it, too.
  board.addEventListener("submit", (event) => {
    if (!event.target.matches("form.settings-form")) return;
    event.preventDefault();
    if (typed) complete();
    else if (document.activeElement?.form === event.target && document.activeElement.name) change(document.activeElement);
  });

  // The page was drawn again, such as after Undo: fields show what is stored, but for those that are wrong or being typed.
  document.addEventListener("passby:drawn", () => {
    if (typed || unsaved || isLeaving) return;
    if (look() !== first) { isLeaving = true; location.reload(); return; }
    for (const field of fields()) {
      if (wrong.has(field.name)) continue;
      if (field.matches("[type=radio], [type=checkbox]")) field.checked = field.defaultChecked;
      else if (field.options) for (const option of field.options) option.selected = option.defaultSelected;
      else if (document.activeElement !== field) field.value = field.defaultValue;
    }
    for (const form of board.querySelectorAll("form.settings-form")) mark(form);
    shown = new Set(fields().filter(isConditional).map((field) => field.name));
  });

  const last = sessionStorage.getItem(FOCUS);
  sessionStorage.removeItem(FOCUS);
  if (last) fields().find((field) => field.name === last && (field.type !== "radio" || field.checked))?.focus();
})();

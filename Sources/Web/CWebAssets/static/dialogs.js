// The form of a task, and the question until when to snooze, in a dialog over the page.
"use strict";
(() => {
  const t = window.passbyText;
  const { perform, toast, refresh } = window.passby;
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

  document.addEventListener("click", (event) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const link = isPlain && event.target.closest("a[data-dialog]");
    if (link && !$("main.form")) { event.preventDefault(); openForm(link.getAttribute("href"), link); }
    const snooze = isPlain && event.target.closest("a[data-snooze]");
    if (snooze) { event.preventDefault(); askUntil(snooze); }
  });

  /** Opens a dialog with a title, a close button and a body; it is removed when it closes. */
  function openDialog(title, body, opener) {
    for (const menu of $$("details[name=menu][open]")) menu.open = false;
    const dialog = document.createElement("dialog");
    dialog.setAttribute("aria-labelledby", "dialog-title");
    const bar = document.createElement("div");
    bar.className = "dialogbar";
    const heading = Object.assign(document.createElement("h2"), { id: "dialog-title", textContent: title });
    const close = Object.assign(document.createElement("button"), { type: "button", textContent: "×", onclick: () => dialog.close() });
    close.setAttribute("aria-label", t("close"));
    const toasts = Object.assign(document.createElement("div"), { className: "toasts", role: "status" });
    bar.append(heading, close);
    dialog.append(bar, body, toasts);
    document.body.append(dialog);
    // The browser's way back closes the dialog instead of leaving the page.
    let isLeft = false;
    const leave = () => { isLeft = true; dialog.close(); };
    history.pushState({ dialog: true }, "");
    addEventListener("popstate", leave, { once: true });
    dialog.onclose = () => {
      removeEventListener("popstate", leave);
      if (!isLeft && history.state?.dialog) history.back();
      dialog.remove();
      const home = opener?.closest?.(".panel") ? $("summary", opener.closest("details")) : opener;
      home?.focus?.({ preventScroll: true });
    };
    dialog.showModal();
    const first = $("input:not([type=hidden])", body);
    first?.focus();
    // What is typed goes on where the text ends.
    if (first?.type === "text") first.setSelectionRange(first.value.length, first.value.length);
    return dialog;
  }

  window.passby.openDialog = openDialog;

  let scripts = null;
  /** Loads a script, unless the page has it. */
  const load = (src) => new Promise((resolve, reject) => {
    if (document.querySelector(`script[src="${src}"]`)) { resolve(); return; }
    document.head.append(Object.assign(document.createElement("script"), { src, onload: resolve, onerror: reject }));
  });
  /** Loads the scripts of the form when it is first needed. */
  const formScript = () => (scripts ??= Promise.all($("meta[name=form-script]").content.split(" ").map(load)).catch((error) => { scripts = null; throw error; }));

  async function openForm(href, opener) {
    if ($("dialog[open]")) return;
    let form;
    try {
      const [response] = await Promise.all([fetch(href, { headers: { "X-Fragment": "form" }, cache: "no-store" }), formScript()]);
      form = new DOMParser().parseFromString(await response.text(), "text/html").querySelector("#task-form");
    } catch {
      toast(t("noConnectionForm"), { isError: true });
      return;
    }
    // The address shows an error page.
    if (!form) { location.assign(href); return; }
    const dialog = openDialog(form.dataset.title ?? t("task"), form, opener);
    window.passbyForm(form, {
      saved: async (answer) => { dialog.close(); toast(answer.text, { step: answer.step }); await refresh(); },
      cancelled: () => dialog.close(),
    });
  }

  function askUntil(link) {
    const task = link.closest(".task");
    const form = Object.assign(document.createElement("form"), { className: "ask", method: "dialog" });
    const field = Object.assign(document.createElement("input"), { type: "datetime-local", name: "until", required: true });
    field.setAttribute("aria-label", t("snoozeUntil"));
    const morning = new Date(Date.now() + 86400e3);
    const two = (number) => String(number).padStart(2, "0");
    field.value = `${morning.getFullYear()}-${two(morning.getMonth() + 1)}-${two(morning.getDate())}T08:00`;
    const words = Object.assign(document.createElement("input"), { name: "until_words", placeholder: t("inWords"), autocomplete: "off" });
    words.setAttribute("aria-label", `${t("snoozeUntil")}: ${t("inWords")}`);
    words.oninput = () => { field.required = !words.value; };
    form.append(field, words, Object.assign(document.createElement("button"), { className: "primary", textContent: t("snooze") }));
    const dialog = openDialog(t("snoozeTask", { name: $("h2", task).textContent }), form, link);
    dialog.classList.add("small");
    form.onsubmit = async (event) => {
      event.preventDefault();
      const answer = await perform(window.passbyAt(`/tasks/${task.dataset.id}/snooze`), new URLSearchParams({ until: field.value, until_words: words.value }));
      if (answer.ok) { dialog.close(); toast(answer.text, { step: answer.step }); }
    };
  }
})();

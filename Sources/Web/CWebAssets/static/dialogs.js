// The form of a task, and the question until when to snooze, in a dialog over the page.
"use strict";
(() => {
  const t = window.passbyText;
  const { post, perform, toast, refresh } = window.passby;
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

  document.addEventListener("click", (event) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const link = isPlain && event.target.closest("a[data-dialog]");
    if (link && !$("main.form")) { event.preventDefault(); openForm(link.getAttribute("href"), link); }
    const snooze = isPlain && event.target.closest("a[data-snooze]");
    if (snooze) { event.preventDefault(); askUntil(snooze, event.detail > 0 || Boolean(snooze.closest("details[open]"))); }
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
    // One that follows another takes over its step of the history.
    if (!history.state?.dialog) history.pushState({ dialog: true }, "");
    addEventListener("popstate", leave, { once: true });
    dialog.onclose = () => {
      removeEventListener("popstate", leave);
      dialog.remove();
      const other = $("dialog[open]");
      if (!isLeft && !other && history.state?.dialog) history.back();
      const home = opener?.closest?.(".panel") ? $("summary", opener.closest("details")) : opener;
      if (!other || other.contains(home)) home?.focus?.({ preventScroll: true });
    };
    dialog.showModal();
    const first = $("input:not([type=hidden])", body);
    first?.focus();
    // What is typed goes on where the text ends.
    if (first?.type === "text") first.setSelectionRange(first.value.length, first.value.length);
    return dialog;
  }

  Object.assign(window.passby, { openDialog, openForm });

  const scripts = {};
  /** Loads a script, unless the page has it. */
  const load = (src) => new Promise((resolve, reject) => {
    if (document.querySelector(`script[src="${src}"]`)) { resolve(); return; }
    document.head.append(Object.assign(document.createElement("script"), { src, onload: resolve, onerror: reject }));
  });
  /** Loads the scripts of forms, or of fields for dates, when they are first needed. */
  const scriptsOf = (kind) => (scripts[kind] ??= Promise.all($$(`meta[name=${kind}-script]`).map((each) => load(each.content))).catch((error) => { delete scripts[kind]; throw error; }));
  /** Without their script, fields for dates take words all the same. */
  const dateScript = () => scriptsOf("date").catch(() => {});
  if ($(".datefield")) dateScript();
  document.addEventListener("focusin", (event) => { if (event.target.closest(".datefield")) dateScript(); });

  async function openForm(href, opener) {
    if ($("dialog[open]")) return;
    let form;
    try {
      const [response] = await Promise.all([fetch(href, { headers: { "X-Fragment": "form" }, cache: "no-store" }), scriptsOf("form"), dateScript()]);
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

  /** Asks until when a task is to stay quiet: its choices by number, the last of which is a date. */
  function askUntil(link, isOfDate) {
    dateScript();
    const task = link.closest(".task");
    const form = Object.assign(document.createElement("form"), { className: "ask", method: "dialog" });
    const list = Object.assign(document.createElement("div"), { className: "snoozes" });
    const choices = [...link.parentNode.querySelectorAll("[name=until], [data-snooze]")].map((choice) => {
      const press = Object.assign(document.createElement("button"), { type: "button", innerHTML: choice.innerHTML });
      press.dataset.number = choice.dataset.number ?? "";
      press.onclick = () => (choice.matches("[data-snooze]") ? askDate() : send(choice.value));
      return press;
    });
    list.append(...choices);
    const date = Object.assign(document.createElement("div"), { className: "snooze-date", hidden: true });
    date.append($("#snooze-date").content.cloneNode(true), Object.assign(document.createElement("button"), { className: "primary", textContent: t("snooze") }));
    form.append(list, date);
    const dialog = openDialog(t("snoozeTask", { name: ($("h2", task) ?? $("h1"))?.textContent.trim() ?? "" }), form, link.closest("details") ? $("summary", link.closest("details")) : link);
    dialog.classList.add("small");
    const field = $("input", date);
    function askDate() {
      date.hidden = false;
      field.focus();
    }
    async function send(until) {
      dialog.close();
      await perform(window.passbyAt(`/tasks/${task.dataset.id}/snooze`), new URLSearchParams({ until }));
    }
    form.onsubmit = async (event) => {
      event.preventDefault();
      if (!field.value.trim()) { field.focus(); return; }
      const answer = await post(window.passbyAt(`/tasks/${task.dataset.id}/snooze`), new URLSearchParams({ until: field.value }));
      if (answer.ok) { dialog.close(); toast(answer.text, { step: answer.step }); await refresh(); return; }
      // A wrong word stays, with the error.
      $(".error-text", date).textContent = answer.text;
      field.setAttribute("aria-invalid", "true");
      field.focus();
    };
    dialog.addEventListener("keydown", (event) => {
      if (document.documentElement.dataset.keys === "off" || event.target.matches("input") || event.ctrlKey || event.metaKey || event.altKey) return;
      const choice = /^[1-6]$/.test(event.key) && choices.find((each) => each.dataset.number === event.key);
      if (choice) { event.preventDefault(); choice.click(); }
    });
    if (isOfDate) askDate(); else choices[0]?.focus();
  }
})();

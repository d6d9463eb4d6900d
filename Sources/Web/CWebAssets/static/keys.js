// Keys of the pages with tasks; the page /keys lists them.
"use strict";
(() => {
  const { takeBack, toast, openDialog } = window.passby;
  const t = window.passbyText;
  const $ = (selector, root = document) => root.querySelector(selector);
  const tasks = () => [...document.querySelectorAll(".tasks > .task")].filter((task) => task.checkVisibility());

  /** The task that has the focus, or the only one of its page. */
  function present() {
    const own = document.activeElement?.closest?.(".task");
    const all = tasks();
    return own ?? (all.length === 1 ? all[0] : null);
  }

  function move(step) {
    const all = tasks();
    const index = all.indexOf(document.activeElement?.closest?.(".task"));
    const next = index < 0 ? all[step > 0 ? 0 : all.length - 1] : all[index + step];
    if (!next) return;
    $("h2 a, .done", next)?.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
  }

  async function help() {
    let list;
    try {
      const response = await fetch(window.passbyAt("/keys"), { headers: { "X-Fragment": "keys" } });
      list = new DOMParser().parseFromString(await response.text(), "text/html").querySelector("#keys");
    } catch {
      toast(t("noConnectionForm"), { isError: true });
      return;
    }
    if (list && !$("dialog[open]")) openDialog(list.dataset.title, list, document.activeElement).classList.add("small");
  }

  const act = (selector) => present()?.querySelector(selector)?.click();
  const actions = {
    "?": help,
    "/": () => window.passby.find(),
    j: () => move(1),
    k: () => move(-1),
    x: () => act("button.done"),
    // The page of a task has that link above it.
    e: () => $(`a[data-dialog][href$="/tasks/${present()?.dataset.id}/edit"]`)?.click(),
    s: () => act("a[data-snooze]"),
    q: () => window.passby.begin(),
    n: () => { if (!$("main.form")) window.passby.openForm(window.passbyAt("/tasks/new"), document.activeElement); },
    u: () => {
      const button = $("#toasts .toast [data-undo]");
      if (button) button.click(); else takeBack(["last"]);
    },
  };

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      const menu = $("details[name=menu][open]");
      if (menu) { menu.open = false; $("summary", menu).focus(); }
      return;
    }
    const isFind = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === "KeyK";
    if (isFind && !$("dialog[open]")) { event.preventDefault(); window.passby.find(); return; }
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || $("dialog[open]")) return;
    if (event.target.closest("input, textarea, select, [contenteditable]") || document.documentElement.dataset.keys === "off") return;
    // On a keyboard with other letters, the key in the same place counts.
    const isForeign = event.key.length === 1 && event.key > "\x7f" && /^Key[A-Z]$/.test(event.code);
    const key = isForeign ? event.code.slice(3).toLowerCase() : event.key;
    // In an open menu, the choices of a snooze have their numbers.
    const choice = /^[1-6]$/.test(key) && $(`details.menu[open] [data-number="${key}"]`);
    if (choice) { event.preventDefault(); choice.click(); return; }
    if (!Object.hasOwn(actions, key) || (event.repeat && key !== "j" && key !== "k")) return;
    event.preventDefault();
    actions[key]();
  });
})();

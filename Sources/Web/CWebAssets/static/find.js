// On pages without the line of tasks: the search of tasks, places and pages, and the line itself, each in a dialog.
"use strict";
(() => {
  const t = window.passbyText;
  const at = window.passbyAt;
  const { openDialog, toast } = window.passby;
  const $ = (selector, root = document) => root.querySelector(selector);
  const make = (tag, values) => Object.assign(document.createElement(tag), values);
  /** True on a page that has the line, which searches as well. */
  const hasLine = () => Boolean($("main #quick"));

  // MARK: Search

  /** Opens the search with some words; where the line stands on the page, it searches. */
  function find(words = "") {
    if (hasLine() && window.passby.beginSearch) { window.passby.beginSearch(); return; }
    if ($("dialog[open]")) return;
    const form = make("form", { className: "palette", action: at("/search") });
    form.setAttribute("role", "search");
    const field = make("input", { type: "search", name: "q", value: words, maxLength: 200, autocomplete: "off" });
    field.placeholder = t("findAnything");
    field.setAttribute("aria-label", t("findAnything"));
    const box = make("div", { className: "found" });
    box.setAttribute("role", "status");
    form.append(field, box);
    let turn = 0;
    let timer;
    async function look() {
      const mine = ++turn;
      try {
        const response = await fetch(at(`/search?q=${encodeURIComponent(field.value)}`), { headers: { "X-Fragment": "found" }, cache: "no-store" });
        const text = await response.text();
        if (mine !== turn) return;
        const found = new DOMParser().parseFromString(text, "text/html").querySelector("#found");
        box.replaceChildren(...(found ? found.childNodes : []));
      } catch {
        toast(t("noConnectionForm"), { isError: true });
      }
    }
    field.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(look, 120); });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      clearTimeout(timer);
      await look();
      $("a", box)?.click();
    });
    form.addEventListener("keydown", (event) => {
      // A field for a search would keep Escape for itself, and be emptied.
      if (event.key === "Escape" && !event.isComposing) { event.preventDefault(); dialog.close(); return; }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || event.isComposing) return;
      event.preventDefault();
      const stops = [field, ...box.querySelectorAll("a")];
      stops[(stops.indexOf(document.activeElement) + step + stops.length) % stops.length].focus();
    });
    const dialog = openDialog(t("search"), form, document.activeElement);
    dialog.classList.add("finder");
    look();
  }

  // MARK: The line

  /** The form of the line, once it was fetched, with what is typed in it. */
  let line = null;
  let added = () => {};
  async function begin(opener = document.activeElement) {
    if (hasLine() && window.passby.beginLine) { window.passby.beginLine(); return; }
    if ($("dialog[open]")) return;
    let scripts = [];
    if (!line) {
      try {
        const response = await fetch(at("/"), { cache: "no-store" });
        const page = new DOMParser().parseFromString(await response.text(), "text/html");
        line = $("#quick", page);
        scripts = [...page.querySelectorAll("script[src]")].map((each) => each.getAttribute("src"))
          .filter((src) => /\/(line|quick)[^/]*$/.test(src) && !$(`script[src="${src}"]`));
        for (const style of page.querySelectorAll("link[rel=stylesheet]")) {
          if (!$(`link[href="${style.getAttribute("href")}"]`)) document.head.append(style.cloneNode());
        }
      } catch {
        toast(t("noConnectionForm"), { isError: true });
        return;
      }
      if (!line) { location.assign(at("/tasks/new")); return; }
      line.addEventListener("passby:added", () => added());
      line.addEventListener("input", () => {
        const words = line.elements.line.value;
        if (!words.startsWith("?")) return;
        line.elements.line.value = "";
        added();
        // At once: the next letter belongs to the search, and is no key of the page.
        find(words.slice(1));
      });
    }
    line.elements.back.value = location.pathname + location.search;
    const body = make("div", { className: "line-dialog" });
    const whole = make("a", { className: "quiet", href: at("/tasks/new"), textContent: t("withForm") });
    body.append(line, whole);
    const dialog = openDialog(t("newTask"), body, opener);
    dialog.classList.add("finder");
    added = () => dialog.close();
    for (const src of scripts) document.head.append(make("script", { src, async: false }));
    line.elements.line.focus();
  }

  document.addEventListener("click", (event) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const seek = isPlain && event.target.closest("a[data-search]");
    const add = isPlain && event.target.closest("#new-task");
    if (!seek && (!add || hasLine() || $("main.form"))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (seek) find(); else begin(add);
  }, true);

  Object.assign(window.passby, { find, begin });
})();

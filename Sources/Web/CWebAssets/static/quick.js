// The field of Today that takes a task in one line. With a question mark before it, the line searches.
"use strict";
{
  const { post, toast, refresh } = window.passby;
  const t = window.passbyText;
  const form = document.querySelector("#quick");
  const field = form.elements.line;
  const box = document.querySelector("#quick-reading");
  const list = document.querySelector("#quick-options");
  const find = document.querySelector("#quick-find");
  const clear = document.querySelector("#quick-clear");
  const { show, suggest, close, caret, units } = window.passbyLine(field, box, list, { typed: (wait) => typed(wait), read: () => read() });

  // MARK: Search

  /** The words that the line searches; null for a line that is a task. */
  const searched = () => (field.value.trimStart().startsWith("?") ? field.value.trimStart().slice(1).trim() : null);
  /** What the words are looked for in place of: an address, and a line that was begun. */
  let before = { address: location.search.includes("q=") ? window.passbyAt("/") : location.href, line: "" };
  let looked = searched() ?? "";
  function showMode() {
    const isSearch = searched() !== null;
    find?.setAttribute("aria-pressed", String(isSearch));
    if (clear) clear.hidden = !isSearch;
    field.enterKeyHint = isSearch ? "search" : "done";
  }
  /** Lists what the words find, or what was there before them. */
  function look(wait) {
    const wanted = searched() ?? "";
    if (!find || form.closest("dialog") || wanted === looked) return;
    if (!looked && !location.search.includes("q=")) before.address = location.href;
    looked = wanted;
    window.passby.show(wanted ? window.passbyAt(`/?q=${encodeURIComponent(wanted)}`) : before.address, wait);
  }
  /** Begins a search with the words that are there. */
  function begin() {
    if (searched() === null) {
      before.line = field.value;
      field.value = `?${field.value.trim()}`;
    }
    field.focus();
    field.setSelectionRange(field.value.indexOf("?") + 1, field.value.length);
    typed();
  }
  /** Ends the search, and brings back what was there. */
  function end() {
    field.value = before.line;
    before.line = "";
    field.focus();
    typed(0);
  }
  find?.addEventListener("click", () => (searched() === null ? begin() : end()));
  clear?.addEventListener("click", end);
  window.passby.beginSearch = begin;
  window.passby.beginLine = () => { if (searched() === null) field.focus(); else end(); };
  // A page that has the line has no other search.
  if (!window.passby.find) {
    Object.assign(window.passby, { find: begin, begin: window.passby.beginLine });
    document.addEventListener("click", (event) => {
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!isPlain || !event.target.closest("a[data-search]")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      begin();
    }, true);
  }

  // MARK: The reading

  let turn = 0;
  let timer;
  /** Reads the line; one that was sent shows what is wrong in place of suggestions. */
  async function read(isSent = false) {
    const mine = ++turn;
    if (!field.value.trim() || searched() !== null) {
      box.replaceChildren();
      if (field.value) close(); else offer();
      field.removeAttribute("aria-invalid");
      return null;
    }
    const answer = await post(window.passbyAt("/quick/preview"), new URLSearchParams({ line: field.value, caret: caret() }));
    if (mine !== turn || !answer.ok) return answer;
    suggest(!isSent && document.activeElement === field ? answer.suggestions : null);
    // What is still being chosen is no mistake.
    show(!isSent && answer.suggestions && answer.error?.place ? { ...answer, error: null, name: field.value, sentence: "", reading: [], unread: [] } : answer);
    return answer;
  }
  function typed(wait = 150) {
    showMode();
    look(200);
    clearTimeout(timer);
    timer = setTimeout(() => read(), wait);
  }
  field.addEventListener("input", (event) => { if (!event.isComposing) typed(); });
  field.addEventListener("compositionend", () => typed());

  field.addEventListener("keydown", (event) => {
    if (event.isComposing || event.key !== "Escape" || searched() === null) return;
    end();
    event.stopPropagation();
    event.preventDefault();
  });

  // MARK: Examples, below the field while it is empty and has the focus

  const examples = field.dataset.examples?.split("\n").map((text) => ({ text, label: text }));
  function offer() {
    if (examples && !field.value && document.activeElement === field) suggest({ from: 0, to: 0, first: false, options: examples });
    else close();
  }
  field.addEventListener("focus", offer);

  // MARK: Adding

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (searched() !== null) { look(0); field.blur(); return; }
    if (form.getAttribute("aria-busy") === "true" || !field.value.trim()) return;
    form.setAttribute("aria-busy", "true");
    clearTimeout(timer);
    close();
    await add(new FormData(form));
  });

  async function add(data) {
    const answer = await post(window.passbyAt("/quick"), data);
    form.removeAttribute("aria-busy");
    if (answer.code === "same_name") {
      data.set("again", "1");
      toast(answer.text, { offer: { label: t("addAnother"), act: () => add(data) } });
    } else if (answer.ok && form.dataset.next) {
      location.assign(window.passbyAt(`/${form.dataset.next}?did=${answer.step}`));
    } else if (answer.ok) {
      form.dispatchEvent(new Event("passby:added"));
      field.value = "";
      box.replaceChildren();
      close();
      toast(answer.text, { step: answer.step });
      await refresh();
    } else {
      // The line stays, and the word that cannot be read is selected.
      const reading = await read(true);
      if (!reading?.error) toast(answer.text, { isError: true });
      else {
        const at = units();
        field.focus();
        field.setSelectionRange(at[reading.error.from] ?? 0, at[reading.error.to] ?? field.value.length);
      }
    }
  }

  // A line that came with the address, such as one that waited for a place.
  showMode();
  if (field.value && searched() === null) { field.focus(); field.setSelectionRange(field.value.length, field.value.length); read(); }
}

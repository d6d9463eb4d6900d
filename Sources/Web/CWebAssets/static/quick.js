// The field of Today that takes a task in one line. With a question mark before it, the line searches.
"use strict";
{
  const { post, toast, refresh, search } = window.passby;
  const t = window.passbyText;
  const form = document.querySelector("#quick");
  const field = form.elements.line;
  const box = document.querySelector("#quick-reading");
  const list = document.querySelector("#quick-options");
  const find = document.querySelector("#quick-find");
  const words = document.querySelector("#search");
  const { show, suggest, close, caret, units } = window.passbyLine(field, box, list, { typed: (wait) => typed(wait), read: () => read() });

  // MARK: Search

  /** The words that the line searches; null for a line that is a task. */
  const searched = () => (field.value.trimStart().startsWith("?") ? field.value.trimStart().slice(1).trim() : null);
  function showMode() {
    const isSearch = searched() !== null;
    form.classList.toggle("searching", isSearch);
    find.setAttribute("aria-pressed", String(isSearch));
    field.enterKeyHint = isSearch ? "search" : "done";
  }
  /** Lists what the words find, or all again. */
  function look(wait) {
    const wanted = searched() ?? "";
    if (!words || words.value === wanted) return;
    words.value = wanted;
    search(wait);
  }
  /** Begins a search, or ends it; the words stay. */
  function switchMode(isSearch) {
    const text = searched() ?? field.value.trim();
    field.value = isSearch ? `?${text}` : text;
    field.focus();
    field.setSelectionRange(isSearch ? 1 : 0, field.value.length);
    typed();
  }
  find.addEventListener("click", () => switchMode(searched() === null));
  window.passby.beginSearch = () => switchMode(true);
  window.passby.beginLine = () => { if (searched() !== null) field.value = ""; field.focus(); typed(); };

  // MARK: The reading

  let turn = 0;
  let timer;
  /** Reads the line; one that was sent shows what is wrong in place of suggestions. */
  async function read(isSent = false) {
    const mine = ++turn;
    if (!field.value.trim() || searched() !== null) {
      box.replaceChildren();
      close();
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
    field.value = "";
    typed(0);
    event.stopPropagation();
    event.preventDefault();
  });

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
    } else if (answer.ok) {
      field.value = "";
      await read();
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

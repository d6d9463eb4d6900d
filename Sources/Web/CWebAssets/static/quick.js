// The field that takes a task in one line: shows how the line is read, suggests what exists, and makes places.
// With a question mark before it, the line searches.
"use strict";
{
  const { post, toast, refresh, search, browserPosition } = window.passby;
  const t = window.passbyText;
  const form = document.querySelector("#quick");
  const field = form.elements.line;
  const box = document.querySelector("#quick-reading");
  const list = document.querySelector("#quick-options");
  const find = document.querySelector("#quick-find");
  const words = document.querySelector("#search");
  const make = (tag, className, text = "") => Object.assign(document.createElement(tag), { className, textContent: text });

  // Positions count characters as a person sees them, the field counts UTF-16 units.
  const segments = (text) => [...new Intl.Segmenter().segment(text)].map(({ index }) => index);
  const units = () => segments(field.value).concat(field.value.length);
  const caret = () => segments(field.value.slice(0, field.selectionStart ?? field.value.length)).length;

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
  /** Puts a line into the field, as if it had been typed. */
  function write(line, at = line.length) {
    field.value = line;
    field.focus();
    field.setSelectionRange(at, at);
    typed(0);
  }
  function button(className, label, act) {
    const press = Object.assign(make("button", className, label), { type: "button" });
    press.addEventListener("click", act);
    return press;
  }
  function show({ name, sentence, reading, unread, error }) {
    const parts = [];
    if (error) {
      parts.push(make("span", "error-text", error.message));
      for (const { text, dates, line } of error.readings ?? []) {
        const choice = button("chip offer", text, () => write(line));
        if (dates) choice.append(" ", make("span", "muted", dates));
        parts.push(choice);
      }
      const ways = waysOut(error);
      if (error.place?.nearest && ways.length) parts.push(ways.shift());
      if (error.place) parts.push(...placeButtons(error.place));
      parts.push(...ways);
    } else {
      parts.push(make("span", "name", name));
      for (const { label, words, without } of reading) {
        const chip = button("chip", label ? `${label}: ${words}` : words, () => write(without));
        chip.setAttribute("aria-label", t("takeOff", { part: chip.textContent }));
        chip.append(make("span", "cross", "×"));
        parts.push(chip);
      }
      for (const { text, marked, line } of unread) {
        parts.push(make("span", "unread", t("partOfName", { text })));
        if (line) parts.push(button("chip offer", t("readAs", { part: marked }), () => write(line)));
      }
      if (sentence) parts.push(make("span", "muted", sentence));
    }
    box.replaceChildren(...parts);
    field.setAttribute("aria-invalid", error ? "true" : "false");
  }
  /** Buttons that write a refused part in another way: a place of two words in quotes, or all of it as name where that is read. */
  function waysOut({ from, to, place, named }) {
    const at = units();
    const [before, part, after] = [field.value.slice(0, at[from]), field.value.slice(at[from], at[to]), field.value.slice(at[to])];
    if (!part.trim() || part.includes('"')) return [];
    const next = place && after.match(/^\s+[\p{L}\p{N}'’-]+/u)?.[0];
    const longer = next && `@"${part.slice(1)}${next}"`;
    const offers = named ? [[t("keepInName", { text: part }), named, ""]] : [];
    if (longer) offers.unshift([t("readAs", { part: longer }), before + longer, after.slice(next.length)]);
    const nearest = place?.nearest;
    if (nearest && nearest !== longer) offers.unshift([t("readAs", { part: nearest }), before + nearest, after]);
    return offers.map(([label, head, rest]) => button("chip offer", label, () => write(head + rest, head.length)));
  }
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

  // MARK: Suggestions

  let offered = null;
  let chosen = -1;
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", list.id);
  field.setAttribute("aria-expanded", "false");
  function close() {
    offered = null;
    list.hidden = true;
    list.replaceChildren();
    field.setAttribute("aria-expanded", "false");
    choose(-1);
  }
  function choose(index) {
    chosen = index;
    [...list.children].forEach((option, each) => option.setAttribute("aria-selected", String(each === index)));
    const option = list.children[index];
    if (option) field.setAttribute("aria-activedescendant", option.id); else field.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  }
  function suggest(suggestions) {
    if (!suggestions) { close(); return; }
    offered = suggestions;
    list.replaceChildren(...suggestions.options.map(({ label }, index) => {
      const option = make("div", "", label);
      Object.assign(option, { id: `quick-option-${index}`, role: "option", dir: "auto" });
      return option;
    }));
    list.hidden = false;
    field.setAttribute("aria-expanded", "true");
    choose(suggestions.first ? 0 : -1);
  }
  /** Puts an option in the place of the words that it is about. */
  function take(index) {
    const at = units();
    const { from, to, options: { [index]: option } } = offered;
    const rest = field.value.slice(at[to] ?? field.value.length);
    const head = `${field.value.slice(0, at[from])}${option.text}`;
    close();
    write(`${head}${/^\s/.test(rest) ? rest : ` ${rest}`}`, head.length + 1);
  }
  // A press would take the focus from the field, which closes the list.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const index = [...list.children].indexOf(event.target.closest("[role=option]"));
    if (index >= 0 && offered) take(index);
  });
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const count = list.children.length;
    if (event.key === "Escape") {
      if (!list.hidden) close(); else if (searched() !== null) { field.value = ""; typed(0); } else return;
      event.stopPropagation();
      event.preventDefault();
    } else if (list.hidden) {
      return;
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      choose((chosen + (event.key === "ArrowDown" ? 1 : chosen < 0 ? 0 : -1) + count) % count);
    } else if (event.key === "Enter" && chosen >= 0) {
      event.preventDefault();
      take(chosen);
    }
  });
  field.addEventListener("blur", () => setTimeout(() => { if (document.activeElement !== field) close(); }, 150));

  // MARK: Places made on the spot

  function placeButtons({ name, here, map }) {
    const link = Object.assign(make("a", "button", t("makePlaceOnMap", { place: name })), { href: map });
    if (!here && !browserPosition) return [link];
    return [button("", t("makePlaceHere", { place: name }), () => makePlace(name, here)), link];
  }
  async function makePlace(name, isHere) {
    let position = "here";
    if (!isHere) {
      const at = await browserPosition();
      if (!at) { toast(t("noPositionHere"), { isError: true }); return; }
      position = `${at.latitude},${at.longitude}`;
    }
    const answer = await post(window.passbyAt("/places"), new URLSearchParams({ name, position, radius: "100 m" }));
    toast(answer.ok ? answer.text : answer.errors?.position ?? answer.errors?.name ?? answer.text, { step: answer.ok ? answer.step : null, isError: !answer.ok });
    if (answer.ok) { field.focus(); await read(); }
  }

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

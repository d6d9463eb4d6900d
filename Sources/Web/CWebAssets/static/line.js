// A field that takes a task in one line: shows how the line is read, suggests what exists, and makes places.
"use strict";
/**
 * Makes a field of lines of an input, the box that shows its reading, and the list of suggestions. `typed` is called when a button writes the
 * line, with how long to wait; `read` reads it again after a place was made.
 */
window.passbyLine = (field, box, list, { typed, read }) => {
  const { post, toast, browserPosition } = window.passby;
  const t = window.passbyText;
  const make = (tag, className, text = "") => Object.assign(document.createElement(tag), { className, textContent: text });

  // Positions count characters as a person sees them, the field counts UTF-16 units.
  const segments = (text) => [...new Intl.Segmenter().segment(text)].map(({ index }) => index);
  const units = () => segments(field.value).concat(field.value.length);
  const caret = () => segments(field.value.slice(0, field.selectionStart ?? field.value.length)).length;

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
      Object.assign(option, { id: `${list.id}-${index}`, role: "option", dir: "auto" });
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
    if (event.isComposing || list.hidden) return;
    const count = list.children.length;
    if (event.key === "Escape") {
      close();
      event.stopImmediatePropagation();
      event.preventDefault();
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

  return { write, show, suggest, close, caret, units };
};

// Fields for a date in words: what the words mean, a calendar, and near days to press.
"use strict";
(() => {
  const { post } = window.passby;
  const t = window.passbyText;
  const make = (tag, attributes = {}, text = "") => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    return element;
  };
  const boxOf = (target) => target.closest?.(".datefield");
  const fieldOf = (box) => box.querySelector("input");

  // MARK: The reading

  /** The answers to what was typed, by the kind of the field. */
  const known = new Map();
  async function meaning(box, text) {
    const key = `${box.dataset.reads} ${text}`;
    if (!known.has(key)) {
      const answer = await post(window.passbyAt("/dates/reading"), new URLSearchParams({ of: box.dataset.reads, text }));
      if (!answer.ok) return null;
      known.set(key, answer);
    }
    return known.get(key);
  }

  /** Shows what the words mean; those that cannot be read are an error once they are `whole`. */
  async function read(box, isWhole = false) {
    const field = fieldOf(box);
    const text = field.value.trim();
    const answer = text ? await meaning(box, text) : {};
    if (!answer || field.value.trim() !== text) return null;
    const says = box.querySelector(".date-read");
    const line = answer.text ? `→ ${answer.text}` : "";
    if (says.textContent !== line) says.textContent = line;
    if (isWhole || !answer.error) {
      const error = box.querySelector(".error-text");
      error.textContent = answer.error ?? "";
      if (answer.error) field.setAttribute("aria-invalid", "true"); else field.removeAttribute("aria-invalid");
    }
    return answer;
  }

  /** Puts words into the field, as if they had been typed. */
  function write(box, words) {
    const field = fieldOf(box);
    field.value = words;
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  }

  const timers = new WeakMap();
  document.addEventListener("input", (event) => {
    const box = boxOf(event.target);
    if (!box) return;
    clearTimeout(timers.get(box));
    timers.set(box, setTimeout(() => read(box), 150));
  });
  document.addEventListener("change", (event) => {
    const box = boxOf(event.target);
    if (box) read(box, true);
  });

  document.addEventListener("reset", (event) => setTimeout(() => {
    for (const box of event.target.querySelectorAll(".datefield")) read(box, true);
  }));

  // MARK: The calendar

  const DAY = 86400e3;
  const instant = (iso) => new Date(`${iso}T00:00Z`);
  const iso = (date) => date.toISOString().slice(0, 10);
  const language = document.documentElement.lang;
  const name = (options) => new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options });
  const [monthName, dayName, dayLetters] = [name({ month: "long" }), name({ weekday: "long", day: "numeric", month: "long", year: "numeric" }), name({ weekday: "short" })];
  let open = null;

  function close(hasFocus = true) {
    if (!open) return;
    const { sheet, button, field } = open;
    open = null;
    button.setAttribute("aria-expanded", "false");
    sheet.remove();
    if (hasFocus) (matchMedia("(pointer: coarse)").matches ? button : field).focus({ preventScroll: true });
  }

  /** Returns the day that lies months away, or the last one of a shorter month. */
  function monthsFrom(date, months) {
    const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
    const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
    return new Date(first.getTime() + (Math.min(date.getUTCDate(), last) - 1) * DAY);
  }

  async function show(box) {
    close(false);
    const [field, button] = [fieldOf(box), box.querySelector(".date-open")];
    const sheet = make("div", { class: "calendar", role: "dialog", "aria-label": t("chooseDay"), popover: "manual" });
    button.setAttribute("aria-expanded", "true");
    open = { box, sheet, button, field, chosen: null, time: null };
    box.append(sheet);
    const answer = field.value.trim() ? await meaning(box, field.value.trim()) : null;
    if (open?.sheet !== sheet) return;
    open.chosen = answer?.day ?? null;
    open.time = answer?.time && /\d[:.]\d\d|\d\s*[ap]m/i.test(field.value) ? answer.time : null;
    draw(instant(open.chosen ?? box.dataset.today));
    sheet.showPopover?.();
    place();
    focusDay();
  }

  const focusDay = () => open?.sheet.querySelector("[tabindex='0']")?.focus({ preventScroll: true });

  /** Draws the month of a day, which can take the focus. */
  function draw(day) {
    const { sheet, box, chosen } = open;
    open.day = day;
    const month = day.getUTCMonth();
    const first = new Date(Date.UTC(day.getUTCFullYear(), month, 1));
    const begin = new Date(first.getTime() - ((first.getUTCDay() - Number(box.dataset.week) + 7) % 7) * DAY);
    const heading = monthName.format(day);
    const bar = make("div", { class: "calendar-bar" });
    const step = (label, sign, months) => {
      const press = make("button", { type: "button", "aria-label": t(label) }, sign);
      press.onclick = () => { draw(monthsFrom(open.day, months)); sheet.querySelector(`[aria-label="${CSS.escape(t(label))}"]`).focus(); };
      return press;
    };
    bar.append(step("previousMonth", "‹", -1), make("h2", { id: "calendar-month", "aria-live": "polite" }, `${heading[0].toUpperCase()}${heading.slice(1)} ${day.getUTCFullYear()}`), step("nextMonth", "›", 1));
    const table = make("table", { role: "grid", "aria-labelledby": "calendar-month" });
    const head = table.createTHead().insertRow();
    for (let index = 0; index < 7; index += 1) head.append(make("th", { scope: "col" }, dayLetters.format(new Date(begin.getTime() + index * DAY))));
    const body = table.createTBody();
    for (let date = begin; date.getUTCMonth() === month || date < first; ) {
      const row = body.insertRow();
      for (let index = 0; index < 7; index += 1, date = new Date(date.getTime() + DAY)) {
        const cell = row.insertCell();
        cell.setAttribute("role", "gridcell");
        if (date.getUTCMonth() !== month) continue;
        const text = iso(date);
        cell.setAttribute("aria-selected", String(text === chosen));
        const press = make("button", { type: "button", "data-day": text, tabindex: text === iso(day) ? "0" : "-1", "aria-label": dayName.format(date) }, String(date.getUTCDate()));
        if (text === box.dataset.today) press.setAttribute("aria-current", "date");
        cell.append(press);
      }
    }
    const near = box.matches(".compact") && box.querySelector(".date-near").cloneNode(true);
    sheet.replaceChildren(...(near ? [near] : []), bar, table);
  }

  /** Puts the calendar below its field, or above where there is no room. */
  function place() {
    if (!open) return;
    const { sheet, field } = open;
    const [at, size] = [field.getBoundingClientRect(), sheet.getBoundingClientRect()];
    const below = at.bottom + 4 + size.height <= innerHeight || at.top < size.height + 4;
    sheet.style.top = `${Math.max(4, below ? Math.min(at.bottom + 4, innerHeight - size.height - 4) : at.top - size.height - 4)}px`;
    sheet.style.left = `${Math.max(8, Math.min(at.left, document.documentElement.clientWidth - size.width - 8))}px`;
  }
  addEventListener("resize", place);
  addEventListener("scroll", place, { capture: true, passive: true });

  async function choose(day) {
    const { box, time } = open;
    close();
    const text = time ? `${day} ${time}` : day;
    fieldOf(box).value = text;
    // Its words take the place of the number, unless something was typed meanwhile.
    const answer = await meaning(box, text);
    if (fieldOf(box).value === text) write(box, answer?.words ?? text);
  }

  document.addEventListener("click", (event) => {
    const box = boxOf(event.target);
    const near = event.target.closest(".date-near button");
    const day = event.target.closest(".calendar [data-day]");
    if (near) { close(); write(box, near.dataset.words); }
    else if (day) choose(day.dataset.day);
    else if (event.target.closest(".date-open")) { if (open?.box === box) close(); else show(box); }
    else if (open && !event.target.closest(".calendar")) close(false);
  });

  const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  document.addEventListener("keydown", (event) => {
    const box = boxOf(event.target);
    if (!box) return;
    if (!open) {
      if (event.key !== "ArrowDown" || event.isComposing || !event.target.matches("input") || !box.querySelector(".date-open")) return;
      event.preventDefault();
      show(box);
      return;
    }
    if (event.key === "Tab" && !event.target.closest(".calendar")) { close(false); return; }
    if (!event.target.closest(".calendar") && event.key !== "Escape") return;
    // The keys of the page wait.
    event.stopPropagation();
    if (event.key === "Escape") { event.preventDefault(); close(); return; }
    if (event.key === "Tab") { keepInside(event); return; }
    if (!event.target.dataset.day) return;
    const weekday = (open.day.getUTCDay() - Number(box.dataset.week) + 7) % 7;
    const days = { ...STEPS, Home: -weekday, End: 6 - weekday }[event.key];
    const months = { PageUp: -1, PageDown: 1 }[event.key];
    if (days === undefined && !months) return;
    event.preventDefault();
    draw(months ? monthsFrom(open.day, event.shiftKey ? 12 * months : months) : new Date(open.day.getTime() + days * DAY));
    focusDay();
  }, true);

  /** Lets Tab go round within the calendar. */
  function keepInside(event) {
    const stops = [...open.sheet.querySelectorAll("button:not([tabindex='-1'])")];
    const last = event.shiftKey ? stops[0] : stops.at(-1);
    if (event.target !== last) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0]).focus();
  }

  // What was typed before this script came is read as well.
  for (const box of document.querySelectorAll(".datefield")) {
    if (fieldOf(box).value.trim() && !box.querySelector(".date-read").textContent) read(box);
  }
})();

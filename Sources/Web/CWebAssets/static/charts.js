// Charts: what is pointed at, touched or reached with the arrow keys is said in words under the caption; in the year the arrow
// keys go from day to day, and one day is a stop for the tabulator.
"use strict";
{
  const slots = (svg) => [...svg.querySelectorAll(".slot")];
  const words = (slot) => slot.querySelector("title")?.textContent ?? "";
  const centre = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };

  /** Shows a value under the caption; without one, the sum again. */
  function say(svg, slot) {
    const said = svg.closest(".chart")?.querySelector(".said");
    if (!said) return;
    svg.closest(".chart").querySelectorAll(".slot.at").forEach((each) => each.classList.remove("at"));
    said.dataset.sum ??= said.textContent;
    said.textContent = slot ? words(slot) : said.dataset.sum;
    said.classList.toggle("value", Boolean(slot));
    slot?.classList.add("at");
  }

  /** The value nearest to a point: a finger is wider than a mark. */
  function nearest(svg, x, y) {
    let best = null;
    let least = Infinity;
    for (const slot of slots(svg)) {
      const { left, right, top, bottom } = slot.getBoundingClientRect();
      const wide = Math.max(left - x, 0, x - right);
      const high = Math.max(top - y, 0, y - bottom);
      const [middle] = centre(slot);
      const distance = wide * wide + high * high + Math.abs(middle - x) / 1000;
      if (distance < least) [best, least] = [slot, distance];
    }
    return best;
  }

  const drawing = (target) => target.closest?.(".chart svg:has(.slot)");
  for (const kind of ["pointerdown", "pointermove"]) {
    document.addEventListener(kind, (event) => {
      const svg = drawing(event.target);
      if (svg) say(svg, nearest(svg, event.clientX, event.clientY));
    });
  }
  document.addEventListener("pointerout", (event) => {
    const svg = event.pointerType === "mouse" && drawing(event.target);
    if (svg && !svg.contains(event.relatedTarget) && document.activeElement !== svg) say(svg, null);
  });

  // A drawing is a stop for the tabulator; its arrow keys go through the values.
  document.addEventListener("keydown", (event) => {
    const svg = event.target.matches?.(".chart svg[role=img]") ? event.target : null;
    if (!svg || event.ctrlKey || event.altKey || event.metaKey) return;
    const all = slots(svg);
    const index = all.findIndex((each) => each.classList.contains("at"));
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    let next = null;
    if (step) next = index < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(Math.max(index + step, 0), all.length - 1);
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = all.length - 1;
    else if (event.key === "Escape") { say(svg, null); return; }
    if (next === null || !all.length) return;
    event.preventDefault();
    say(svg, all[next]);
  });
  document.addEventListener("focusout", (event) => {
    if (event.target.matches?.(".chart svg[role=img]")) say(event.target, null);
  });

  // The year: neighbours are found by where they are drawn, because a phone turns the grid around.
  const days = () => [...document.querySelectorAll(".pixels a[data-date]")];
  let stop = null;
  const set = (element, value) => { if (element.getAttribute("tabindex") !== value) element.setAttribute("tabindex", value); };
  function rove() {
    const all = days();
    if (!all.length) return;
    const chosen = all.find((day) => day.dataset.date === stop) ?? all.reduce((last, day) => (day.dataset.date > last.dataset.date ? day : last));
    for (const day of all) set(day, day === chosen ? "0" : "-1");
  }
  document.addEventListener("keydown", (event) => {
    const day = event.target.closest?.(".pixels a[data-date]");
    if (!day || event.ctrlKey || event.altKey || event.metaKey) return;
    const all = days();
    const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    let target = null;
    if (direction) {
      const [x, y] = centre(day);
      let least = Infinity;
      for (const other of all) {
        const [left, top] = centre(other);
        const [wide, high] = [left - x, top - y];
        const along = wide * direction[0] + high * direction[1];
        const aside = Math.abs(wide * direction[1]) + Math.abs(high * direction[0]);
        if (along > 2 && aside < 4 && along < least) [target, least] = [other, along];
      }
    } else if (event.key === "Home" || event.key === "End") {
      const sorted = [...all].sort((a, b) => (a.dataset.date < b.dataset.date ? -1 : 1));
      target = event.key === "Home" ? sorted[0] : sorted.at(-1);
    } else return;
    event.preventDefault();
    if (!target) return;
    stop = target.dataset.date;
    rove();
    target.focus();
  });
  document.addEventListener("focusin", (event) => {
    const day = event.target.closest?.(".pixels a[data-date]");
    const said = day?.closest(".chart").querySelector(".said");
    if (!said) return;
    said.dataset.sum ??= said.textContent;
    said.textContent = day.getAttribute("aria-label");
  });

  function prepare() {
    for (const svg of document.querySelectorAll(".chart svg[role=img]:has(.slot)")) set(svg, "0");
    rove();
  }
  const board = document.querySelector("#main");
  new MutationObserver(prepare).observe(board, { childList: true, subtree: true });
  // A list that is drawn again has the attributes of the server.
  document.addEventListener("passby:drawn", prepare);
  prepare();
}

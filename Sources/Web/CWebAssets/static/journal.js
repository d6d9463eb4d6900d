// The journal: one stop for the tabulator in the month, arrow keys between its days, and days that
// open in place.
"use strict";
{
  const grid = () => document.querySelector("#grid");
  const days = () => [...(grid()?.querySelectorAll("a[data-day]") ?? [])];
  /** The day that has the only stop for the tabulator. */
  let stop = null;

  // The observer below sees each change: one that changes nothing must not be one.
  const set = (element, index) => { if (element && element.getAttribute("tabindex") !== index) element.setAttribute("tabindex", index); };

  /** Leaves one link of the month to the tabulator; the buttons are the space bar's. */
  function rove() {
    const all = days();
    if (!all.length) return;
    const chosen = all.find((day) => day.dataset.day === stop) ?? all.find((day) => day.matches("[aria-current]")) ?? all.at(-1);
    for (const day of all) {
      set(day, day === chosen ? "0" : "-1");
      set(day.parentElement.querySelector("button"), "-1");
    }
  }

  const near = (date, step) => {
    const time = new Date(`${date}T12:00:00Z`);
    time.setUTCDate(time.getUTCDate() + step);
    return time.toISOString().slice(0, 10);
  };

  /** Opens the address of a day or a month without leaving the page. */
  async function open(href, { focus = null, isPush = true } = {}) {
    if (isPush) history.pushState(null, "", href);
    await window.passby.refresh();
    if (focus) {
      stop = focus;
      rove();
      days().find((day) => day.dataset.day === focus)?.focus();
    } else rove();
  }

  const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  document.addEventListener("keydown", (event) => {
    const day = event.target.closest?.("#grid a[data-day]");
    if (!day || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === " ") {
      event.preventDefault();
      day.parentElement.querySelector("button")?.click();
      return;
    }
    const all = days();
    const row = [...day.closest("tr").querySelectorAll("a[data-day]")];
    let target = null;
    if (event.key in STEPS) {
      const date = near(day.dataset.day, document.dir === "rtl" ? -STEPS[event.key] : STEPS[event.key]);
      target = all.find((each) => each.dataset.day === date);
      // The day before the first is in the month before.
      if (!target && date.slice(0, 7) < grid().dataset.month) {
        event.preventDefault();
        open(window.passbyAt(`/journal?date=${date}`), { focus: date });
        return;
      }
      if (!target && date.slice(0, 7) > grid().dataset.month && document.querySelector(".month [rel=next]")) {
        event.preventDefault();
        open(window.passbyAt(`/journal?date=${date}`), { focus: date });
        return;
      }
    } else if (event.key === "Home") target = row[0];
    else if (event.key === "End") target = row.at(-1);
    else return;
    event.preventDefault();
    if (!target) return;
    stop = target.dataset.day;
    rove();
    target.focus();
  });

  document.addEventListener("click", (event) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const link = isPlain && event.target.closest("#grid a[data-day], #board a[data-open], .month .titlebar a");
    if (!link) return;
    event.preventDefault();
    const isByHand = event.detail > 0;
    open(link.getAttribute("href"), { focus: link.dataset.day ?? null }).then(() => {
      const title = document.querySelector("#day-title");
      if (!isByHand || !link.dataset.day || !title || title.getBoundingClientRect().top < innerHeight * 0.7) return;
      title.scrollIntoView({ block: "start", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
    });
  });
  addEventListener("popstate", () => open(location.href, { isPush: false }));
  document.addEventListener("focusin", (event) => { if (event.target.matches?.("#grid a[data-day]")) { stop = event.target.dataset.day; } });

  // Three good things: what is missing is said at once, and what was typed stays.
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("#gratitude-form")) return;
    event.preventDefault();
    const fields = [...form.querySelectorAll("input[name=text]")];
    const missing = fields.filter((field) => !field.value.trim());
    const error = form.querySelector(".error-text");
    error.textContent = missing.length && event.submitter?.value !== "remove" ? form.dataset.missing : "";
    for (const field of fields) field.toggleAttribute("aria-invalid", false);
    if (error.textContent) {
      for (const field of missing) field.setAttribute("aria-invalid", "true");
      missing[0].focus();
      return;
    }
    const answer = await window.passby.perform(form.getAttribute("action"), new FormData(form, event.submitter));
    if (answer.was) form.elements.was.value = answer.was;
    if (!answer.ok) { error.textContent = answer.text; return; }
    // What was typed is what is stored now: from here on, the fields follow it.
    form.reset();
    await window.passby.refresh();
    if (document.activeElement === document.body) form.querySelector(".primary")?.focus({ preventScroll: true });
  });

  new MutationObserver(rove).observe(document.querySelector("#board") ?? document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-current", "tabindex"] });
  rove();
}

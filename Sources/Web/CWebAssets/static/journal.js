// The journal: one stop for the tabulator in the month, arrow keys between its days, and days that
// open in place.
"use strict";
{
  const grid = () => document.querySelector("#grid");
  const days = () => [...(grid()?.querySelectorAll("a[data-day]") ?? [])];
  /** Where the day that gets the focus is kept while another page is loaded. */
  const FOCUS = "passby-day";
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

  /** Opens the address of a day, which has the focus there if it stands in the month. */
  function open(href, focus) {
    sessionStorage.setItem(FOCUS, focus);
    location.assign(href);
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
      if (!target && (date.slice(0, 7) < grid().dataset.month || document.querySelector("[rel=next]"))) {
        event.preventDefault();
        open(window.passbyAt(`/journal?${document.querySelector("[data-view=month]") ? "show=month&" : ""}date=${date}`), date);
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
    const day = event.target.closest("#grid a[data-day]");
    // By hand, the focus is where one looks.
    if (day && event.detail === 0) sessionStorage.setItem(FOCUS, day.dataset.day);
  });
  document.addEventListener("focusin", (event) => { if (event.target.matches?.("#grid a[data-day]")) { stop = event.target.dataset.day; } });

  // Three good things: what is missing is said at once, and what was typed stays.
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("#gratitude-form")) return;
    event.preventDefault();
    const field = form.elements.text;
    const lines = field.value.split("\n").filter((line) => line.trim());
    const error = form.querySelector(".error-text");
    error.textContent = lines.length < 3 && event.submitter?.value !== "remove" ? form.dataset.missing : "";
    field.toggleAttribute("aria-invalid", false);
    if (error.textContent) {
      field.setAttribute("aria-invalid", "true");
      field.focus();
      return;
    }
    const answer = await window.passby.perform(form.getAttribute("action"), new FormData(form, event.submitter));
    if (answer.was) form.elements.was.value = answer.was;
    if (!answer.ok) { error.textContent = answer.text; return; }
    // What was typed is what is stored now: from here on, the fields follow it.
    form.reset();
    await window.passby.refresh();
    if (document.activeElement === document.body) form.querySelector("button").focus({ preventScroll: true });
  });

  new MutationObserver(rove).observe(document.querySelector("#board") ?? document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-current", "tabindex"] });
  stop = sessionStorage.getItem(FOCUS);
  sessionStorage.removeItem(FOCUS);
  rove();
  if (stop) days().find((day) => day.dataset.day === stop)?.focus();
}

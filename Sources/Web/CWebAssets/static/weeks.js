// The coming weeks: the next date of a task is moved to another day, with a pointer or with Alt and
// the arrow keys. Without this, the page of the task does the same.
"use strict";
(() => {
  const t = window.passbyText;
  const { post, toast, refresh, takeBack } = window.passby;
  const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  /** Milliseconds after the last key in which further keys are part of the same move. */
  const PAUSE = 400;

  const days = () => [...document.querySelectorAll("#board [data-date]")];
  const rowOf = (task) => document.querySelector(`#board [data-task="${CSS.escape(task)}"]`);
  const dateOf = (row) => row.closest("[data-date]").dataset.date;
  const heading = (date) => document.querySelector(`[data-date="${date}"] .date time`).textContent;
  const say = (text) => { document.querySelector("#weeks-said").textContent = text; };
  const number = (date) => Date.parse(`${date}T00:00:00Z`) / 864e5;
  const text = (day) => new Date(day * 864e5).toISOString().slice(0, 10);

  /**
   * The date that moves: {task, home, own, at, stored, steps, timer, waiting}. `home` is the day on
   * which it was found and `own` its date by the task's own clock, `at` the day on which it is shown,
   * `stored` the one that the daemon knows, `waiting` the number of requests under way for it.
   */
  let lifted = null;

  let last = Promise.resolve();
  /** Requests go to the daemon one after the other, in the order of the keys. */
  function inTurn(move, work) {
    move.waiting += 1;
    last = last.then(work).finally(() => { move.waiting -= 1; });
    return last;
  }

  function lift(row) {
    const { task, own } = row.dataset;
    if (lifted?.task === task) return;
    settle();
    const home = dateOf(row);
    lifted = { task, home, own, at: home, stored: home, steps: [], timer: null, waiting: 0, name: row.querySelector("a").textContent };
    row.classList.add("lifted");
  }

  /** Shows the row on a day. */
  function put(date) {
    const row = rowOf(lifted.task);
    if (!row) return;
    const day = document.querySelector(`[data-date="${date}"]`);
    const kind = row.parentElement.classList.contains("fixed") ? "fixed" : "due";
    const hadFocus = row.contains(document.activeElement);
    let list = day.querySelector(`ul.${kind}`);
    if (!list) {
      list = Object.assign(document.createElement("ul"), { className: kind });
      list.setAttribute("aria-label", row.parentElement.getAttribute("aria-label") ?? "");
      day.querySelector(".names")[kind === "fixed" ? "prepend" : "append"](list);
    }
    showWeek(day.closest(".week"));
    const from = row.parentElement;
    list.append(row);
    if (!from.children.length) from.remove();
    lifted.at = date;
    row.dataset.own = ownDate(lifted, date);
    if (hadFocus) focus();
  }

  function focus() {
    const row = rowOf(lifted.task);
    row?.querySelector("a").focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  }

  /** The date by the task's own clock, which may show another date, when it is shown on `date`. */
  const ownDate = (move, date) => text(number(move.own) + number(date) - number(move.home));

  /** Asks the daemon to move it to the day on which it is shown. */
  function send(move) {
    clearTimeout(move.timer);
    return inTurn(move, async () => {
      if (move.at === move.stored) return;
      move.stored = move.at;
      const answer = await post(window.passbyAt(`/tasks/${move.task}/move`), new URLSearchParams({ to: ownDate(move, move.at) }));
      if (answer.ok && answer.step) move.steps.push(answer.step);
      toast(answer.text, { step: answer.ok && move.steps.length ? move.steps : null, isError: !answer.ok });
      if (!answer.ok && lifted === move) { put(move.home); lifted = null; }
      await refresh();
    });
  }

  /** Sends what is still to be sent, and ends the move. */
  function settle() {
    if (!lifted) return;
    rowOf(lifted.task)?.classList.remove("lifted");
    send(lifted);
    lifted = null;
  }

  /** Puts the row back on the day on which it was found. Keys may move it on before that is done. */
  async function putBack() {
    const move = lifted;
    clearTimeout(move.timer);
    rowOf(move.task)?.classList.remove("lifted");
    put(move.home);
    focus();
    say(t("weeksPutBack", { name: move.name, day: heading(move.home) }));
    await inTurn(move, async () => {
      const steps = move.steps;
      [move.steps, move.stored] = [[], move.home];
      if (steps.length) await takeBack(steps);
    });
    if (lifted === move && move.at === move.home) lifted = null;
  }

  // MARK: A week at a time, on a phone

  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let shown = null;
  /** Shows a week on a phone; the rule stands beside the page, so that drawing the list again changes nothing. */
  function showWeek(week) {
    if (!week || shown === week.dataset.id) return;
    shown = week.dataset.id;
    sheet.replaceSync(`@media screen and (max-width: 899px) {
      .week:not([data-id="${shown}"]) { display: none; } .week[data-id="${shown}"] { display: block !important; } }`);
  }
  const weeks = () => [...document.querySelectorAll("#board .week")];
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.(".weekbar [data-step]");
    if (!button) return;
    const all = weeks();
    const next = all[all.indexOf(button.closest(".week")) + Number(button.dataset.step)];
    if (!next) return;
    showWeek(next);
    (next.querySelector(`[data-step="${button.dataset.step}"]:enabled`) ?? next.querySelector("[data-step]:enabled"))?.focus({ preventScroll: true });
  });
  // A link to a day, such as to all its tasks, opens the week of the day.
  const named = location.hash.startsWith("#d") ? document.getElementById(location.hash.slice(1))?.closest(".week") : null;
  showWeek(named);
  // At midnight the first week may be another one.
  document.addEventListener("passby:drawn", () => {
    if (shown && !weeks().some((week) => week.dataset.id === shown)) showWeek(weeks()[0]);
  });

  // MARK: Keys

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && (dragged?.isFar || lifted)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (dragged) drop(false); else putBack();
      return;
    }
    const row = event.target.closest?.("#board .day li");
    if (!row || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(event.key in STEPS)) return;
    event.preventDefault();
    if (!row.dataset.task) { say(t("weeksOnlyNext", { name: row.querySelector("a").textContent })); return; }
    lift(row);
    const all = days().map((day) => day.dataset.date);
    const step = document.dir === "rtl" && Math.abs(STEPS[event.key]) === 1 ? -STEPS[event.key] : STEPS[event.key];
    const target = all[all.indexOf(lifted.at) + step];
    if (!target) return;
    put(target);
    rowOf(lifted.task).classList.add("lifted");
    say(t("planMove", { name: lifted.name, time: heading(target) }));
    clearTimeout(lifted.timer);
    lifted.timer = setTimeout(send, PAUSE, lifted);
  }, true);
  document.addEventListener("focusin", (event) => {
    if (lifted && !event.target.closest?.(`[data-task="${CSS.escape(lifted.task)}"]`)) settle();
  });
  window.addEventListener("pagehide", settle);
  // Keys may have moved it on while the list was on its way; else the list is right.
  document.addEventListener("passby:drawn", () => {
    const row = lifted && rowOf(lifted.task);
    if (!row) return;
    const isAhead = lifted.waiting > 0 || lifted.at !== lifted.stored;
    if (lifted.at === dateOf(row) || isAhead) row.classList.add("lifted");
    if (lifted.at === dateOf(row)) return;
    if (!isAhead) { lifted = null; return; }
    put(lifted.at);
    // The row may have been drawn where it cannot have the focus, such as in a week that is hidden.
    if (document.activeElement === document.body) focus();
  });

  // MARK: Dragging

  /** The row under the pointer: {row, x, y, isFar, target, id}. */
  let dragged = null;
  /** True until the click that ends a drag has been dropped. */
  let isDropped = false;

  document.addEventListener("pointerdown", (event) => {
    isDropped = false;
    const row = event.target.closest?.("#board .day li[data-task]");
    // A finger scrolls, unless it takes the handle.
    const isHeld = event.pointerType === "mouse" || event.target.closest?.(".grip");
    if (!row || !isHeld || event.button !== 0) return;
    dragged = { row, x: event.clientX + scrollX, y: event.clientY + scrollY, isFar: false, target: null, id: event.pointerId };
  });
  document.addEventListener("dragstart", (event) => { if (dragged) event.preventDefault(); });
  document.addEventListener("pointermove", (event) => {
    if (!dragged || event.pointerId !== dragged.id) return;
    const [x, y] = [event.clientX + scrollX - dragged.x, event.clientY + scrollY - dragged.y];
    if (!dragged.isFar && Math.hypot(x, y) < 6) return;
    event.preventDefault();
    if (!dragged.isFar) {
      dragged.isFar = true;
      getSelection().removeAllRanges();
      settle();
      dragged.row.classList.add("moving");
      dragged.row.setPointerCapture(dragged.id);
    }
    const edge = 48;
    if (event.clientY < edge) scrollBy(0, -12);
    if (event.clientY > innerHeight - edge - 60) scrollBy(0, 12);
    dragged.row.style.transform = `translate(${x}px, ${y}px)`;
    const target = days().find((day) => {
      const { top, bottom } = day.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    if (target === dragged.target) return;
    dragged.target?.classList.remove("target");
    target?.classList.add("target");
    dragged.target = target ?? null;
  });

  /** Ends a drag: on another day the task is moved there, else it stays. */
  function drop(isKept) {
    const { row, target, isFar } = dragged;
    dragged = null;
    row.classList.remove("moving");
    row.style.transform = "";
    target?.classList.remove("target");
    if (!isFar) return;
    isDropped = true;
    if (!isKept || !target || target.dataset.date === dateOf(row)) return;
    lift(row);
    row.querySelector("a").focus({ preventScroll: true });
    put(target.dataset.date);
    send(lifted);
  }
  document.addEventListener("pointerup", () => { if (dragged) drop(true); });
  document.addEventListener("pointercancel", () => { if (dragged) drop(false); });
  document.addEventListener("click", (event) => {
    if (!isDropped) return;
    isDropped = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
})();

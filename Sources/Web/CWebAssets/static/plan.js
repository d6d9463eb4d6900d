// The plan of a day: a tap on free time takes the quarter of the hour, and a block is pinned by its
// handle, with a pointer or with the arrow keys. Without this, the forms in the menus do the same.
"use strict";
(() => {
  const t = window.passbyText;
  const { perform } = window.passby;
  const column = () => document.querySelector("#column");
  const STEP = 5;
  const BIG_STEP = 15;

  const pad = (number) => String(number).padStart(2, "0");
  const clock = (minutes) => `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
  const earliest = () => Math.ceil(Number(column().dataset.earliest) / STEP) * STEP;
  const latest = () => {
    const rows = [...column().querySelectorAll("[data-to]")];
    return Math.max(...rows.map((row) => Number(row.dataset.to)));
  };

  // MARK: Free time

  document.addEventListener("click", (event) => {
    const link = event.target.closest?.(".slot a");
    // A click by keyboard (detail 0) has no position.
    if (!link || event.detail === 0) return;
    const { top, height } = link.getBoundingClientRect();
    const row = link.closest(".slot").dataset;
    const [from, to] = [Number(row.from), Number(row.to)];
    const wanted = from + ((event.clientY - top) / height) * (to - from);
    const minutes = Math.max(from, Math.floor(wanted / BIG_STEP) * BIG_STEP);
    const address = new URL(link.href);
    const date = address.searchParams.get("due").slice(0, 10);
    if (minutes >= 1440 && from < 1440) return;
    address.searchParams.set("due", `${date}T${clock(minutes)}`);
    link.setAttribute("href", address.pathname + address.search);
  }, true);

  // MARK: Moving a block

  /** The block that moves: {block, grip, minutes, start, label, rows, top, y}. */
  let moving = null;

  function begin(grip) {
    const block = grip.closest(".block");
    const rows = [...column().querySelectorAll("[data-from]")].map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return { top: top + scrollY, bottom: bottom + scrollY, from: Number(row.dataset.from), to: Number(row.dataset.to) };
    });
    const label = Object.assign(document.createElement("output"), { className: "drag-time" });
    block.classList.add("moving");
    block.append(label);
    const start = Number(block.dataset.from);
    moving = { block, grip, rows, label, start, minutes: start, top: block.getBoundingClientRect().top + scrollY };
    show(start);
  }

  function show(minutes) {
    moving.minutes = Math.min(Math.max(minutes, earliest()), latest());
    moving.label.textContent = clock(moving.minutes);
  }

  function end() {
    if (!moving) return;
    moving.block.classList.remove("moving");
    moving.block.style.transform = "";
    moving.label.remove();
    moving = null;
  }

  async function pin() {
    const { block, minutes, start } = moving;
    const task = block.dataset.task;
    end();
    if (minutes === start && block.matches(".pinned")) return;
    await perform(window.passbyAt("/plan/pin"), new URLSearchParams({ task, at: clock(minutes) }));
    document.querySelector(`.block[data-task="${CSS.escape(task)}"] .grip`)?.focus({ preventScroll: true });
  }

  /** The time at a height of the page; rows that overlap in time are crossed in their order. */
  function timeAt(y) {
    const { rows } = moving;
    const row = rows.find(({ bottom }) => y < bottom) ?? rows[rows.length - 1];
    const share = Math.min(1, Math.max(0, (y - row.top) / (row.bottom - row.top)));
    return Math.round((row.from + share * (row.to - row.from)) / STEP) * STEP;
  }

  document.addEventListener("pointerdown", (event) => {
    const grip = event.target.closest?.(".grip");
    if (!grip || event.button !== 0) return;
    event.preventDefault();
    end();
    grip.focus({ preventScroll: true });
    grip.setPointerCapture(event.pointerId);
    begin(grip);
    moving.y = event.clientY + scrollY;
  });
  document.addEventListener("pointermove", (event) => {
    if (moving?.y === undefined) return;
    const edge = 48;
    if (event.clientY < edge) scrollBy(0, -12);
    if (event.clientY > innerHeight - edge - 60) scrollBy(0, 12);
    const distance = event.clientY + scrollY - moving.y;
    moving.block.style.transform = `translateY(${distance}px)`;
    if (Math.abs(distance) > 4 || moving.isFar) { moving.isFar = true; show(timeAt(moving.top + distance)); }
  });
  document.addEventListener("pointerup", () => {
    if (moving?.y === undefined) return;
    if (moving.isFar) pin(); else end();
  });
  document.addEventListener("pointercancel", end);

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && moving) { event.preventDefault(); end(); return; }
    const grip = event.target.closest?.(".grip");
    if (!grip) return;
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      if (!moving) begin(grip);
      const step = event.shiftKey ? BIG_STEP : STEP;
      const next = moving.minutes + (event.key === "ArrowUp" ? -step : step);
      show(Math.round(next / STEP) * STEP);
      document.querySelector("#plan-said").textContent = t("planMove", { name: moving.block.dataset.name, time: clock(moving.minutes) });
    } else if ((event.key === "Enter" || event.key === " ") && moving) {
      event.preventDefault();
      pin();
    }
  });
  document.addEventListener("focusout", (event) => { if (moving && moving.y === undefined && event.target === moving.grip) end(); });
})();

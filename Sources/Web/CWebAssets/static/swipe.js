// A touch screen: a swipe to the right is done, one to the left is delete, where there is a button
// for it, and a long press opens the menu; the buttons do the same.
"use strict";
{
  /** The way of the finger, in pixels, before its direction counts. */
  const START = 10;
  /** How long a press is that opens the menu, in milliseconds. */
  const LONG = 500;
  const ROWS = ".tasks > .task, .habits > .habit, .past > li";
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let swipe = null;
  let press;

  /** The distance that is enough: 96 px, or 30 % of a narrower task. */
  const enough = (task) => Math.min(96, task.offsetWidth * 0.3);
  /** The button that a swipe to a side presses. */
  const button = (task, isLeft) => task.querySelector(isLeft ? ".remove, button[formaction$='/remove']" : ":scope > .done, .ring > .done")
    // An entry of the history is taken back either way.
    ?? task.querySelector(".menu .back");

  /** Drops the tap that ends a swipe or a long press: it opens nothing. */
  function dropTap() {
    const stop = (event) => { event.preventDefault(); event.stopPropagation(); };
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, true), 60);
  }

  function end(isDone) {
    const { task, isOn, isLeft } = swipe;
    swipe = null;
    if (!isOn) return;
    task.classList.remove("swiped", "swiped-left", "armed");
    task.style.transform = "";
    dropTap();
    if (isDone) setTimeout(() => button(task, isLeft)?.click(), 70);
  }

  /** How far the finger is in the direction of the swipe. */
  const way = (event) => (event.clientX - swipe.x) * (swipe.isLeft ? -1 : 1);

  document.addEventListener("pointerdown", (event) => {
    const task = event.pointerType === "touch" && event.isPrimary && event.target.closest(ROWS);
    if (!task || task.classList.contains("ticked")) return;
    if (event.target.closest(".menu") || document.querySelector("details.menu[open]")) return;
    const menu = task.querySelector(".menu");
    if (menu) press = setTimeout(() => {
      swipe = null;
      menu.open = true;
      addEventListener("pointerup", dropTap, { once: true });
    }, LONG);
    if (!(button(task, false) || button(task, true))) return;
    swipe = { task, id: event.pointerId, x: event.clientX, y: event.clientY, isOn: false, isLeft: false };
  });
  // The browser's own menu of a link does not come between.
  document.addEventListener("contextmenu", (event) => {
    if (event.pointerType === "touch" && event.target.closest(ROWS)?.querySelector(".menu")) event.preventDefault();
  });
  document.addEventListener("pointermove", (event) => {
    if (!swipe || event.pointerId !== swipe.id) return;
    const [right, down] = [event.clientX - swipe.x, Math.abs(event.clientY - swipe.y)];
    if (!swipe.isOn) {
      if (Math.max(Math.abs(right), down) < START) return;
      clearTimeout(press);
      // Mostly sideways, and where there is something to do; anything else scrolls.
      if (Math.abs(right) < 2 * down || !button(swipe.task, right < 0)) { swipe = null; return; }
      [swipe.isOn, swipe.isLeft] = [true, right < 0];
      swipe.task.classList.add("swiped");
      swipe.task.classList.toggle("swiped-left", swipe.isLeft);
      swipe.task.setPointerCapture(event.pointerId);
    }
    swipe.task.classList.toggle("armed", way(event) >= enough(swipe.task));
    if (!calm.matches) swipe.task.style.transform = `translateX(${(swipe.isLeft ? -1 : 1) * Math.max(0, way(event))}px)`;
  });
  document.addEventListener("pointerup", (event) => {
    clearTimeout(press);
    if (swipe?.id === event.pointerId) end(way(event) >= enough(swipe.task));
  });
  document.addEventListener("pointercancel", (event) => { clearTimeout(press); if (swipe?.id === event.pointerId) end(false); });
}

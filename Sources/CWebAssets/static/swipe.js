// A swipe to the right on a touch screen is done; the button of the task does the same.
"use strict";
{
  /** The way of the finger, in pixels, before its direction counts. */
  const START = 10;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let swipe = null;

  /** The distance that is enough: 96 px, or 30 % of a narrower task. */
  const enough = (task) => Math.min(96, task.offsetWidth * 0.3);

  function end(isDone) {
    const { task, isOn } = swipe;
    swipe = null;
    if (!isOn) return;
    task.classList.remove("swiped", "armed");
    task.style.transform = "";
    // The tap that ends a swipe opens nothing.
    const stop = (event) => { event.preventDefault(); event.stopPropagation(); };
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, true), 60);
    if (isDone) setTimeout(() => task.querySelector(":scope > :is(.done, .tickoff)")?.click(), 70);
  }

  document.addEventListener("pointerdown", (event) => {
    const task = event.pointerType === "touch" && event.isPrimary && event.target.closest(".tasks > .task, .visit-task");
    if (!task || !task.querySelector(":scope > :is(.done, .tickoff)") || task.classList.contains("ticked")) return;
    if (event.target.closest(".menu") || document.querySelector("details.menu[open]")) return;
    swipe = { task, id: event.pointerId, x: event.clientX, y: event.clientY, isOn: false };
  });
  document.addEventListener("pointermove", (event) => {
    if (!swipe || event.pointerId !== swipe.id) return;
    const [right, down] = [event.clientX - swipe.x, Math.abs(event.clientY - swipe.y)];
    if (!swipe.isOn) {
      if (Math.max(Math.abs(right), down) < START) return;
      // Mostly sideways, and to the right; anything else scrolls.
      if (right < 2 * down) { swipe = null; return; }
      swipe.isOn = true;
      swipe.task.classList.add("swiped");
      swipe.task.setPointerCapture(event.pointerId);
    }
    swipe.task.classList.toggle("armed", right >= enough(swipe.task));
    if (!calm.matches) swipe.task.style.transform = `translateX(${Math.max(0, right)}px)`;
  });
  document.addEventListener("pointerup", (event) => {
    if (swipe?.id === event.pointerId) end(event.clientX - swipe.x >= enough(swipe.task));
  });
  document.addEventListener("pointercancel", (event) => { if (swipe?.id === event.pointerId) end(false); });
}

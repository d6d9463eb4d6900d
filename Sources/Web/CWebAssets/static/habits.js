// The habits: a long press on a button of an amount, or on a box, opens the field for a number.
"use strict";
{
  /** How long a press is that opens the field, in milliseconds. */
  const LONG = 500;
  let press;

  /** Opens the field of a habit for a day, with what it has. */
  function open(habit, date) {
    const field = habit.querySelector(".by-number");
    if (!field) return false;
    field.open = true;
    const day = field.querySelector("[name=date]");
    if (date && date !== day.value) {
      day.value = date;
      field.querySelector("[name=set]").value = "";
    }
    const number = field.querySelector("[name=set]");
    number.focus();
    number.select();
    return true;
  }

  /** Drops the click that ends a long press: it adds nothing. */
  function dropClick() {
    const stop = (event) => { event.preventDefault(); event.stopPropagation(); };
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, true), 60);
  }

  document.addEventListener("pointerdown", (event) => {
    const button = event.isPrimary && event.button === 0 && event.target.closest(".steps button, .boxes button");
    const habit = button && button.closest(".habit");
    if (!habit?.querySelector(".by-number")) return;
    // The press is that of the button, and not one on the row, which opens its menu.
    event.stopPropagation();
    press = setTimeout(() => {
      if (!open(habit, button.name === "date" ? button.value : null)) return;
      addEventListener("pointerup", dropClick, { once: true });
      // What follows the end of a touch would take the focus back to the button.
      if (event.pointerType === "touch") event.target.addEventListener("touchend", (end) => end.preventDefault(), { once: true });
    }, LONG);
  }, true);
  for (const type of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(type, (event) => {
      if (type === "pointermove" && Math.max(Math.abs(event.movementX), Math.abs(event.movementY)) < 3) return;
      clearTimeout(press);
    }, true);
  }
  document.addEventListener("contextmenu", (event) => {
    if (event.pointerType === "touch" && event.target.closest(".counter, .boxes button")) event.preventDefault();
  });
}

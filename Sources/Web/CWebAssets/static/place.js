// The page of a place: the slider for the radius, and the button for the present position.
"use strict";
(() => {
  const form = document.getElementById("place-form");
  if (!form || !window.PlaceFields) return;
  const radius = window.PlaceFields.radius(form, () => {});
  radius.read();
  form.querySelector("[data-here]").addEventListener("click", () => {
    form.elements.namedItem("position").value = "here";
  });
})();

// The page of a single place works without this; with it the slider and the receiver's position help.
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

// The form of a place: a slider for its radius, and on the map a pin that is tied to its position.
"use strict";
(() => {
  const [SMALLEST, LARGEST] = [20, 100000];

  /** Parses a length in metres: 80, 80 m, 2.5 km, 2,5 км. */
  const metres = (text) => {
    const match = /^\s*([0-9]*[.,]?[0-9]+)\s*(k?m|к?м)?\s*$/i.exec(text);
    if (!match) return null;
    const value = Number(match[1].replace(",", ".")) * (/^[kк]/i.test(match[2] || "") ? 1000 : 1);
    return value >= SMALLEST && value <= LARGEST ? value : null;
  };

  /** Parses a position in degrees: 52.5,13.4 or a geo URI. */
  const position = (text) => {
    const match = /^\s*(?:geo:)?\s*([-+]?[0-9]*\.?[0-9]+)\s*,\s*([-+]?[0-9]*\.?[0-9]+)/i.exec(text);
    if (!match) return null;
    const [lat, lon] = [Number(match[1]), Number(match[2])];
    return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
  };

  // The slider is logarithmic, from 20 m to 100 km.
  const toSlider = (value) => (1000 * Math.log(value / SMALLEST)) / Math.log(LARGEST / SMALLEST);
  const fromSlider = (value) => {
    const exact = SMALLEST * Math.pow(LARGEST / SMALLEST, value / 1000);
    const step = exact < 200 ? 5 : 5 * Math.pow(10, Math.floor(Math.log10(exact)) - 1);
    return Math.min(LARGEST, Math.max(SMALLEST, Math.round(exact / step) * step));
  };

  /** Keeps the slider and the field equal; calls `resized` with metres. */
  const radius = (form, resized) => {
    const slider = form.querySelector("input[type=range]");
    const field = form.elements.namedItem("radius");
    const current = () => metres(field.value.trim() || "100");
    const tell = (value) => {
      slider.setAttribute("aria-valuetext", field.value || "100 m");
      resized(value);
    };
    const read = () => {
      const value = current();
      if (value === null) return;
      slider.value = String(toSlider(value));
      tell(value);
    };
    field.addEventListener("input", read);
    slider.addEventListener("input", () => {
      const value = fromSlider(Number(slider.value));
      field.value = value < 1000 ? `${value} m` : `${value / 1000} km`;
      tell(value);
    });
    return { read, get value() { return current() || 100; } };
  };

  const degrees = (value) => String(Number(value.toFixed(6)));

  /** Sets up the form on the map. `on` has the callbacks moved(position), resized(metres), here(), saved(answer), removed(answer) and closed(). */
  const sheet = (box, on) => {
    const form = box.querySelector(".place-form");
    const removal = box.querySelector(".place-removal");
    const field = (name) => form.elements.namedItem(name);
    const heading = box.querySelector("h2");
    const near = box.querySelector("#near");
    const more = box.querySelector("#sheet-more");
    const picker = radius(form, on.resized);
    let suggested = "";
    let opener = null;
    let original = "";
    const typed = () => JSON.stringify([...new FormData(form)]);

    const showErrors = (errors) => {
      for (const place of form.querySelectorAll("[data-error]")) {
        const name = place.dataset.error;
        place.textContent = errors[name] || "";
        if (name === "general") { place.hidden = !errors.general; continue; }
        if (errors[name]) field(name).setAttribute("aria-invalid", "true");
        else field(name).removeAttribute("aria-invalid");
      }
      const first = form.querySelector("[aria-invalid=true]")
        || (errors.general && form.querySelector("[data-error=general]"));
      if (first) first.focus();
    };

    /** Writes the fields of a place as the server fills them. */
    const fill = (place) => {
      const usual = { was: "", name: "", radius: "100 m", position: field("position").value, tags: "", hours: "" };
      for (const name of Object.keys(usual)) field(name).value = place[name] ?? usual[name];
      picker.read();
    };

    const close = () => {
      if (box.hidden) return;
      box.hidden = true;
      on.closed();
      if (opener?.isConnected) opener.focus({ preventScroll: true });
    };

    const send = async (target, done) => {
      if (target.getAttribute("aria-busy") === "true") return;
      target.setAttribute("aria-busy", "true");
      const answer = await window.passby.post(target.action, new FormData(target));
      target.removeAttribute("aria-busy");
      if (answer.ok) {
        close();
        done(answer);
        return;
      }
      if (answer.values) {
        fill(answer.values);
        const at = position(answer.values.position);
        if (at) on.moved(at);
      }
      showErrors(Object.keys(answer.errors ?? {}).length ? answer.errors : { general: answer.text });
    };

    form.addEventListener("submit", (event) => { event.preventDefault(); send(form, on.saved); });
    removal.addEventListener("submit", (event) => { event.preventDefault(); send(removal, on.removed); });
    box.querySelector("[data-close]").addEventListener("click", (event) => { event.preventDefault(); close(); });
    box.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
    box.querySelector("[data-here]").addEventListener("click", () => on.here());
    field("name").addEventListener("input", () => { suggested = ""; });
    field("position").addEventListener("input", () => {
      const at = position(field("position").value);
      if (at) on.moved(at);
    });

    return {
      close,
      get isOpen() { return !box.hidden; },
      get isChanged() { return typed() !== original; },
      get radius() { return picker.value; },
      /** Opens the form with a place, or with a new one without `id`. */
      open(place) {
        if (box.hidden) opener = document.activeElement;
        suggested = "";
        showErrors({});
        form.action = window.passbyAt(place.id ? `/places/${place.id}` : "/places");
        removal.action = window.passbyAt(place.id ? `/places/${place.id}/remove` : "/places");
        removal.hidden = !place.id;
        more.hidden = !place.id;
        if (place.id) more.firstElementChild.href = window.passbyAt(`/places/${place.id}`);
        heading.textContent = place.id ? place.name : window.passbyText("newPlace");
        near.textContent = "";
        this.pin(place);
        fill(place);
        box.hidden = false;
        original = typed();
        if (matchMedia("(pointer: fine)").matches && !place.id) field("name").focus({ preventScroll: true });
        else heading.focus({ preventScroll: true });
        this.show();
      },
      /** Scrolls to the form. */
      show() {
        const { top, bottom } = box.getBoundingClientRect();
        // On a phone the map stays above the form; see scroll-margin-top in map.css.
        if (top < 0 || bottom > innerHeight) box.scrollIntoView({ block: "start" });
      },
      /** Writes the position of the pin into its field. */
      pin(at) { field("position").value = `${degrees(at.lat)},${degrees(at.lon)}`; },
      /** Suggests a name, unless the user has typed one. */
      suggest(name, words) {
        near.textContent = words;
        const isTyped = field("name").value && field("name").value !== suggested;
        const wasChanged = typed() !== original;
        if (name && !isTyped) field("name").value = suggested = name;
        if (!wasChanged) original = typed();
      },
    };
  };

  window.PlaceFields = { metres, position, radius, toSlider, fromSlider, sheet };
})();

// Layers of the map: a grid of coordinates, circles with a minimum size, and names that do not overlap.
"use strict";
(function () {
  if (typeof L === "undefined") return;

  const STEPS = [
    90, 45, 30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005,
    0.0002, 0.0001];

  /** Returns a custom property of the style sheet. */
  const style = (name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  const degrees = (value, step, letters) => {
    const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
    const shown = Math.abs(value).toFixed(digits);
    const isBoth = Number(shown) === 0 || Number(shown) === 180;
    return shown + "\u00b0" + (isBoth ? "" : " " + window.passbyText(letters[value < 0 ? 1 : 0]));
  };

  /** Lines of latitude and longitude with labels, drawn tile by tile so that they move with the map. */
  const Graticule = L.GridLayer.extend({
    options: { pane: "tilePane", zIndex: 0, keepBuffer: 1 },

    createTile: function (coords) {
      const size = this.getTileSize();
      const ratio = window.devicePixelRatio || 1;
      const tile = document.createElement("canvas");
      tile.width = size.x * ratio;
      tile.height = size.y * ratio;
      const pen = tile.getContext("2d");
      pen.scale(ratio, ratio);
      const degreePixels = (size.x * Math.pow(2, coords.z)) / 360;
      const step = STEPS.filter((step) => step * degreePixels >= 100).pop() || 90;
      const origin = coords.scaleBy(size);
      const at = (x, y) => this._map.unproject(origin.add([x, y]), coords.z);
      // A little more than the tile, so that labels can cross into the next tile.
      const [first, last] = [at(-110, -20), at(size.x + 10, size.y + 30)];
      const lines = (from, to) => {
        const all = [];
        for (let i = Math.floor(from / step); i <= Math.ceil(to / step); i += 1) all.push(i * step);
        return all;
      };
      const place = (lat, lon) => this._map.project([lat, lon], coords.z).subtract(origin);
      pen.fillStyle = style("--map-ground");
      pen.fillRect(0, 0, size.x, size.y);
      pen.strokeStyle = style("--map-line");
      pen.lineWidth = 1;
      const easts = lines(first.lng, last.lng).map((lon) => ({ lon, x: place(0, lon).x }));
      const norths = lines(last.lat, first.lat).filter((lat) => Math.abs(lat) <= 85)
        .map((lat) => ({ lat, y: place(lat, 0).y }));
      pen.beginPath();
      for (const { x } of easts) {
        pen.moveTo(Math.round(x) + 0.5, 0);
        pen.lineTo(Math.round(x) + 0.5, size.y);
      }
      for (const { y } of norths) {
        pen.moveTo(0, Math.round(y) + 0.5);
        pen.lineTo(size.x, Math.round(y) + 0.5);
      }
      pen.stroke();
      pen.fillStyle = style("--map-word");
      pen.font = "11px " + style("--map-font");
      for (const { lat, y } of norths) {
        for (const { lon, x } of easts) {
          const east = ((((lon + 180) % 360) + 360) % 360) - 180;
          pen.fillText(degrees(lat, step, ["north", "south"]), x + 4, y - 4);
          pen.fillText(degrees(east, step, ["east", "west"]), x + 4, y + 13);
        }
      }
      return tile;
    },
  });

  /** A circle in metres with a minimum size in pixels. */
  const PlaceCircle = L.Circle.extend({
    options: { leastPixels: 7 },

    _project: function () {
      L.Circle.prototype._project.call(this);
      if (!this._point || !(this._radius < this.options.leastPixels)) return;
      this._radius = this._radiusY = this.options.leastPixels;
      this._updateBounds();
    },
  });

  const MOST_NAMES = 150;
  const measure = document.createElement("canvas").getContext("2d");

  /** The names of places below their circles; of two that overlap, the one of higher rank is shown. */
  const PlaceNames = L.Layer.extend({
    initialize: function () {
      this._places = [];
    },

    /** Shows names: `{lat, lon, radius, text, rank, kind}`, the highest rank first. */
    setPlaces: function (places) {
      this._places = places.slice().sort((a, b) => b.rank - a.rank || b.radius - a.radius);
      if (this._map) this._draw();
    },

    getEvents: function () {
      return { moveend: this._draw, zoomend: this._draw, viewreset: this._draw, resize: this._draw };
    },

    onAdd: function () {
      this._box = L.DomUtil.create("div", "place-names leaflet-zoom-hide", this.getPane("markerPane"));
      this._box.setAttribute("aria-hidden", "true");
      this._draw();
    },

    onRemove: function () {
      this._box.remove();
    },

    _draw: function () {
      const map = this._map;
      const view = map.getBounds().pad(0.2);
      const taken = [];
      const shown = document.createDocumentFragment();
      measure.font = "600 13px " + style("--map-font");
      for (const place of this._places) {
        if (taken.length >= MOST_NAMES) break;
        if (!view.contains([place.lat, place.lon])) continue;
        const middle = map.latLngToLayerPoint([place.lat, place.lon]);
        const circle = map.latLngToLayerPoint([
          place.lat - (place.radius / 6371008.8) * (180 / Math.PI), place.lon]);
        const below = Math.min(Math.max(8, circle.y - middle.y), 200);
        const text = place.text.length > 28 ? place.text.slice(0, 27) + "\u2026" : place.text;
        const width = measure.measureText(text).width + 12;
        const box = {
          left: middle.x - width / 2, right: middle.x + width / 2,
          top: middle.y + below + 2, bottom: middle.y + below + 22 };
        const overlaps = taken.some((other) =>
          box.left < other.right && other.left < box.right && box.top < other.bottom
          && other.top < box.bottom);
        if (overlaps) continue;
        taken.push(box);
        const name = document.createElement("span");
        name.className = "place-name " + place.kind;
        name.textContent = text;
        name.style.width = width + "px";
        L.DomUtil.setPosition(name, L.point(Math.round(box.left), Math.round(box.top)));
        shown.append(name);
      }
      this._box.replaceChildren(shown);
    },
  });

  window.MapLayers = { Graticule, PlaceCircle, PlaceNames, style };
})();

// Layers of the map: a grid of coordinates, circles with a minimum size, and names that do not overlap.
"use strict";
(function () {
  if (typeof L === "undefined") return;

  const STEPS = [
    90, 45, 30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005,
    0.0002, 0.0001];

  const measure = document.createElement("canvas").getContext("2d");

  /** Returns a custom property of the style sheet. */
  const style = (name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  const degrees = (value, step, letters) => {
    const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
    const shown = Math.abs(value).toFixed(digits);
    const isBoth = Number(shown) === 0 || Number(shown) === 180;
    return shown + "\u00b0" + (isBoth ? "" : " " + window.passbyText(letters[value < 0 ? 1 : 0]));
  };

  /** The degrees between two lines of the net at a zoom: 100 pixels or more. */
  const stepAt = (zoom) => STEPS.filter((step) => (step * 256 * 2 ** zoom) / 360 >= 100).pop() || 90;

  /** The multiples of a step around a range. */
  const lines = (from, to, step) => {
    const all = [];
    for (let i = Math.floor(from / step); i <= Math.ceil(to / step); i += 1) all.push(i * step);
    return all;
  };

  /** The parts of the page that lie on the map in a corner of their own, in pixels of its container. */
  const corners = (map) => {
    const frame = map.getContainer().getBoundingClientRect();
    return [...map.getContainer().parentElement.querySelectorAll(
      ".map-buttons, .where-words:not([hidden]), .leaflet-bar, .leaflet-control-attribution, .leaflet-control-scale-line")].map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return { left: left - frame.left, right: left - frame.left + width, top: top - frame.top, bottom: top - frame.top + height };
    });
  };

  const meet = (one, two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;

  /** Lines of latitude and longitude, drawn tile by tile so that they move with the map. */
  const Graticule = L.GridLayer.extend({
    options: { pane: "tilePane", zIndex: 0, keepBuffer: 1 },

    /** Draws land and sea below the lines. */
    setWorld: function (world) {
      this._world = world;
      this.redraw();
    },

    createTile: function (coords) {
      const size = this.getTileSize();
      const ratio = window.devicePixelRatio || 1;
      const tile = document.createElement("canvas");
      tile.width = size.x * ratio;
      tile.height = size.y * ratio;
      const pen = tile.getContext("2d");
      pen.scale(ratio, ratio);
      const step = stepAt(coords.z);
      const origin = coords.scaleBy(size);
      const at = (x, y) => this._map.unproject(origin.add([x, y]), coords.z);
      const [first, last] = [at(0, 0), at(size.x, size.y)];
      const place = (lat, lon) => this._map.project([lat, lon], coords.z).subtract(origin);
      pen.fillStyle = style("--map-ground");
      pen.fillRect(0, 0, size.x, size.y);
      this._world?.paint(pen, coords, size, style);
      pen.strokeStyle = style("--map-line");
      pen.lineWidth = 1;
      const easts = lines(first.lng, last.lng, step).map((lon) => ({ lon, x: place(0, lon).x }));
      const norths = lines(last.lat, first.lat, step).filter((lat) => Math.abs(lat) <= 85)
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
      return tile;
    },
  });

  /** The degrees of the net at two edges, as on maps of paper: latitudes at the left, longitudes at the bottom. */
  const EdgeLabels = L.Layer.extend({
    getEvents: function () {
      return { move: this._draw, zoomend: this._draw, viewreset: this._draw, resize: this._draw };
    },

    onAdd: function (map) {
      this._box = L.DomUtil.create("div", "edge-labels leaflet-zoom-hide", map.getContainer());
      this._box.setAttribute("aria-hidden", "true");
      this._draw();
    },

    onRemove: function () {
      this._box.remove();
    },

    _draw: function () {
      const map = this._map;
      const { x: width, y: height } = map.getSize();
      const view = map.getBounds();
      const step = stepAt(Math.round(map.getZoom()));
      const taken = corners(map);
      const labels = document.createDocumentFragment();
      measure.font = "12px " + style("--map-font");
      const put = (text, x, y) => {
        const long = measure.measureText(text).width + 8;
        const spot = { left: x, right: x + long, top: y, bottom: y + 18 };
        if (x < 0 || y < 0 || spot.right > width || spot.bottom > height || taken.some((other) => meet(spot, other))) return;
        taken.push(spot);
        const label = document.createElement("span");
        label.textContent = text;
        L.DomUtil.setPosition(label, L.point(Math.round(x), Math.round(y)));
        labels.append(label);
      };
      for (const lat of lines(view.getSouth(), view.getNorth(), step)) {
        if (Math.abs(lat) > 85) continue;
        put(degrees(lat, step, ["north", "south"]), 0, map.latLngToContainerPoint([lat, 0]).y - 9);
      }
      for (const lon of lines(view.getWest(), view.getEast(), step)) {
        const east = ((((lon + 180) % 360) + 360) % 360) - 180;
        put(degrees(east, step, ["east", "west"]), map.latLngToContainerPoint([0, lon]).x - 16, height - 18);
      }
      this._box.replaceChildren(labels);
    },
  });

  /** Rings of half a kilometre and of one around the user, each with its word, where they are large enough to read. */
  const DistanceRings = L.LayerGroup.extend({
    around: function (position) {
      this._position = position;
      this._draw();
    },

    getEvents: function () {
      return { zoomend: this._draw };
    },

    _draw: function () {
      this.clearLayers();
      if (!this._map || !this._position || this._map.getZoom() < 12) return;
      const [lat, lon] = this._position;
      const color = style("--map-word");
      for (const [meters, word] of [[500, "halfKilometer"], [1000, "oneKilometer"]]) {
        L.circle([lat, lon], { radius: meters, weight: 1, color, dashArray: "2 5", fill: false, interactive: false }).addTo(this);
        const top = [lat + (meters / 6371008.8) * (180 / Math.PI), lon];
        L.marker(top, {
          interactive: false, keyboard: false,
          icon: L.divIcon({ className: "ring-word", iconSize: [56, 18], iconAnchor: [28, 9], html: `<span>${window.passbyText(word)}</span>` }),
        }).addTo(this);
      }
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

  /** The distance in pixels within which places form a cluster, and the fewest that do. */
  const [CLUSTER_PIXELS, CLUSTER_COUNT, CLUSTER_ZOOM] = [40, 4, 16];

  /** Divides places into clusters, at the present zoom, and those that stand alone. */
  const clusters = (map, places) => {
    const zoom = map.getZoom();
    if (zoom >= CLUSTER_ZOOM) return { groups: [], alone: places };
    const cells = new Map();
    const all = [];
    for (const place of places) {
      const point = map.project([place.lat, place.lon], zoom);
      const [x, y] = [Math.floor(point.x / CLUSTER_PIXELS), Math.floor(point.y / CLUSTER_PIXELS)];
      let home = null;
      for (let dx = -1; dx <= 1 && !home; dx += 1) {
        for (let dy = -1; dy <= 1 && !home; dy += 1) {
          home = cells.get(`${x + dx} ${y + dy}`)?.find((each) => each.point.distanceTo(point) < CLUSTER_PIXELS);
        }
      }
      if (home) { home.places.push(place); continue; }
      const group = { point, places: [place] };
      all.push(group);
      const key = `${x} ${y}`;
      if (cells.has(key)) cells.get(key).push(group); else cells.set(key, [group]);
    }
    const isGroup = (group) => group.places.length >= CLUSTER_COUNT;
    return {
      groups: all.filter(isGroup).map((group) => group.places),
      alone: all.filter((group) => !isGroup(group)).flatMap((group) => group.places),
    };
  };

  /** A round sign with the number of places in a cluster. */
  const clusterSign = (places) => {
    const bounds = L.latLngBounds(places.map((place) => [place.lat, place.lon]));
    const words = window.passbyText("severalPlaces", { count: places.length });
    const icon = L.divIcon({ className: "cluster", iconSize: [44, 44], html: `<span>${places.length}</span>` });
    return L.marker(bounds.getCenter(), { icon, alt: words, title: words });
  };

  /** The names of places at their circles, and the times of visits; of two that overlap, the one of higher rank is shown. */
  const PlaceNames = L.Layer.extend({
    initialize: function () {
      this._places = [];
    },

    /** Shows names: `{lat, lon, radius, text, rank, kind}`, the highest rank first. */
    setPlaces: function (places) {
      this._places = places.slice().sort((a, b) => b.rank - a.rank || b.radius - a.radius);
      if (this._map) this._draw();
    },

    /** Keeps names off the position of the receiver where there is room beside it. */
    setPosition: function (position) {
      if (this._map && this._position) {
        const [now, before] = [position, this._position].map((each) => this._map.latLngToLayerPoint(each));
        if (now.distanceTo(before) < 4) return;
      }
      this._position = position;
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
      const me = this._position && map.latLngToLayerPoint(this._position);
      const dot = me && { left: me.x - 11, right: me.x + 11, top: me.y - 11, bottom: me.y + 11 };
      const zero = map.containerPointToLayerPoint([0, 0]);
      const taken = corners(map).map(({ left, right, top, bottom }) =>
        ({ left: left + zero.x, right: right + zero.x, top: top + zero.y, bottom: bottom + zero.y }));
      const shown = document.createDocumentFragment();
      // Signs of other places, on which no name lies where there is room beside them.
      const signs = this._places.filter((place) => place.rank >= 0 && view.contains([place.lat, place.lon])).map((place) => {
        const { x, y } = map.latLngToLayerPoint([place.lat, place.lon]);
        return { place, left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 };
      });
      
      for (const place of this._places) {
        if (taken.length >= MOST_NAMES) break;
        if (!view.contains([place.lat, place.lon])) continue;
        const isTown = place.kind === "town";
        const middle = map.latLngToLayerPoint([place.lat, place.lon]);
        measure.font = (isTown ? "400 12px " : place.kind === "times" ? "600 12px " : "600 14px ") + style("--map-font");
        const circle = map.latLngToLayerPoint([
          place.lat - (place.radius / 6371008.8) * (180 / Math.PI), place.lon]);
        const below = Math.min(Math.max(8, circle.y - middle.y), 200);
        const text = place.text.length > 28 ? place.text.slice(0, 27) + "\u2026" : place.text;
        const width = measure.measureText(text).width + 12;
        const at = (x, y) => ({ left: middle.x + x, right: middle.x + x + width, top: middle.y + y, bottom: middle.y + y + 20 });
        // Below its circle, or where a neighbour's name is there, above or beside it; that of a town beside its dot.
        const spots = isTown ? [at(-5, -10), at(5 - width, -10)] : place.kind === "times" ? [at(12, -10), at(-12 - width, -10), at(-width / 2, -32), at(-width / 2, 12)] : [at(-width / 2, below + 2), at(-width / 2, -below - 22), at(below + 4, -10), at(-below - 4 - width, -10)];
        const free = spots.filter((spot) => !taken.some((other) => meet(spot, other)));
        const isClear = (spot) => (!dot || !meet(spot, dot)) && !signs.some((sign) => sign.place !== place && meet(spot, sign));
        const box = free.find(isClear) ?? (place.rank < 0 ? null : free[0]);
        if (!box) continue;
        // Between towns some room is left, so that the world is not covered with them.
        taken.push(isTown ? { left: box.left - 14, right: box.right + 14, top: box.top - 10, bottom: box.bottom + 10 } : box);
        const name = document.createElement("span");
        name.className = "place-name " + place.kind + (isTown && box === spots[1] ? " mirrored" : "");
        name.textContent = text;
        name.style.width = width + "px";
        L.DomUtil.setPosition(name, L.point(Math.round(box.left), Math.round(box.top)));
        shown.append(name);
      }
      this._box.replaceChildren(shown);
    },
  });

  window.MapLayers = { Graticule, EdgeLabels, DistanceRings, PlaceCircle, PlaceNames, clusters, clusterSign, style };
})();

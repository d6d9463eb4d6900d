// Land, borders and larger towns for the map without tiles, from a small file of Natural Earth.
"use strict";
(() => {
  /** Beyond this zoom the data are too coarse: a coast would be drawn kilometres away from where it is. */
  const MOST_ZOOM = 9;
  /** The latitude at which the map ends. */
  const END = 85.0511;

  /** Returns a position on the map, where the whole world is 1 wide and 1 high. */
  const project = (lon, lat) => {
    const angle = (Math.max(-END, Math.min(END, lat)) * Math.PI) / 180;
    return [(lon + 180) / 360, 0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI)];
  };

  /** Returns a ring of positions with the frame around it, from differences of whole steps. */
  const ring = (flat, steps) => {
    const points = [];
    let [lon, lat, left, right, top, bottom] = [0, 0, 1, 0, 1, 0];
    for (let i = 0; i < flat.length; i += 2) {
      lon += flat[i];
      lat += flat[i + 1];
      const [x, y] = project(lon / steps, lat / steps);
      points.push(x, y);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    return { points, left, right, top, bottom };
  };

  /** Draws the part of the world that a tile shows: land, and around it coasts and borders; false at a closer zoom. */
  const paint = (land) => (pen, coords, size, style) => {
    if (coords.z > MOST_ZOOM) return false;
    const width = size.x * 2 ** coords.z;
    const [x0, y0] = [coords.x * size.x, coords.y * size.y];
    pen.fillStyle = style("--map-sea");
    pen.fillRect(0, 0, size.x, size.y);
    pen.fillStyle = style("--map-ground");
    pen.strokeStyle = style("--map-coast");
    pen.lineWidth = 1;
    pen.lineJoin = "round";
    // The map goes on beyond 180 degrees, where the world begins again.
    const shift = Math.floor(coords.x / 2 ** coords.z) * width - x0;
    for (const { points, left, right, top, bottom } of land) {
      if (right * width + shift < -2 || left * width + shift > size.x + 2) continue;
      if (bottom * width - y0 < -2 || top * width - y0 > size.y + 2) continue;
      pen.beginPath();
      for (let i = 0; i < points.length; i += 2) {
        pen.lineTo(points[i] * width + shift, points[i + 1] * width - y0);
      }
      pen.closePath();
      pen.fill();
      pen.stroke();
    }
    return true;
  };

  window.MapWorld = {
    /** Fetches the world: a painter of tiles, and towns with the most important one first. */
    async load(address) {
      const { steps, land, towns } = await (await fetch(address)).json();
      return {
        paint: paint(land.map((flat) => ring(flat, steps))),
        towns: towns.map(([text, lon, lat], index) => ({
          text, lon: lon / steps, lat: lat / steps, radius: 0, kind: "town", rank: -1 - index / 1000,
        })),
      };
    },
  };
})();

// The map: the places of the list, the live position of the user, and a pin for a new or moved place.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const box = $("#map");
  const t = window.passbyText;
  if (!box || !window.PlaceFields || !window.passby) return;
  if (typeof L === "undefined") {
    box.className = "map-missing";
    box.removeAttribute("role");
    box.textContent = t("leafletMissing");
    $("#follow").hidden = true;
    return;
  }
  const { Graticule, EdgeLabels, DistanceRings, PlaceCircle, PlaceNames, clusters, clusterSign, style } = window.MapLayers;
  const { post, toast, refresh } = window.passby;
  const data = box.dataset;
  const memory = (key, value) => {
    try {
      if (value === undefined) return JSON.parse(sessionStorage.getItem(key));
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch { /* private windows keep nothing */ }
    return null;
  };

  // MARK: The background

  const map = L.map(box, {
    preferCanvas: true, worldCopyJump: true, zoomControl: false, minZoom: 1, maxZoom: 19,
    attributionControl: false, zoomSnap: 0.5, wheelPxPerZoomLevel: 90,
  });
  L.control.zoom({ position: "topright" }).addTo(map);
  L.control.scale({ imperial: false, maxWidth: 120 }).addTo(map);
  const attribution = L.control.attribution({ prefix: false }).addTo(map);
  const net = new Graticule().addTo(map);
  /** Escapes text for HTML; an attribution may come from a file. */
  const plain = (text) => Object.assign(document.createElement("span"), { textContent: text }).innerHTML;
  if (data.attribution) attribution.addAttribution(plain(data.attribution));
  if (!data.tiles) new EdgeLabels().addTo(map);
  if (data.tiles) {
    const bounds = data.bounds?.split(",").map(Number);
    const Pictures = L.TileLayer.extend({
      createTile(coords, done) {
        const tile = L.TileLayer.prototype.createTile.call(this, coords, done);
        // Tile services want a referrer; the origin is enough.
        tile.referrerPolicy = "origin";
        return tile;
      },
    });
    new Pictures(data.tiles, {
      minNativeZoom: Number(data.leastZoom), maxNativeZoom: Number(data.mostZoom), maxZoom: 19, minZoom: 1,
      bounds: bounds && [[bounds[0], bounds[1]], [bounds[2], bounds[3]]], className: data.photos ? "photos" : "pictures",
    }).addTo(map);
  }
  let world = null;
  if (data.world && window.MapWorld) {
    attribution.addAttribution("Natural Earth");
    window.MapWorld.load(data.world).then((loaded) => {
      world = loaded;
      net.setWorld(world);
      box.dataset.drawn = "world";
      draw();
    }).catch(() => { /* the lines alone say where one is */ });
  }
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { net.redraw(); draw(); });

  // MARK: Places

  const circles = L.layerGroup().addTo(map);
  /** The times of today's visits: they give way to names. */
  let visitTimes = [];
  const names = new PlaceNames().addTo(map);
  const rings = new DistanceRings();
  let places = new Map();
  /** What is typed into the search. */
  let filter = "";

  const read = () => new Map([...document.querySelectorAll("#place-list > li")].map((item) => {
    const { id, name, lat, lon, meters, radius, state, here, tags, hours, position, was } = item.dataset;
    return [id, { id, name, lat: Number(lat), lon: Number(lon), meters: Number(meters), radius, state, here, tags, hours, position, was }];
  }));

  function look(state) {
    if (state === "inside") return { color: style("--map-inside"), weight: 5, fillOpacity: 0.32, leastPixels: 12 };
    if (state === "outside") return { color: style("--map-outside"), weight: 2.5, fillOpacity: 0.14 };
    return { color: style("--map-unknown"), weight: 2.5, dashArray: "6 6", fillOpacity: 0.1 };
  }

  function draw() {
    places = read();
    filterList();
    circles.clearLayers();
    const shown = [...places.values()].filter((place) => place.id !== edited?.id);
    // Where the user is shows at every zoom.
    const { groups, alone } = clusters(map, shown.filter((place) => place.state !== "inside"));
    alone.push(...shown.filter((place) => place.state === "inside"));
    for (const group of groups) {
      clusterSign(group).on("click", () => {
        setFollowing(false);
        map.fitBounds(L.latLngBounds(group.map((place) => [place.lat, place.lon])), { padding: [40, 40], maxZoom: 17 });
      }).addTo(circles);
    }
    for (const place of alone) {
      new PlaceCircle([place.lat, place.lon], { radius: place.meters, ...look(place.state), bubblingMouseEvents: false })
        .on("click", () => choose(place.id)).addTo(circles);
    }
    const ofPlaces = alone.map((place) => ({
      lat: place.lat, lon: place.lon, radius: place.meters, kind: place.state,
      text: place.state === "inside" ? `◉ ${place.name} · ${place.here}` : place.name,
      rank: place.state === "inside" ? 1 : 0,
    }));
    // In the streets of a town its name is no help.
    names.setPlaces([...ofPlaces, ...visitTimes, ...(world && map.getZoom() <= 11 ? world.towns : [])]);
  }

  map.on("zoomend", () => draw());

  // MARK: The pin

  let edited = null;
  let pin = null;
  let ring = null;
  const pinIcon = L.divIcon({
    className: "pin", iconSize: [44, 44], iconAnchor: [22, 42],
    html: '<svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true"><path d="M22 42C14 30 9 24 9 16a13 13 0 0 1 26 0c0 8-5 14-13 26z"/><circle cx="22" cy="16" r="5"/></svg>',
  });

  /** Where no position is known, this browser may tell it. */
  const browserOffer = { label: t("useBrowser"), act: () => window.passbyPosition?.follow() };
  const sheet = window.PlaceFields.sheet($("#sheet"), {
    moved: (at) => put(at, true),
    resized: (meters) => ring?.setRadius(meters),
    here: () => {
      if (!last) { toast(t("noPosition"), { isError: true, offer: browserOffer }); return; }
      const at = { lat: last.lat, lon: last.lon };
      sheet.pin(at);
      put(at, true);
      nameOf(at);
    },
    saved: (answer) => done(answer),
    removed: (answer) => done(answer),
    closed: () => {
      pin?.remove();
      ring?.remove();
      pin = ring = edited = null;
      draw();
    },
  });

  async function done(answer) {
    toast(answer.text, { step: answer.step });
    const back = $("#place-form").elements.namedItem("back").value;
    const known = new Set(places.keys());
    await refresh();
    if (!back || back === "/map" || back.startsWith("/map?")) return;
    // Tells the form of a task that waits for a new place which one it is.
    const added = [...read().keys()].find((id) => !known.has(id));
    const address = new URL(back, location.origin);
    if (added && address.pathname.startsWith("/tasks/")) address.searchParams.append("place", added);
    location.assign(window.passbyAt(address.pathname + address.search + address.hash));
  }

  /** Moves the pin and its circle, and pans the map if they are out of sight. */
  function put(at, isShown) {
    const point = [at.lat, at.lon];
    if (!pin) {
      pin = L.marker(point, { icon: pinIcon, draggable: true, autoPan: true, keyboard: false, alt: t("placeCenter") }).addTo(map);
      ring = L.circle(point, { radius: sheet.radius, color: style("--map-pin"), weight: 3, fillOpacity: 0.2, interactive: false }).addTo(map);
      pin.on("drag", () => {
        const now = pin.getLatLng().wrap();
        ring.setLatLng(pin.getLatLng());
        sheet.pin({ lat: now.lat, lon: now.lng });
      });
      pin.on("dragend", () => {
        draggedAt = performance.now();
        // Leaflet draws in the next frame, and a quick flick ends before it.
        const end = pin.dragging?._draggable?._newPos;
        if (end) pin.setLatLng(map.layerPointToLatLng(end));
        ring.setLatLng(pin.getLatLng());
        const now = pin.getLatLng().wrap();
        sheet.pin({ lat: now.lat, lon: now.lng });
        nameOf({ lat: now.lat, lon: now.lng });
      });
    }
    pin.setLatLng(point);
    ring.setLatLng(point);
    if (isShown && !map.getBounds().pad(-0.1).contains(point)) map.panTo(point);
  }

  function edit(place) {
    edited = place;
    pin?.remove();
    ring?.remove();
    pin = ring = null;
    sheet.open(place);
    put(place, true);
    draw();
  }

  /** Asks before what was typed is lost. */
  const mayLeave = () => !sheet.isOpen || !sheet.isChanged || confirm(t("discardChanges"));

  /** Opens the form of a place of the list. */
  function choose(id) {
    const place = places.get(String(id));
    if (!place || (edited?.id !== place.id && !mayLeave())) return;
    if (sheet.isOpen && edited?.id === place.id) { sheet.show(); return; }
    setFollowing(false);
    edit(place);
    const bounds = L.latLng(place.lat, place.lon).toBounds(place.meters * 2);
    const pixels = map.latLngToContainerPoint(bounds.getNorthEast()).x - map.latLngToContainerPoint(bounds.getSouthWest()).x;
    if (pixels < 24 || pixels > map.getSize().x || !map.getBounds().contains([place.lat, place.lon])) {
      map.fitBounds(bounds.pad(0.8), { maxZoom: 17 });
    }
  }

  function create(at, more = data.newName ? { name: data.newName } : {}) {
    setFollowing(false);
    edit({ name: "", tags: "", ...at, ...more });
    if (!more.name) nameOf(at);
  }

  let question = 0;
  /** Asks the search service for the name of a point, if the settings name one. */
  async function nameOf(at) {
    const mine = (question += 1);
    try {
      const response = await fetch(window.passbyAt(`/geocode/reverse?lat=${at.lat}&lon=${at.lon}`), { headers: { Accept: "application/json" } });
      const found = await response.json();
      if (mine !== question || !sheet.isOpen || edited?.id) return;
      if (found.name) sheet.suggest(found.name, t("near", { place: found.text, source: found.attribution }));
      else if (found.note) sheet.suggest("", found.note);
    } catch { /* a name is only a suggestion */ }
  }

  let draggedAt = -Infinity;
  map.on("click", (event) => {
    // The mouse button that lets go of the pin counts as a click on the map.
    if (performance.now() - draggedAt > 300) pointed(event.latlng);
  });
  map.on("contextmenu", (event) => pointed(event.latlng));
  function pointed(latlng) {
    const point = latlng.wrap();
    const at = { lat: point.lat, lon: point.lng };
    if (!sheet.isOpen) { create(at); return; }
    // A tap does not move a stored place; only dragging its pin does.
    if (edited?.id) {
      if (!sheet.isChanged) sheet.close();
      return;
    }
    sheet.pin(at);
    put(at, false);
    nameOf(at);
  }

  // MARK: The position of the receiver

  const STALE = 120;
  let last = null;
  /** The recorded track of today, and what this session has seen after it. */
  let trail = JSON.parse(data.trail ?? "[]");
  for (const point of memory("passby-trail") ?? []) if (point[2] >= Number(data.dayBegin) && point[2] > (trail.at(-1)?.[2] ?? 0)) trail.push(point);
  let isFollowing = false;
  const line = L.polyline([], { weight: 4, interactive: false, opacity: 0.75 }).addTo(map);
  const visits = L.layerGroup().addTo(map);
  /** Draws a dot at each place that was visited today, and keeps its times for the names. */
  function drawVisits() {
    visits.clearLayers();
    const times = new Map();
    for (const item of document.querySelectorAll("#visited li")) {
      const key = `${item.dataset.lat},${item.dataset.lon}`;
      times.set(key, [...(times.get(key) ?? []), item.dataset.times]);
    }
    visitTimes = [];
    for (const [key, texts] of times) {
      const [lat, lon] = key.split(",").map(Number);
      L.circleMarker([lat, lon], { radius: 5, weight: 2, color: style("--map-halo"), fillColor: style("--map-me"), fillOpacity: 1, interactive: false }).addTo(visits);
      visitTimes.push({ lat, lon, radius: 0, kind: "times", text: texts.slice(-3).join(", "), rank: -0.5 });
    }
    box.dataset.visits = String(times.size);
  }
  const accuracy = L.circle([0, 0], { radius: 1, weight: 1, interactive: false, fillOpacity: 0.12 });
  const dot = L.circleMarker([0, 0], { radius: 8, weight: 3, fillOpacity: 1, interactive: false });

  /** Splits the trail at gaps of more than a minute and at the antimeridian; a point alone is drawn as a dot. */
  function pieces() {
    const all = [];
    for (const [lat, lon, time] of trail) {
      const piece = all[all.length - 1];
      const before = piece?.[piece.length - 1];
      if (!before || time - before[2] > 60 || Math.abs(lon - before[1]) > 180) all.push([[lat, lon, time]]);
      else piece.push([lat, lon, time]);
    }
    return all.map((piece) => (piece.length > 1 ? piece : [...piece, ...piece]).map(([lat, lon]) => [lat, lon]));
  }

  function seen(fix) {
    if (!fix || fix.accepted === false || fix.me === false || typeof fix.lat !== "number") return;
    const time = Date.parse(fix.time) / 1000;
    last = { ...fix, at: time, arrived: Date.now() };
    // The list says how old the position was.
    if ($("#place-list > [data-aged]")) refresh();
    const before = trail[trail.length - 1];
    const moved = !before || map.distance([before[0], before[1]], [fix.lat, fix.lon]) > 2 || time - before[2] > 50;
    if (moved && (!before || time > before[2])) {
      trail.push([fix.lat, fix.lon, time]);
      if (trail.length > 3000) trail = trail.slice(-2500);
      if (trail.length % 10 === 0) memory("passby-trail", trail);
    }
    show();
    if (isFollowing && !pin) map.panTo([fix.lat, fix.lon], { animate: true });
  }

  function show() {
    line.setLatLngs(pieces()).setStyle({ color: style("--map-me") });
    const words = $("#where");
    words.hidden = !last;
    if (!last) return;
    const isStale = Date.now() - last.arrived > STALE * 1000;
    const color = style(isStale ? "--map-unknown" : "--map-me");
    const point = [last.lat, last.lon];
    accuracy.setLatLng(point).setRadius(last.accuracy_m || 1).setStyle({ color, fillColor: color }).addTo(map);
    dot.setLatLng(point).setStyle({ color: style("--map-halo"), fillColor: color }).addTo(map);
    const name = isStale ? "lastPosition" : "yourPosition";
    names.setPosition(point);
    rings.around(point);
    words.textContent = last.accuracy_m ? t(`${name}Within`, { meters: Math.round(last.accuracy_m) }) : t(name);
  }
  setInterval(show, 30000);

  function setFollowing(on) {
    isFollowing = on;
    $("#follow").setAttribute("aria-pressed", String(on));
    if (!on) return;
    if (last) map.setView([last.lat, last.lon], Math.max(map.getZoom(), 15));
    else toast(t("noPositionToFollow"), { offer: browserOffer });
  }
  $("#follow").addEventListener("click", () => setFollowing(!isFollowing));
  map.on("dragstart", () => setFollowing(false));

  /** Fetches a position that was reported between loading the page and opening the stream. */
  async function ask() {
    try {
      const text = await (await fetch(window.passbyAt("/map"), { cache: "no-store" })).text();
      const shown = new DOMParser().parseFromString(text, "text/html").querySelector("#map")?.dataset.position;
      if (shown && !last) seen(JSON.parse(shown));
    } catch { /* the next fix updates it */ }
  }

  let stream;
  let pause = 1000;
  const isWanted = () => window.passby?.isWanted?.() ?? !document.hidden;
  function listen() {
    if (!isWanted() || (stream && stream.readyState !== EventSource.CLOSED)) return;
    stream = new EventSource(window.passbyAt("/events?position=1"));
    stream.addEventListener("position", (event) => seen(JSON.parse(event.data)));
    stream.onopen = () => { pause = 1000; if (!last) ask(); };
    stream.onerror = () => {
      if (stream.readyState !== EventSource.CLOSED) return;
      setTimeout(listen, pause);
      pause = Math.min(pause * 2, 30000);
    };
  }
  document.addEventListener("visibilitychange", () => { if (isWanted()) listen(); else stream?.close(); });
  addEventListener("pagehide", () => { memory("passby-trail", trail); stream?.close(); });
  addEventListener("pageshow", (event) => { if (event.persisted) listen(); });

  // MARK: Search

  const found = $("#found");
  const form = $("#place-search-form");
  let searching = 0;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wanted = form.elements.namedItem("q").value.trim();
    if (!wanted) { found.replaceChildren(); return; }
    const mine = (searching += 1);
    const say = (text) => found.replaceChildren(Object.assign(document.createElement("p"), { className: "hint", textContent: text }));
    try {
      const response = await fetch(window.passbyAt(`/geocode?q=${encodeURIComponent(wanted)}`), { headers: { Accept: "application/json" } });
      const answer = await response.json();
      if (mine !== searching) return;
      if (!answer.ok) { say(answer.error?.message ?? t("nothingFound")); return; }
      offer(answer);
    } catch {
      if (mine === searching) say(t("noConnectionSearch"));
    }
  });

  function offer(answer) {
    const list = Object.assign(document.createElement("ul"), { className: "results" });
    for (const result of answer.results) {
      const button = Object.assign(document.createElement("button"), { type: "button" });
      const title = Object.assign(document.createElement("b"), { textContent: result.name || result.text });
      const more = Object.assign(document.createElement("span"), { className: "muted", textContent: result.name ? result.text : t("putPinHere") });
      button.append(title, " ", more);
      button.onclick = () => take(result);
      const item = document.createElement("li");
      item.append(button);
      list.append(item);
    }
    const words = [answer.note, answer.attribution].filter(Boolean).map((text) =>
      Object.assign(document.createElement("p"), { className: "hint", textContent: text }));
    if (answer.settings && words[0]) {
      words[0].append(" ", Object.assign(document.createElement("a"), { href: window.passbyAt("/settings#addresses"), textContent: answer.settings }));
    }
    found.replaceChildren(...(answer.results.length ? [list] : []), ...words);
    if (answer.results.length === 1) take(answer.results[0]);
    // The form of the address before is about nothing that was found now.
    if (!answer.results.length && sheet.isOpen && !edited?.id && !sheet.isChanged) sheet.close();
  }

  function take(result) {
    found.replaceChildren();
    filter = "";
    filterList();
    if (result.kind === "place") { choose(result.id); return; }
    if (!mayLeave()) return;
    const radius = result.radius_m || 100;
    map.setView([result.lat, result.lon], Math.max(map.getZoom(), 16));
    create({ lat: result.lat, lon: result.lon }, { name: data.newName ?? result.name, radius: `${radius} m` });
  }

  // MARK: The list

  /** Hides the places of the list that do not match what is typed into the search. */
  function filterList() {
    const words = window.passby.fold(filter.trim()).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const item of document.querySelectorAll("#place-list > li")) {
      const text = window.passby.fold(`${item.dataset.name} ${item.dataset.tags}`);
      const isHidden = !words.every((word) => text.includes(word.replace(/^#/, "")));
      if (item.hidden !== isHidden) item.hidden = isHidden;
      if (!isHidden) count += 1;
    }
    const note = $("#no-match");
    if (note && note.hidden !== (count > 0)) note.hidden = count > 0;
  }
  form.elements.namedItem("q").addEventListener("input", (event) => { filter = event.target.value; filterList(); });

  document.addEventListener("click", (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest("#place-list a.to-map");
    if (link) { event.preventDefault(); choose(link.closest("li").dataset.id); }
    if (event.target.closest("#add-place")) {
      event.preventDefault();
      if (!mayLeave()) return;
      const middle = map.getCenter().wrap();
      create({ lat: middle.lat, lon: middle.lng });
    }
  });
  // app.js updates the list after every change.
  let soon;
  new MutationObserver(() => { cancelAnimationFrame(soon); soon = requestAnimationFrame(draw); })
    .observe($("#board"), { subtree: true, childList: true, attributes: true, attributeFilter: ["data-was", "data-state", "data-here", "hidden"] });

  // MARK: The first view

  function firstView() {
    const kept = memory("passby-view");
    if (kept && !data.chosen) { map.setView([kept[0], kept[1]], kept[2]); return; }
    // Only places near the user, or the end of today's trail: distant ones would zoom the map out too far.
    const end = trail.at(-1);
    const here = last ? [last.lat, last.lon] : end?.slice(0, 2);
    const near = [...places.values()].filter((place) => !here || map.distance([place.lat, place.lon], here) < 20000);
    const points = near.map((place) => L.latLng(place.lat, place.lon).toBounds(place.meters * 2));
    if (here) points.push(L.latLng(here).toBounds(400));
    for (const [lat, lon] of trail) points.push(L.latLngBounds([[lat, lon]]));
    const all = points.reduce((sum, one) => sum.extend(one), L.latLngBounds([]));
    if (all.isValid()) { map.fitBounds(all, { padding: [36, 36], maxZoom: 16 }); return; }
    const bounds = data.bounds?.split(",").map(Number);
    if (bounds) map.fitBounds([[bounds[0], bounds[1]], [bounds[2], bounds[3]]]);
    else map.setView([25, 10], 2);
  }

  places = read();
  if (data.position) {
    const fix = JSON.parse(data.position);
    if (fix.accepted && typeof fix.lat === "number") last = { ...fix, arrived: Date.parse(fix.time) };
  }
  firstView();
  drawVisits();
  draw();
  if (!data.tiles) rings.addTo(map);
  show();
  box.dataset.trailPoints = String(trail.length);
  map.on("moveend", () => {
    const middle = map.getCenter();
    memory("passby-view", [middle.lat, middle.lng, map.getZoom()]);
  });
  listen();
  if (data.chosen) choose(data.chosen);
  window.passbyMap = map;
})();

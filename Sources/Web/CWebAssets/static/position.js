// Tells Passby where this browser is, while a page is open and in front, and only if the user wants it.
"use strict";
(() => {
  const t = window.passbyText;
  const { post, toast } = window.passby;
  const $ = (selector) => document.querySelector(selector);
  /** The browser as Passby knows it, and whether it is followed; no position is ever kept here. */
  const BROWSER = "passby-browser";
  const FOLLOW = "passby-follow";
  /** Milliseconds between two positions that are sent, and until a browser that stands still is heard again. */
  const PAUSE = 4000;
  const SIGN_OF_LIFE = 60000;
  const EXACT = { enableHighAccuracy: true, maximumAge: 0, timeout: 30000 };

  const isPossible = () => window.isSecureContext && "geolocation" in navigator;
  const isFollowed = () => localStorage.getItem(FOLLOW) === "1";
  let watch = null;
  let alive = null;
  let timer = null;
  let sentAt = 0;
  let isSending = false;
  let next = null;
  let said = "";

  // MARK: What the user sees

  function say(text) {
    said = text;
    const words = $("#browser-words");
    if (words) words.textContent = text;
    const bar = $("#following span");
    if (bar) bar.textContent = text || t("positionOn");
  }

  function draw() {
    $("#browser-follow")?.setAttribute("aria-pressed", String(isFollowed()));
    const bar = $("#following");
    if (!isFollowed()) { bar?.remove(); return; }
    if (bar) return;
    const box = Object.assign(document.createElement("div"), { id: "following", className: "offline following" });
    box.setAttribute("role", "status");
    const off = Object.assign(document.createElement("button"), { type: "button", textContent: t("positionOff"), onclick: () => stop("") });
    box.append(Object.assign(document.createElement("span"), { textContent: said || t("positionOn") }), off);
    $("#main")?.prepend(box);
  }

  function refusal(error) {
    return t(error.code === 1 ? "positionDenied" : "positionUnknown");
  }

  // MARK: Sending

  /** Returns the browser as Passby knows it, and makes it known the first time. */
  async function browser() {
    const known = localStorage.getItem(BROWSER);
    if (known) return known;
    const person = $("#browser-person")?.value ?? "";
    const answer = await post(window.passbyAt("/position/browser"), new URLSearchParams(person ? { person } : {}));
    if (!answer.ok) { say(answer.text); return null; }
    localStorage.setItem(BROWSER, answer.device);
    return answer.device;
  }

  async function send(position) {
    const device = await browser();
    if (!device) return;
    const { latitude, longitude, accuracy, speed, heading, altitude } = position.coords;
    const fields = new URLSearchParams({ device, lat: latitude, lon: longitude, acc: accuracy, time: Math.round(position.timestamp) });
    for (const [name, value] of Object.entries({ speed, heading, altitude })) {
      if (Number.isFinite(value)) fields.set(name, value);
    }
    const answer = await post(window.passbyAt("/position"), fields);
    if (answer.status === 404) {
      localStorage.removeItem(BROWSER);
      stop(answer.text);
      toast(answer.text, { isError: true });
    } else {
      say(answer.text);
    }
  }

  /** Sends the newest position, one request at a time and not more often than each pause. */
  async function pass() {
    clearTimeout(timer);
    if (!next || isSending) return;
    const wait = sentAt + PAUSE - Date.now();
    if (wait > 0) { timer = setTimeout(pass, wait); return; }
    const position = next;
    [next, sentAt, isSending] = [null, Date.now(), true];
    try { await send(position); } finally { isSending = false; }
    pass();
  }

  // MARK: Following

  function take(position) {
    if (watch === null) return;
    next = position;
    pass();
  }

  function failed(error) {
    if (error.code === 1) stop(refusal(error));
    else say(refusal(error));
  }

  /** Watches while the page is in front; the browser tells nothing to a page that is not. */
  function start() {
    if (!isFollowed() || document.hidden || watch !== null || !isPossible()) return;
    watch = navigator.geolocation.watchPosition(take, failed, EXACT);
    alive = setInterval(() => {
      if (Date.now() - sentAt > SIGN_OF_LIFE) navigator.geolocation.getCurrentPosition(take, () => {}, EXACT);
    }, SIGN_OF_LIFE / 4);
    draw();
  }

  function pause() {
    if (watch !== null) navigator.geolocation.clearWatch(watch);
    clearInterval(alive);
    clearTimeout(timer);
    [watch, next] = [null, null];
  }

  function stop(text) {
    localStorage.removeItem(FOLLOW);
    pause();
    say(text);
    draw();
  }

  /** Returns why this page cannot know the position; an empty text if it can. */
  function obstacle() {
    if (!window.isSecureContext) return t("positionInsecure");
    return "geolocation" in navigator ? "" : t("positionImpossible");
  }

  function follow() {
    const reason = obstacle();
    if (reason) { say(reason); if (!$("#browser-words")) toast(reason, { isError: true }); return; }
    localStorage.setItem(FOLLOW, "1");
    sentAt = 0;
    say(t("positionAsked"));
    draw();
    start();
  }

  /** Sends the present position, once. */
  function use() {
    const reason = obstacle();
    if (reason) { say(reason); return; }
    say(t("positionAsked"));
    navigator.geolocation.getCurrentPosition((position) => send(position), (error) => say(refusal(error)), EXACT);
  }

  window.passbyPosition = { follow };
  if ($("#browser")) {
    $("#browser-use").onclick = use;
    $("#browser-follow").onclick = () => (isFollowed() ? stop("") : follow());
    if (obstacle()) say(obstacle());
  }
  document.addEventListener("visibilitychange", () => { if (document.hidden) pause(); else start(); });
  // Another page of this browser may have switched it off.
  addEventListener("storage", (event) => { if (event.key === FOLLOW) { if (isFollowed()) start(); else pause(); draw(); } });
  addEventListener("pagehide", pause);
  addEventListener("pageshow", (event) => { if (event.persisted) { start(); draw(); } });
  start();
  draw();
})();

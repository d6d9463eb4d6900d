// Events of the daemon: changes, reminders, and whether the connection stands.
"use strict";
(() => {
  const t = window.passbyText;
  const at = window.passbyAt;
  const { dismiss, guests, post, refresh, seat, seatAt, see } = window.passby;
  const $ = (selector, root = document) => root.querySelector(selector);

  // MARK: The connection

  let stream;
  let pause = 1000;
  let wasLost = false;
  let soon;
  const state = $("#connection");
  const lost = () => { wasLost = true; soon ??= setTimeout(() => { state.hidden = false; }, 1500); };
  const found = () => {
    clearTimeout(soon);
    soon = null;
    state.hidden = true;
    pause = 1000;
    if (wasLost) { wasLost = false; refresh(); document.dispatchEvent(new Event("passby:connected")); }
  };
  let pending;
  /** The number of commits that the stream told last. */
  let commits;
  // A browser opens six connections to a server, and each stream takes one. Of the hidden pages, only the
  // one that holds the lock keeps its stream; without locks, each does.
  let isOnWatch = !navigator.locks;
  const isWanted = () => !document.hidden || isOnWatch;
  navigator.locks?.request("passby-watch", () => { isOnWatch = true; connect(); return new Promise(() => {}); });
  function connect() {
    if (!state || !window.EventSource || !isWanted()) return;
    if (stream && stream.readyState !== EventSource.CLOSED) return;
    stream = new EventSource(at("/events"));
    stream.onopen = found;
    stream.onerror = () => {
      lost();
      if (stream.readyState !== EventSource.CLOSED) return;
      setTimeout(connect, pause);
      pause = Math.min(pause * 2, 30000);
    };
    stream.addEventListener("changed", (event) => {
      const now = JSON.parse(event.data);
      // Most pages do not show that a reminder was delivered, which is a commit as well.
      const isDelivery = commits !== undefined && commits !== now.commits && $("#board[data-deliveries]");
      commits = now.commits;
      // The first message of a stream tells where the page itself was made, and what this page does
      // has been fetched before the message comes.
      if (!see(now.version) && !isDelivery) return;
      clearTimeout(pending);
      pending = setTimeout(refresh, 40);
    });
    stream.addEventListener("reminder", (event) => remind(JSON.parse(event.data)));
    stream.addEventListener("transition", (event) => {
      const { event: kind, place } = JSON.parse(event.data);
      // "You are at" ends with the stay.
      if (kind === "exit") leave(place);
      clearTimeout(pending);
      pending = setTimeout(refresh, 40);
    });
  }
  document.addEventListener("visibilitychange", () => { if (isWanted()) connect(); else stream?.close(); });
  window.addEventListener("pagehide", () => stream?.close());
  window.addEventListener("pageshow", (event) => { if (event.persisted) { connect(); refresh(); } });
  window.addEventListener("online", () => { if (stream?.readyState === EventSource.CLOSED) connect(); });

  // MARK: Reminders: the row of the task glows; what has no row is the first one of the list

  const told = new Set();
  /** The reminders that have come and are not shown yet: several of one moment are one. */
  let coming = [];
  /** Milliseconds to wait for others of the same moment, and those for which a row glows. */
  const [GATHER, GLOW] = [300, 4000];

  function remind(reminder) {
    const key = `${reminder.time} ${reminder.id ?? reminder.uuid} ${reminder.cause}`;
    if (told.has(key)) return;
    told.add(key);
    coming.push({ ...reminder, key });
    if (coming.length === 1) setTimeout(showComing, GATHER);
  }

  async function showComing() {
    const all = coming;
    coming = [];
    const [reminders] = await Promise.all([inLanguage(all), refresh()]);
    notify(reminders);
    const others = reminders.filter((each) => !glow(rowsOf(each)));
    const text = sentence(reminders);
    if (!$("main.home")) { window.passby.toast(text, { isReminder: true, advice: { href: "/", text: t("showTasks") } }); return; }
    const place = $("#told");
    if (place) place.textContent = text;
    if (others.length) showAsRow(others);
  }

  /** The rows of what a reminder is about. */
  const rowsOf = ({ id, habit }) => {
    const name = id ?? (habit && `h${habit}`);
    return name ? [...document.querySelectorAll(`#board [data-id="${CSS.escape(name)}"]`)] : [];
  };

  /** The rows that glow, by their names, and until when: a list that is drawn anew keeps them. */
  const glowing = new Map();

  /** Makes rows glow, and opens the folds that hold them; returns false if there is none. */
  function glow(rows) {
    for (const row of rows) {
      for (let fold = row.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
      const name = row.dataset.id;
      glowing.set(name, performance.now() + GLOW);
      row.classList.add("reminded");
      setTimeout(() => {
        if (performance.now() < (glowing.get(name) ?? 0)) return;
        glowing.delete(name);
        for (const each of document.querySelectorAll(`#board [data-id="${CSS.escape(name)}"]`)) each.classList.remove("reminded");
      }, GLOW + 50);
    }
    return rows.length > 0;
  }
  document.addEventListener("passby:drawn", () => {
    for (const name of glowing.keys()) for (const row of document.querySelectorAll(`#board [data-id="${CSS.escape(name)}"]`)) row.classList.add("reminded");
  });

  const STAY = new Set(["enter", "dwell", "inside"]);

  /** Returns reminders with their texts in the language of the page; events are in English. */
  async function inLanguage(reminders) {
    if (document.documentElement.lang === "en") return reminders;
    try {
      const response = await fetch(at("/api/v1/reminders?limit=50"), { headers: { Accept: "application/json" } });
      const stored = await response.json();
      return reminders.map((reminder) => {
        const same = stored.find((each) => each.uuid === reminder.uuid && each.cause === reminder.cause);
        return { ...reminder, text: same?.text.replace(/^▶ /, "") ?? reminder.text };
      });
    } catch {
      return reminders;
    }
  }

  /** Returns one sentence for reminders of one moment: that of one, the place of all, or their names. */
  function sentence(reminders) {
    if (reminders.length === 1) return reminders[0].text;
    const [{ place }] = reminders;
    const isStay = place && reminders.every((each) => STAY.has(each.cause) && each.place === place);
    const names = [...new Set(reminders.map((each) => each.task))].join(", ");
    return isStay ? `${t("youAreAt", { place })} ${names}` : t("severalReminders", { names });
  }

  /** Shows reminders without a row as one, the first of Here, until it is closed or the stay ends. */
  function showAsRow(reminders) {
    const row = document.createElement("li");
    row.className = "guest reminder reminded";
    row.dataset.places = JSON.stringify(reminders.map((each) => each.place ?? null));
    row.innerHTML = '<svg class="i" aria-hidden="true"><use href="#i-bell"/></svg><span dir="auto"></span>';
    row.children[1].textContent = sentence(reminders);
    const close = Object.assign(document.createElement("button"), { type: "button", title: t("close"), onclick: () => dismiss(row) });
    close.innerHTML = '<svg class="i" aria-hidden="true"><use href="#i-close"/></svg><span class="vh"></span>';
    close.lastChild.textContent = t("close");
    row.append(close);
    guests.set(row, (guest) => {
      const here = $("#board [data-section=here] .tasks");
      if (here) here.prepend(guest); else seatAt(0, guest, t("here"));
    });
    seat(row);
    setTimeout(() => row.classList.remove("reminded"), GLOW);
  }

  /** Takes away what a stay at a place has brought, once it ends. */
  function leave(place) {
    for (const row of document.querySelectorAll(".guest.reminder")) {
      if (JSON.parse(row.dataset.places).every((each) => each === place)) dismiss(row);
    }
  }

  /** True if the worker shows reminders, which come by the push service. */
  let isPushed = false;

  /** Asks the browser's push service for reminders while no page is open, or ends that. */
  async function push(isOn) {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (!worker?.pushManager) return;
    try {
      let subscription = await worker.pushManager.getSubscription();
      if (!isOn) {
        if (subscription) await post(at("/push/remove"), new URLSearchParams({ endpoint: subscription.endpoint }));
        await subscription?.unsubscribe();
        isPushed = false;
        return;
      }
      if (!subscription) {
        const { key } = await (await fetch(at("/push/key"), { headers: { Accept: "application/json" } })).json();
        subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      }
      const { endpoint, keys } = subscription.toJSON();
      const device = localStorage.getItem("passby-browser") ?? "";
      const answer = await post(at("/push"), new URLSearchParams({ endpoint, key: keys.p256dh, secret: keys.auth, device }));
      isPushed = answer.ok;
      const words = $("#notify-words");
      if (!answer.ok && words) words.textContent = answer.text;
      if (answer.code === "contact_needed" && words) askForContact(words);
    } catch { /* without a push service, open pages show reminders all the same */ }
  }

  /** Leads to the setting that a push service needs; once it is saved, the browser is sent again. */
  function askForContact(words) {
    const field = $("[name='web.push_contact']");
    if (!field) {
      words.append(" ", Object.assign(document.createElement("a"), { href: at("/settings#w-web-push-contact"), textContent: t("giveContact") }));
      return;
    }
    field.focus();
    window.passby.saved = (name) => { if (name === field.name) push(true).then(() => { if (isPushed) words.textContent = t("notificationsOn"); }); };
  }

  /** Shows reminders of one moment as one notification of the browser. */
  function notify(reminders) {
    if (isPushed) return;
    if (!("Notification" in window) || Notification.permission !== "granted" || localStorage.getItem("passby-notify") === "off") return;
    const [{ task, text, id, key }, ...others] = reminders;
    const words = others.length ? ["Passby", sentence(reminders)] : [task, text];
    try {
      const note = new Notification(words[0], { body: words[1], tag: key, icon: $("link[rel=icon]")?.href });
      note.onclick = () => { window.focus(); if (id) location.assign(at(others.length ? "/" : `/tasks/${id}`)); note.close(); };
    } catch { /* some phones allow notifications only from service workers */ }
  }

  function prepareNotifications() {
    const button = $("#allow-notifications");
    if (!button) return;
    const words = $("#notify-words");
    if (!("Notification" in window) || !window.isSecureContext) { words.textContent = t("notificationsImpossible"); return; }
    const draw = () => {
      const isOn = Notification.permission === "granted" && localStorage.getItem("passby-notify") !== "off";
      button.hidden = Notification.permission === "denied";
      if ($("#test-notification")) $("#test-notification").hidden = !isOn;
      button.textContent = t(isOn ? "stopNotifications" : "allowNotifications");
      if (Notification.permission === "denied") words.textContent = t("notificationsBlocked");
      else words.textContent = t(isOn ? "notificationsOn" : "notificationsOff");
    };
    const test = $("#test-notification");
    if (test) test.onclick = async () => {
      const worker = await navigator.serviceWorker?.getRegistration();
      const show = (body) => (worker ? worker.showNotification("Passby", { body, tag: "passby-test" }) : new Notification("Passby", { body }));
      try {
        await show(t("testReminder"));
        words.textContent = t("testShown");
      } catch { words.textContent = t("notificationsImpossible"); }
    };
    button.onclick = async () => {
      const isOn = Notification.permission === "granted" && localStorage.getItem("passby-notify") !== "off";
      localStorage.setItem("passby-notify", isOn ? "off" : "on");
      if (!isOn) await Notification.requestPermission();
      draw();
      await push(!isOn && Notification.permission === "granted");
    };
    draw();
  }

  prepareNotifications();
  if ("Notification" in window && Notification.permission === "granted" && localStorage.getItem("passby-notify") !== "off") navigator.serviceWorker?.ready.then(() => push(true));
  window.passby.isWanted = isWanted;
  connect();
})();

// Events of the daemon: changes, reminders, and whether the connection stands.
"use strict";
(() => {
  const t = window.passbyText;
  const at = window.passbyAt;
  const { perform, post, refresh, see } = window.passby;
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
      if (kind === "exit") $(`#reminder-cards [data-reminder="${CSS.escape(place)}"]`)?.remove();
      clearTimeout(pending);
      pending = setTimeout(refresh, 40);
    });
  }
  document.addEventListener("visibilitychange", () => { if (isWanted()) connect(); else stream?.close(); });
  window.addEventListener("pagehide", () => stream?.close());
  window.addEventListener("pageshow", (event) => { if (event.persisted) { connect(); refresh(); } });
  window.addEventListener("online", () => { if (stream?.readyState === EventSource.CLOSED) connect(); });

  // MARK: Reminders

  const shown = new Set();
  function remind(reminder) {
    const key = `${reminder.time} ${reminder.id ?? reminder.uuid} ${reminder.cause}`;
    if (shown.has(key)) return;
    shown.add(key);
    const drawn = refresh().then(() => {
      // The server draws the card of the place where the user is; elsewhere a card leads there.
      const row = $(`#v${reminder.id}`);
      (row ?? $(`#t${reminder.id}`))?.classList.add("reminded");
      return Boolean(row);
    });
    textOf(reminder).then(async (text) => {
      notify({ ...reminder, text }, key);
      if (!(await drawn)) show({ ...reminder, text });
    });
  }

  const STAY = new Set(["enter", "dwell", "inside"]);

  /** Returns the text of a reminder in the language of the page; events are in English. */
  async function textOf(reminder) {
    if (document.documentElement.lang === "en") return reminder.text;
    try {
      const response = await fetch(at("/api/v1/reminders?limit=20"), { headers: { Accept: "application/json" } });
      const same = (await response.json()).find((each) => each.uuid === reminder.uuid && each.cause === reminder.cause);
      return same?.text.replace(/^▶ /, "") ?? reminder.text;
    } catch {
      return reminder.text;
    }
  }

  function show(reminder) {
    const box = $("#reminder-cards");
    if (!box || !reminder.id) return;
    // On the home page a stay that is not drawn has been answered already.
    const isStay = STAY.has(reminder.cause) && Boolean(reminder.place);
    if (isStay && $("main.home")) return;
    const name = isStay ? reminder.place : String(reminder.id);
    $(`[data-reminder="${CSS.escape(name)}"]`, box)?.remove();
    const card = document.createElement("article");
    card.className = "reminder";
    card.dataset.reminder = name;
    const words = document.createElement("p");
    words.innerHTML = '<svg class="i" aria-hidden="true"><use href="#i-bell"/></svg><span></span>';
    words.lastChild.textContent = reminder.text;
    const row = document.createElement("div");
    row.className = "row";
    const act = (label, verb, fields, isMain) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.dataset.act = verb + (fields.until ?? "");
      if (isMain) button.className = "primary";
      const test = $("#test-notification");
    if (test) test.onclick = async () => {
      const worker = await navigator.serviceWorker?.getRegistration();
      const show = (body) => (worker ? worker.showNotification("Passby", { body, tag: "passby-test" }) : new Notification("Passby", { body }));
      try { await show(t("testReminder")); } catch { words.textContent = t("notificationsImpossible"); }
    };
    button.onclick = async () => {
        const answer = await perform(at(`/tasks/${reminder.id}/${verb}`), new URLSearchParams(fields));
        if (answer.ok) card.remove();
      };
      row.append(button);
    };
    if (isStay) {
      words.lastChild.textContent = t("youAreAt", { place: reminder.place });
      row.append(Object.assign(document.createElement("a"), { className: "button primary", href: at("/"), textContent: t("showTasks") }));
    } else {
      card.dataset.task = reminder.id;
      act(t("done"), "done", {}, true);
      act(t("snoozeOneHour"), "snooze", { until: "1h" });
      if (reminder.place) act(t("nextVisit"), "snooze", { until: "visit" });
    }
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = t("close");
    close.onclick = () => card.remove();
    row.append(close);
    card.append(words, row);
    box.prepend(card);
    while (box.children.length > 4) box.lastChild.remove();
  }

  /** Removes the cards of tasks that the list shows as done, or that are gone from the whole list. */
  function clear() {
    const total = Number($("#board")?.dataset.total);
    for (const card of document.querySelectorAll("#reminder-cards [data-task]")) {
      const task = $(`#t${card.dataset.task}, #v${card.dataset.task}`);
      const isWhole = $("main.home") && !location.search && total <= 100;
      if (task ? task.matches(".waiting, .finished") : isWhole) card.remove();
    }
  }
  const board = $("#board");
  if (board) new MutationObserver(clear).observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-phase", "class"] });

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

  function notify(reminder, key) {
    if (isPushed) return;
    if (!("Notification" in window) || Notification.permission !== "granted" || localStorage.getItem("passby-notify") === "off") return;
    try {
      const note = new Notification(reminder.task, { body: reminder.text, tag: key, icon: $("link[rel=icon]")?.href });
      note.onclick = () => { window.focus(); if (reminder.id) location.assign(at(`/tasks/${reminder.id}`)); note.close(); };
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
      try { await show(t("testReminder")); } catch { words.textContent = t("notificationsImpossible"); }
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

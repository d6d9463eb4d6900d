// Passby's pages work without this file; with it they are live.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const csrf = () => $("meta[name=csrf-token]")?.content ?? "";
  const board = () => $("#board");

  /** Takes the secret of forms from a page that is shown now; the one at hand may be from before a restart. */
  async function renewSecret() {
    const text = await (await fetch("/status", { cache: "no-store" })).text();
    const fresh = new DOMParser().parseFromString(text, "text/html").querySelector("meta[name=csrf-token]")?.content;
    if (!fresh || fresh === csrf()) return false;
    $("meta[name=csrf-token]").content = fresh;
    for (const field of $$("input[name=csrf]")) field.value = fresh;
    return true;
  }

  /** Sends a form's fields; the answer is always {ok, text, step, errors, …}, also when nobody answers. */
  async function post(url, data, isSecondTry = false) {
    try {
      const body = data instanceof FormData ? new URLSearchParams(data) : data;
      if (body.has("csrf")) body.set("csrf", csrf());
      const response = await fetch(url, {
        method: "POST", body,
        headers: { Accept: "application/json", "X-CSRF-Token": csrf() }, redirect: "manual",
      });
      if (response.type === "opaqueredirect") { location.reload(); return { ok: false, text: "Please log in." }; }
      const answer = await response.json().catch(() => ({}));
      if (answer.error?.code === "stale_form" && !isSecondTry && (await renewSecret())) return post(url, body, true);
      const failure = answer.error?.message ?? answer.text ?? `The answer was ${response.status}.`;
      return { ...answer, ok: response.ok && answer.ok !== false, status: response.status, code: answer.error?.code, text: response.ok ? answer.text : failure };
    } catch {
      return { ok: false, status: 0, text: "No connection: nothing was changed. Please try again." };
    }
  }

  // MARK: Toasts

  function toast(text, { step = null, isError = false, offer = null } = {}) {
    const box = $("dialog[open] .toasts") ?? $("#toasts");
    const item = document.createElement("div");
    item.className = isError ? "toast error" : "toast";
    const words = document.createElement("span");
    words.textContent = text;
    item.append(words);
    const steps = [step ?? []].flat();
    const button = steps.length ? { label: "Undo", act: () => takeBack(steps) } : offer;
    if (button) {
      const press = Object.assign(document.createElement("button"), { type: "button", textContent: button.label });
      if (steps.length) press.dataset.undo = "";
      press.onclick = () => { item.remove(); button.act(); };
      item.append(press);
    }
    box.replaceChildren(item);
    keep(item);
  }

  /** Takes a toast away after a while, but not while it is looked at. */
  function keep(item) {
    let timer;
    const start = () => { timer = setTimeout(() => item.remove(), item.classList.contains("error") ? 12000 : 9000); };
    for (const name of ["pointerenter", "focusin"]) item.addEventListener(name, () => clearTimeout(timer));
    for (const name of ["pointerleave", "focusout"]) item.addEventListener(name, () => { clearTimeout(timer); start(); });
    start();
  }

  /** Does something, says so, and offers what may follow: undo, or once more where it was taken for a slip. */
  async function perform(url, data) {
    const answer = await post(url, data);
    const again = () => perform(url, new URLSearchParams({ again: "1" }));
    const offer = answer.code === "done_already" ? { label: "Done once more", act: again } : null;
    toast(answer.text ?? "Done.", { step: answer.ok ? answer.step : null, isError: !answer.ok && !offer, offer });
    if (answer.ok) await refresh();
    return answer;
  }

  /** Undoes steps, the newest first; `["last"]` is the last step of all. */
  async function takeBack(steps) {
    let answer;
    for (const step of [...steps].reverse()) {
      answer = await post("/undo", new URLSearchParams({ step }));
      if (!answer.ok) break;
    }
    letGo();
    toast(answer.text ?? "Undone.", { isError: !answer.ok });
    await refresh();
  }

  // MARK: A task that was just done stays in its place for a moment, so that a second tap does no other task.

  const HOLD = 1500;
  /** Milliseconds after the list has moved in which a tap on a task that moved is dropped. */
  const SETTLE = 500;
  let heldUntil = 0;
  let endHold = null;
  /** The steps of the tasks that are held, oldest first. */
  let heldSteps = [];

  /** Does a task; the list moves after a pause. */
  async function tickOff(task, url, data) {
    if (task.classList.contains("ticked")) return;
    if (Date.now() >= heldUntil) heldSteps = [];
    task.classList.add("ticked");
    heldUntil = Date.now() + HOLD;
    const answer = await post(url, data);
    if (!answer.ok) {
      task.classList.remove("ticked");
      if (!heldSteps.length) letGo();
      const offer = answer.code === "done_already"
        ? { label: "Done once more", act: () => perform(url, new URLSearchParams({ again: "1" })) } : null;
      toast(answer.text, { isError: !offer, offer });
      return;
    }
    if (answer.step) heldSteps.push(answer.step);
    const isSeveral = heldSteps.length > 1;
    toast(isSeveral ? `${heldSteps.length} done.` : answer.text, { step: isSeveral ? heldSteps : answer.step });
    refresh();
  }

  /** Lets the list move at once. */
  function letGo() {
    heldUntil = 0;
    endHold?.();
  }

  const holdEnd = () => new Promise((resolve) => { endHold = resolve; setTimeout(resolve, heldUntil - Date.now()); });

  let moved = new Set();
  let movedAt = 0;
  const heights = () => new Map($$(".task").map((task) => [task.dataset.id, task.getBoundingClientRect().top]));
  function noteMoves(before) {
    moved = new Set([...heights()].filter(([id, top]) => Math.abs((before.get(id) ?? Infinity) - top) > 4).map(([id]) => id));
    movedAt = performance.now();
  }
  document.addEventListener("click", (event) => {
    // A key has no place on the screen that another task could slide under.
    const task = event.detail > 0 && event.target.closest(".bar") ? event.target.closest(".task") : null;
    if (!task || performance.now() - movedAt > SETTLE || !moved.has(task.dataset.id)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  /** The task whose button gets the focus when the one that has it is done or gone. */
  function nextFocus() {
    const task = document.activeElement?.closest?.(".task");
    const others = (sibling) => {
      let each = task?.[sibling];
      while (each?.classList.contains("ticked")) each = each[sibling];
      return each?.dataset.id;
    };
    return { id: task?.dataset.id, isDone: task?.classList.contains("ticked"), other: others("nextElementSibling") ?? others("previousElementSibling") };
  }

  function restoreFocus({ id, isDone, other }) {
    const button = (wanted) => wanted && $(`.task[data-id="${CSS.escape(wanted)}"] .bar button`);
    if (!id || (!isDone && document.activeElement !== document.body)) return;
    const target = (isDone ? null : button(id)) ?? button(other) ?? $("#main");
    target.focus({ preventScroll: target.id === "main" });
  }

  // MARK: The list, renewed in place

  /** Makes `old` like `fresh` with as few changes as possible, so that focus, scroll, typed text and open menus stay. */
  function morph(old, fresh) {
    if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName) { old.replaceWith(fresh.cloneNode(true)); return; }
    if (old.nodeType !== Node.ELEMENT_NODE) {
      if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
      return;
    }
    if (old.isEqualNode(fresh)) return;
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    for (const { name } of [...old.attributes]) {
      const isState = name === "open" && old.localName === "details";
      if (!fresh.hasAttribute(name) && !isState) old.removeAttribute(name);
    }
    const key = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.dataset?.id ?? null : null);
    const known = new Map([...old.children].filter(key).map((child) => [key(child), child]));
    let place = old.firstChild;
    for (const next of [...fresh.childNodes]) {
      const twin = key(next) ? known.get(key(next)) : place && !key(place) ? place : null;
      if (!twin) { old.insertBefore(next.cloneNode(true), place); continue; }
      if (twin === place) place = place.nextSibling; else old.insertBefore(twin, place);
      known.delete(key(twin));
      morph(twin, next);
    }
    while (place) { const next = place.nextSibling; place.remove(); place = next; }
    for (const gone of known.values()) if (gone.parentNode === old && !fresh.querySelector(`[data-id="${CSS.escape(key(gone))}"]`)) gone.remove();
  }

  let running = null;
  let isStale = false;
  /** Fetches this page's list again; calls while one runs end in one more. */
  function refresh() {
    isStale = true;
    running ??= (async () => {
      while (isStale) {
        if (Date.now() < heldUntil) { await holdEnd(); continue; }
        isStale = false;
        if (!board()) break;
        try {
          const response = await fetch(location.href, { headers: { "X-Fragment": "list" }, cache: "no-store" });
          const text = await response.text();
          const fresh = new DOMParser().parseFromString(text, "text/html").querySelector("#board");
          if (!fresh || (response.status !== 200 && response.status !== 404)) continue;
          // Something may have been done while the answer was on its way.
          if (Date.now() < heldUntil) { isStale = true; continue; }
          const [before, focus] = [heights(), nextFocus()];
          morph(board(), fresh);
          restoreFocus(focus);
          noteMoves(before);
          setClock();
          tick();
        } catch { isStale = false; break; }
      }
      running = null;
    })();
    return running;
  }

  /** Bars go on filling by themselves; a border that is crossed, and words in minutes, need the server's words. */
  let ahead = 0;
  /** The daemon's clock may be ahead of this one, or behind, as that of a recording. */
  function setClock() {
    const seconds = Number(board()?.dataset.now) - Date.now() / 1000;
    ahead = Math.abs(seconds) > 2 ? seconds : 0;
  }
  let lastWords = Date.now();
  let nextEdge;
  function tick() {
    const now = Date.now() / 1000 + ahead;
    let isNear = false;
    let soonest = Infinity;
    for (const task of $$(".task[data-due]")) {
      const { began, opens, due, phase } = task.dataset;
      const fill = began && due > began ? Math.min(1, Math.max(0, (now - began) / (due - began))) * 100 : null;
      if (fill !== null) for (const bar of $$(".fill", task)) bar.setAttribute("width", `${fill.toFixed(2)}%`);
      if (fill !== null) $(".edge", task)?.setAttribute("x", `${fill.toFixed(2)}%`);
      const edges = [opens, due].filter(Boolean).map((edge) => now - edge);
      if ((phase === "waiting" && opens && now >= opens) || (/waiting|open/.test(phase) && now >= due)) isNear = true;
      if (edges.some((distance) => Math.abs(distance) < 3660)) isNear = true;
      soonest = Math.min(soonest, ...edges.filter((distance) => distance < 0).map((distance) => -distance));
    }
    clearTimeout(nextEdge);
    if (soonest < 3600) nextEdge = setTimeout(() => { if (!document.hidden) refresh(); }, soonest * 1000 + 400);
    return isNear || Date.now() - lastWords > 3600e3;
  }
  setInterval(() => {
    if (document.hidden || !board()) return;
    if (tick()) { lastWords = Date.now(); refresh(); }
  }, 60000);
  document.addEventListener("visibilitychange", () => { if (!document.hidden && board()) refresh(); });

  // MARK: Doing

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("form[data-live]")) return;
    event.preventDefault();
    const button = event.submitter;
    const url = button?.getAttribute("formaction") ?? form.getAttribute("action");
    const task = button?.closest(".task");
    const menu = button?.closest("details");
    if (task && url.endsWith("/done")) {
      if (menu) menu.open = false;
      if (menu?.contains(document.activeElement)) $("summary", menu).focus({ preventScroll: true });
      await tickOff(task, url, new FormData(form, button));
      return;
    }
    const busy = task ?? form;
    if (busy.getAttribute("aria-busy") === "true") return;
    busy.setAttribute("aria-busy", "true");
    const answer = await perform(url, new FormData(form, button));
    busy.removeAttribute("aria-busy");
    if (!answer.ok) return;
    if (menu) { menu.open = false; if (menu.contains(document.activeElement)) $("summary", menu).focus({ preventScroll: true }); }
    if (url.endsWith("/remove") && /^\/tasks\/\d+$/.test(location.pathname)) { location.assign(answer.step ? `/?did=${answer.step}` : "/"); return; }
    form.closest(".toast")?.remove();
  });

  document.addEventListener("change", (event) => {
    if (event.target.matches("#filter-place")) search(0);
    if (event.target.matches("[data-submit]")) event.target.form.requestSubmit();
  });

  let typing;
  function search(wait) {
    clearTimeout(typing);
    typing = setTimeout(() => {
      const form = $("#search")?.form;
      if (!form) return;
      const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value !== ""));
      history.replaceState(null, "", form.getAttribute("action") + (query.size ? `?${query}` : ""));
      letGo();
      refresh();
    }, wait);
  }
  document.addEventListener("input", (event) => { if (event.target.matches("#search")) search(200); });
  document.addEventListener("submit", (event) => {
    if (event.target.matches("#search-form, #history-form")) { event.preventDefault(); search(0); }
  });

  document.addEventListener("click", (event) => {
    const target = event.target;
    for (const menu of $$("details[name=menu][open]")) if (!menu.contains(target)) menu.open = false;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const inside = plain && target.closest("#show-more, .phases a");
    if (inside && board()) {
      event.preventDefault();
      history.replaceState(null, "", inside.getAttribute("href"));
      const phase = $("#search-form input[name=phase]");
      if (inside.matches(".phases a")) {
        const wanted = new URL(inside.href).searchParams.get("phase") ?? "";
        if (phase) phase.value = wanted;
      }
      letGo();
      refresh();
    }
    const link = plain && target.closest("a[data-dialog]");
    if (link && !$("main.form")) { event.preventDefault(); openForm(link.getAttribute("href"), link); }
    const snooze = plain && target.closest("a[data-snooze]");
    if (snooze) { event.preventDefault(); askUntil(snooze); }
  });

  // MARK: The task form in a dialog, without leaving the list

  /** A dialog with a title, a close button and a body; gone when it closes. */
  function openDialog(title, body, opener) {
    for (const menu of $$("details[name=menu][open]")) menu.open = false;
    const dialog = document.createElement("dialog");
    dialog.setAttribute("aria-labelledby", "dialog-title");
    const bar = document.createElement("div");
    bar.className = "dialogbar";
    const heading = Object.assign(document.createElement("h2"), { id: "dialog-title", textContent: title });
    const close = Object.assign(document.createElement("button"), { type: "button", textContent: "×", onclick: () => dialog.close() });
    close.setAttribute("aria-label", "Close");
    const toasts = Object.assign(document.createElement("div"), { className: "toasts", role: "status" });
    bar.append(heading, close);
    dialog.append(bar, body, toasts);
    document.body.append(dialog);
    dialog.onclose = () => {
      dialog.remove();
      const home = opener?.closest?.(".panel") ? $("summary", opener.closest("details")) : opener;
      home?.focus?.({ preventScroll: true });
    };
    dialog.showModal();
    $("input:not([type=hidden])", body)?.focus();
    return dialog;
  }

  let script = null;
  /** What makes the form live, fetched when it is first wanted. */
  const formScript = () => (script ??= new Promise((resolve, reject) => {
    if (window.passbyForm) { resolve(); return; }
    const tag = Object.assign(document.createElement("script"), { src: $("meta[name=form-script]").content, onload: resolve, onerror: () => { script = null; reject(); } });
    document.head.append(tag);
  }));

  async function openForm(href, opener) {
    if ($("dialog[open]")) return;
    let form;
    try {
      const [response] = await Promise.all([fetch(href, { headers: { "X-Fragment": "form" }, cache: "no-store" }), formScript()]);
      form = new DOMParser().parseFromString(await response.text(), "text/html").querySelector("#task-form");
    } catch {
      toast("No connection: the form cannot be opened now. Please try again.", { isError: true });
      return;
    }
    // The page itself says what is wrong.
    if (!form) { location.assign(href); return; }
    const dialog = openDialog(form.dataset.title ?? "Task", form, opener);
    window.passbyForm(form, {
      saved: async (answer) => { dialog.close(); toast(answer.text, { step: answer.step }); await refresh(); },
      cancelled: () => dialog.close(),
    });
  }

  function askUntil(link) {
    const task = link.closest(".task");
    const form = Object.assign(document.createElement("form"), { className: "ask", method: "dialog" });
    const field = Object.assign(document.createElement("input"), { type: "datetime-local", name: "until", required: true });
    field.setAttribute("aria-label", "Snooze until");
    const morning = new Date(Date.now() + 86400e3);
    const two = (number) => String(number).padStart(2, "0");
    field.value = `${morning.getFullYear()}-${two(morning.getMonth() + 1)}-${two(morning.getDate())}T08:00`;
    form.append(field, Object.assign(document.createElement("button"), { className: "primary", textContent: "Snooze" }));
    const dialog = openDialog(`Snooze ${$("h2", task).textContent} until`, form, link);
    dialog.classList.add("small");
    form.onsubmit = async (event) => {
      event.preventDefault();
      const answer = await perform(`/tasks/${task.dataset.id}/snooze`, new URLSearchParams({ until: field.value }));
      if (answer.ok) { dialog.close(); toast(answer.text, { step: answer.step }); }
    };
  }
  window.passby = { isWanted: () => isWanted(), post, toast, refresh };

  // MARK: Keys

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      const menu = $("details[name=menu][open]");
      if (menu) { menu.open = false; $("summary", menu).focus(); }
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
    if (event.target.closest("input, textarea, select, [contenteditable]")) return;
    if (event.key === "/") {
      event.preventDefault();
      const field = $("#search") ?? $("#place-search");
      if (field) { field.focus(); field.select(); } else location.assign("/");
    } else if (event.key === "n" && !event.repeat && !$("main.form, main.map")) {
      event.preventDefault();
      $("#new-task")?.click();
    } else if (event.key === "u" && !event.repeat) {
      const button = $("#toasts .toast [data-undo]");
      if (button) button.click(); else takeBack(["last"]);
    }
  });

  // MARK: Live

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
  // A browser opens six connections to a server, and each stream takes one of them: of the pages that nobody sees, only the one on watch
  // keeps its own. Where there are no locks, each does.
  let isOnWatch = !navigator.locks;
  const isWanted = () => !document.hidden || isOnWatch;
  navigator.locks?.request("passby-watch", () => { isOnWatch = true; connect(); return new Promise(() => {}); });
  function connect() {
    if (!state || !window.EventSource || !isWanted()) return;
    if (stream && stream.readyState !== EventSource.CLOSED) return;
    stream = new EventSource("/events");
    stream.onopen = found;
    stream.onerror = () => {
      lost();
      if (stream.readyState !== EventSource.CLOSED) return;
      setTimeout(connect, pause);
      pause = Math.min(pause * 2, 30000);
    };
    stream.addEventListener("changed", (event) => {
      // The first message of a stream tells where the page itself was made.
      const version = $("meta[name=version]");
      const now = String(JSON.parse(event.data).version);
      if (version.content === now) return;
      version.content = now;
      clearTimeout(pending);
      pending = setTimeout(refresh, 40);
    });
    stream.addEventListener("reminder", (event) => remind(JSON.parse(event.data)));
    stream.addEventListener("transition", () => { clearTimeout(pending); pending = setTimeout(refresh, 40); });
  }
  document.addEventListener("visibilitychange", () => { if (isWanted()) connect(); else stream?.close(); });
  window.addEventListener("pagehide", () => stream?.close());
  window.addEventListener("pageshow", (event) => { if (event.persisted) { connect(); refresh(); } });
  window.addEventListener("online", () => { if (stream?.readyState === EventSource.CLOSED) connect(); });

  // MARK: Reminders

  const told = new Set();
  function remind(reminder) {
    const key = `${reminder.time} ${reminder.id ?? reminder.uuid} ${reminder.cause}`;
    if (told.has(key)) return;
    told.add(key);
    refresh().then(() => $(`#t${reminder.id}`)?.classList.add("told"));
    show(reminder);
    notify(reminder, key);
  }

  function show(reminder) {
    const box = $("#reminder-cards");
    if (!box || !reminder.id) return;
    $(`[data-reminder="${reminder.id}"]`, box)?.remove();
    const card = document.createElement("article");
    card.className = "reminder";
    card.dataset.reminder = reminder.id;
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
      button.onclick = async () => {
        const answer = await perform(`/tasks/${reminder.id}/${verb}`, new URLSearchParams(fields));
        if (answer.ok) card.remove();
      };
      row.append(button);
    };
    act("Done", "done", {}, true);
    act("Snooze 1 h", "snooze", { until: "1h" });
    if (reminder.place) act("Next visit", "snooze", { until: "visit" });
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = "Close";
    close.onclick = () => card.remove();
    row.append(close);
    card.append(words, row);
    box.prepend(card);
    while (box.children.length > 4) box.lastChild.remove();
  }

  function notify(reminder, key) {
    if (!("Notification" in window) || Notification.permission !== "granted" || localStorage.getItem("passby-notify") === "off") return;
    try {
      const note = new Notification(reminder.task, { body: reminder.text, tag: key, icon: $("link[rel=icon]")?.href });
      note.onclick = () => { window.focus(); if (reminder.id) location.assign(`/tasks/${reminder.id}`); note.close(); };
    } catch { /* some phones only allow them from service workers */ }
  }

  function prepareNotifications() {
    const button = $("#allow-notifications");
    if (!button) return;
    const words = $("#notify-words");
    if (!("Notification" in window) || !window.isSecureContext) { words.textContent = "Reminders show up on this page. This browser gives no notifications here."; return; }
    const draw = () => {
      const isOn = Notification.permission === "granted" && localStorage.getItem("passby-notify") !== "off";
      button.hidden = Notification.permission === "denied";
      button.textContent = isOn ? "Turn notifications off" : "Allow notifications";
      if (Notification.permission === "denied") words.textContent = "Notifications are blocked for this page; the browser's settings can allow them again.";
      else words.textContent = isOn ? "Reminders come as notifications while a page of Passby is open." : "Reminders show up on this page. They can also come as notifications while a page of Passby is open.";
    };
    button.onclick = async () => {
      const isOn = Notification.permission === "granted" && localStorage.getItem("passby-notify") !== "off";
      localStorage.setItem("passby-notify", isOn ? "off" : "on");
      if (!isOn) await Notification.requestPermission();
      draw();
    };
    draw();
  }

  // A page that was loaded after a deed carries its toast; its address need not say so for ever.
  const address = new URL(location.href);
  if (address.searchParams.has("did") || address.searchParams.has("undid")) {
    address.searchParams.delete("did");
    address.searchParams.delete("undid");
    history.replaceState(null, "", address);
  }
  for (const item of $$("#toasts .toast")) keep(item);
  prepareNotifications();
  setClock();
  tick();
  connect();
})();

// The pages work without scripts; with this one, actions change the page in place. See live.js for
// events of the daemon.
"use strict";
(() => {
  const t = window.passbyText;
  const at = window.passbyAt;
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const board = () => $("#board");

  /** Sends the fields of a form; returns {ok, text, step, errors, …}, also without a connection. */
  async function post(url, data) {
    try {
      const body = data instanceof FormData ? new URLSearchParams(data) : data;
      const response = await fetch(url, {
        method: "POST", body, headers: { Accept: "application/json" }, redirect: "manual",
      });
      if (response.type === "opaqueredirect") { location.reload(); return { ok: false, text: t("logInAgain") }; }
      const answer = await response.json().catch(() => ({}));
      const failure = answer.error?.message ?? answer.text ?? t("serverStatus", { status: response.status });
      return { ...answer, ok: response.ok && answer.ok !== false, status: response.status, code: answer.error?.code, text: response.ok ? answer.text : failure };
    } catch {
      return { ok: false, status: 0, text: t("noConnection") };
    }
  }

  // MARK: Toasts

  function toast(text, { step = null, isError = false, offer = null, reward = null, picture = null, advice = null, isReminder = false } = {}) {
    const box = $("dialog[open] .toasts") ?? $("#toasts");
    const item = document.createElement("div");
    item.className = `toast${isError ? " error" : ""}${isReminder ? " told" : ""}`;
    const words = document.createElement("span");
    words.textContent = text;
    item.append(words);
    if (advice) item.append(Object.assign(document.createElement("a"), { href: at(advice.href), textContent: advice.text }));
    const steps = [step ?? []].flat();
    const button = steps.length ? { label: t("undo"), act: () => takeBack(steps) } : offer;
    if (button) {
      const press = Object.assign(document.createElement("button"), { type: "button", textContent: button.label });
      if (steps.length) press.dataset.undo = "";
      press.onclick = () => { item.remove(); button.act(); };
      item.append(press);
    }
    if (reward) {
      const points = Object.assign(document.createElement("b"), { className: "reward", textContent: reward });
      words.append(" ", points);
    }
    const link = picture && $("#reward-link")?.content.firstElementChild.cloneNode(true);
    if (link) { link.href = at(picture); words.append(" ", link); }
    // What can be undone stays beside a reminder.
    if (isReminder) box.prepend(item); else box.replaceChildren(item);
    keep(item);
  }

  /** The question for a mood in the list. */
  let asked = null;
  /** Milliseconds after which the question goes. */
  const ASKED = 60000;

  /** Asks how the user feels, in the place of the row that was ticked or else below the page, for a minute. */
  function askMood(task, put = null) {
    endMood();
    const form = task && $("#mood-faces")?.content.firstElementChild.cloneNode(true);
    $("#mood-row")?.replaceChildren(...(form && !put ? [form] : []));
    if (!form) return;
    form.elements.task.value = task;
    if (!put) { asked = { end: setTimeout(() => askMood(null), ASKED) }; return; }
    // The rows stand in a form of their own, so that the faces name theirs.
    form.id = "mood-of-tick";
    const row = document.createElement(put.tag);
    row.className = "guest mood";
    const group = Object.assign(document.createElement("div"), { className: "faces" });
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", form.getAttribute("aria-label"));
    group.append(...[...form.children].filter((each) => each.type !== "hidden"));
    for (const face of $$("button", group)) face.setAttribute("form", form.id);
    row.append(put.tag === "tr" ? Object.assign(document.createElement("td"), { colSpan: 9 }) : group);
    row.firstChild.append(...(put.tag === "tr" ? [group] : []));
    form.hidden = true;
    document.body.append(form);
    asked = { row, form, end: setTimeout(() => askMood(null), ASKED) };
    // It takes the place when the list is drawn anew, so that a second tap on the row hits no face.
    guests.set(row, put);
  }

  function endMood() {
    clearTimeout(asked?.end);
    if (asked?.row) { dismiss(asked.row); asked.form.remove(); }
    asked = null;
  }

  // MARK: Guests: rows of the list that a script has put there, which the server does not draw

  /** The guests, each with what puts it into the list. */
  const guests = new Map();

  function unseat(guest) {
    const section = guest.closest(".guests");
    guest.remove();
    if (section && !$(".guest", section)) section.remove();
  }

  /** Shows a guest in its place; what comes into sight that way is not covered by a message. */
  function seat(guest) {
    guests.get(guest)(guest);
    if (guest.isConnected && !guest.isSeated) guest.scrollIntoView({ block: "nearest" });
    guest.isSeated = true;
  }

  /** Takes a guest away; the focus that it has goes on to a row beside it. */
  function dismiss(guest) {
    guests.delete(guest);
    const row = guest.contains(document.activeElement) ? guest.nextElementSibling ?? guest.previousElementSibling : null;
    unseat(guest);
    if (row) $("h2 a", row)?.focus({ preventScroll: true });
  }

  /** Returns what puts a guest where a row stands: beside its neighbours, or where its list was. */
  function placeOf(row) {
    const ids = (sibling) => {
      const found = [];
      for (let each = row[sibling]; each; each = each[sibling]) if (each.matches(ROW)) found.push(each.dataset.id);
      return found;
    };
    const [before, behind] = [ids("previousElementSibling"), ids("nextElementSibling")];
    const top = [...board().children].indexOf(row.closest("#board > *"));
    const shown = (wanted) => wanted.map((id) => $(`:is(${ROW})[data-id="${CSS.escape(id)}"]`)).find((each) => each && !each.closest("details:not([open]):not(.menu)"));
    const put = (guest) => {
      const [last, next] = [shown(before), shown(behind)];
      const list = row.isConnected && row.parentElement;
      if (last && (!list || last.parentElement === list)) last.after(guest);
      else if (next) next.before(guest);
      else if (last) last.after(guest);
      else if (list) row.after(guest);
      else if (put.tag !== "tr") seatAt(top, guest);
    };
    return Object.assign(put, { tag: row.localName });
  }

  /** Puts a guest into a section of its own, at a place among the parts of the board. */
  function seatAt(index, guest, title = "") {
    const section = document.createElement("section");
    section.className = "section guests";
    const list = document.createElement("ul");
    list.className = "tasks";
    list.setAttribute("role", "list");
    list.append(guest);
    if (title) {
      section.dataset.section = "here";
      section.append(Object.assign(document.createElement("h2"), { textContent: title }));
    }
    section.append(list);
    board().insertBefore(section, board().children[index] ?? null);
  }

  /** Removes a toast after a while, but not while it has the pointer or the focus. */
  function keep(item) {
    let timer;
    const start = () => { timer = setTimeout(() => item.remove(), item.matches(".told") ? 60000 : item.matches(".error") ? 12000 : 9000); };
    for (const name of ["pointerenter", "focusin"]) item.addEventListener(name, () => clearTimeout(timer));
    for (const name of ["pointerleave", "focusout"]) item.addEventListener(name, () => { clearTimeout(timer); start(); });
    start();
  }

  /** Performs an action and shows its result with a button: undo, or again after a refused repetition; `after` follows a success. */
  async function perform(url, data, after = () => {}) {
    const answer = await post(url, data);
    const offer = repetition(answer, url, data, after);
    toast(answer.text ?? t("done"), { step: answer.ok ? answer.step : null, isError: !answer.ok && !offer, offer, reward: answer.reward, picture: answer.picture, advice: answer.advice });
    if (answer.ok) { askMood(answer.feel); after(); await refresh(); }
    return answer;
  }

  /** Returns the button that repeats a refused repetition with the same fields, such as the time. */
  function repetition(answer, url, data, after) {
    const label = { done_already: "doItAgain", same_name: "addAnother" }[answer.code];
    if (!label) return null;
    const fields = new URLSearchParams(data);
    fields.set("again", "1");
    fields.delete("once");
    return { label: t(label), act: () => perform(url, fields, after) };
  }

  /** Undoes steps, the newest first; `["last"]` is the last step of all. */
  async function takeBack(steps) {
    let answer;
    askMood(null);
    for (const step of [...steps].reverse()) {
      answer = await post(at("/undo"), new URLSearchParams({ step }));
      if (!answer.ok) break;
    }
    letGo();
    const task = answer.ok && [lastDone?.step, "last"].includes(steps.at(-1)) ? lastDone : null;
    toast(answer.text ?? t("undone"), { isError: !answer.ok, offer: answer.ok ? { label: t("redo"), act: redo } : null });
    await refresh();
    if (task) buttonOf(task.id, task.isLink)?.focus({ preventScroll: true });
  }

  async function redo() {
    const answer = await post(at("/redo"), new URLSearchParams());
    toast(answer.text ?? t("done"), { step: answer.ok ? answer.step : null, isError: !answer.ok });
    await refresh();
  }

  // MARK: Done. A task stays in its place for a moment, so that a second tap hits no other task.

  const HOLD = 1500;
  /** Milliseconds after the list has moved in which a tap on a task that moved is dropped. */
  const SETTLE = 500;
  let heldUntil = 0;
  let endHold = null;
  /** The steps of the tasks that are held, oldest first. */
  let heldSteps = [];
  /** The task that was done last here, {id, isLink, step}, which gets the focus again when that is undone. */
  let lastDone = null;

  /** Marks a task as done; the list moves after a pause. */
  async function tickOff(task, url, data) {
    if (task.classList.contains("ticked")) return;
    if (Date.now() >= heldUntil) heldSteps = [];
    task.classList.add("ticked");
    const { id, isLink } = nextFocus();
    const put = board()?.contains(task) ? placeOf(task) : null;
    heldUntil = Date.now() + HOLD;
    // With a name of its own, it can be sent again without being done twice.
    if (data instanceof FormData && isSecureContext) data.set("once", crypto.randomUUID());
    const answer = await post(url, data);
    if (answer.status === 0 && !task.matches(".of-habit") && window.passbyOffline?.keep(url, data)) {
      letGo();
      toast(t("sendsLater"));
      return;
    }
    if (!answer.ok) {
      task.classList.remove("ticked");
      if (!heldSteps.length) letGo();
      const offer = repetition(answer, url, data);
      toast(answer.text, { isError: !offer, offer });
      return;
    }
    if (answer.step) heldSteps.push(answer.step);
    lastDone = id === task.dataset.id ? { id, isLink, step: answer.step } : null;
    const isSeveral = heldSteps.length > 1;
    toast(isSeveral ? t("severalDone", { count: heldSteps.length }) : answer.text, { step: isSeveral ? heldSteps : answer.step, reward: answer.reward, picture: answer.picture });
    askMood(answer.feel, put);
    refresh();
  }

  /** Ends the pause. */
  function letGo() {
    heldUntil = 0;
    endHold?.();
  }

  const holdEnd = () => new Promise((resolve) => { endHold = resolve; setTimeout(resolve, heldUntil - Date.now()); });

  let moved = new Set();
  let movedAt = 0;
  const ROW = ".task";
  const heights = () => new Map($$(ROW).map((task) => [task.dataset.id, task.getBoundingClientRect().top]));
  function noteMoves(before) {
    moved = new Set([...heights()].filter(([id, top]) => Math.abs((before.get(id) ?? Infinity) - top) > 4).map(([id]) => id));
    movedAt = performance.now();
  }
  document.addEventListener("click", (event) => {
    // A click by keyboard (detail 0) hits the element that has the focus.
    const task = event.detail > 0 && event.target.closest(".task .done, .head") ? event.target.closest(ROW) : null;
    if (!task || performance.now() - movedAt > SETTLE || !moved.has(task.dataset.id)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  /** The task whose button gets the focus when the one that has it is done or gone. */
  function nextFocus() {
    const task = document.activeElement?.closest?.(ROW);
    const rows = task ? $$(ROW).filter((row) => row === task || row.checkVisibility()) : [];
    const others = (step) => {
      let index = rows.indexOf(task) + step;
      while (rows[index]?.matches(".ticked")) index += step;
      return rows[index]?.dataset.id;
    };
    return {
      id: task?.dataset.id, isDone: task?.classList.contains("ticked"), isLink: document.activeElement?.matches?.("h2 a"),
      other: others(1) ?? others(-1),
      date: document.activeElement?.closest?.("#board [data-task]")?.dataset.task,
      href: document.activeElement?.closest?.("#board li a")?.getAttribute("href"),
    };
  }

  /** The link of a task, or its round tick. */
  function buttonOf(id, isLink) {
    const row = id && $(`.task[data-id="${CSS.escape(id)}"]`);
    return row && $(isLink ? "h2 a" : "button.done", row);
  }

  function restoreFocus({ id, isDone, isLink, other, date, href }) {
    // A date among the coming weeks keeps it when it is drawn again, so that no key is lost.
    if (!id && href && document.activeElement === document.body) {
      const row = date ? `[data-task="${CSS.escape(date)}"]` : "li";
      $(`#board ${row} a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true });
    }
    const button = (wanted) => buttonOf(wanted, isLink);
    if (!id || (!isDone && document.activeElement !== document.body)) return;
    const target = (isDone ? null : button(id)) ?? button(other) ?? $("#main");
    target.focus({ preventScroll: target.id === "main" });
  }

  // MARK: The list, updated in place

  /** Makes `old` equal to `fresh` with few changes, so that focus, scroll, typed text and open menus stay. */
  function morph(old, fresh) {
    if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName) { old.replaceWith(fresh.cloneNode(true)); return; }
    if (old.nodeType !== Node.ELEMENT_NODE) {
      if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
      return;
    }
    // What a script has drawn is its own.
    if (old.isEqualNode(fresh) || old.hasAttribute("data-keep")) return;
    // What a form was filled from stays as long as it holds what the user typed.
    const isTyped = (field) => "defaultValue" in field && field.type !== "hidden" && field.value !== field.defaultValue;
    // A date that is being typed or chosen stays with what is said of it.
    if (old.matches(".datefield") && (old.querySelector(".calendar") || isTyped(old.querySelector("input")))) return;
    if (old.name === "was" && [...(old.form?.elements ?? [])].some(isTyped)) return;
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

  /** Notes the version of what the page shows, and tells the forms; returns true if it is another one. */
  function see(version) {
    const seen = $("meta[name=version]");
    if (!version || seen.content === String(version)) return false;
    seen.content = String(version);
    document.dispatchEvent(new Event("passby:changed"));
    return true;
  }

  let running = null;
  let isStale = false;
  /** Fetches the list of this page again; calls during a fetch lead to one more fetch. */
  function refresh() {
    isStale = true;
    running ??= (async () => {
      while (isStale) {
        if (Date.now() < heldUntil) { await holdEnd(); continue; }
        isStale = false;
        if (!board()) break;
        try {
          const response = await fetch(location.href, { headers: { "X-Fragment": "list" }, cache: "no-store" });
          // Another page, as where this one is the answer to a form.
          if (response.redirected) break;
          const text = await response.text();
          const page = new DOMParser().parseFromString(text, "text/html");
          const fresh = $("#board", page);
          if (!fresh || (response.status !== 200 && response.status !== 404)) continue;
          // Something may have been done while the answer was on its way.
          if (Date.now() < heldUntil) { isStale = true; continue; }
          const [before, focus] = [heights(), nextFocus()];
          const focused = document.activeElement;
          for (const guest of guests.keys()) unseat(guest);
          morph(board(), fresh);
          for (const id of ["page-title", "day-words"]) {
            const [words, own] = [$(`#${id}`), $(`#${id}`, page)];
            if (words && own) morph(words, own);
          }
          for (const guest of guests.keys()) seat(guest);
          if (focused?.closest(".guest")) focused.focus({ preventScroll: true });
          see(response.headers.get("X-Version"));
          restoreFocus(focus);
          document.dispatchEvent(new Event("passby:drawn"));
          noteMoves(before);
          setClock();
          tick();
        } catch { isStale = false; break; }
      }
      running = null;
    })();
    return running;
  }

  /** Seconds by which the clock of the daemon is ahead of this one. */
  let ahead = 0;
  /** Reads the clock of the daemon, which may follow a recording. */
  function setClock() {
    const seconds = Number(board()?.dataset.now) - Date.now() / 1000;
    ahead = Math.abs(seconds) > 2 ? seconds : 0;
  }
  let lastWords = Date.now();
  let nextEdge;
  /** Moves the dots of the bars; returns true if the texts of the server are out of date. */
  function tick() {
    const now = Date.now() / 1000 + ahead;
    let isNear = false;
    let soonest = Infinity;
    for (const task of $$(".task[data-due]")) {
      const { began, opens, due, dueFrom = due, phase } = task.dataset;
      const fill = began && due > began ? Math.min(1, Math.max(0, (now - began) / (due - began))) * 100 : null;
      if (fill !== null) $(".bar .now", task)?.setAttribute("cx", `${fill.toFixed(2)}%`);
      const edges = [opens, dueFrom, due].filter(Boolean).map((edge) => now - edge);
      if ((phase === "waiting" && opens && now >= opens) || (/waiting|open/.test(phase) && now >= dueFrom)) isNear = true;
      if (edges.some((distance) => Math.abs(distance) < 3660)) isNear = true;
      soonest = Math.min(soonest, ...edges.filter((distance) => distance < 0).map((distance) => -distance));
    }
    clearTimeout(nextEdge);
    if (soonest < 3600) nextEdge = setTimeout(() => { if (!document.hidden) refresh(); }, soonest * 1000 + 400);
    return isNear || Date.now() - lastWords > 3600e3;
  }
  setInterval(() => {
    if (document.hidden || !board()) return;
    // Distances change while the user moves, and so does the age of the last position.
    if (tick() || $("[data-section=here], [data-section=pass], #place-list > [data-state=inside]")) { lastWords = Date.now(); refresh(); }
  }, 60000);
  document.addEventListener("visibilitychange", () => { if (!document.hidden && board()) refresh(); });

  // MARK: Forms, search and filters

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("form[data-live]")) return;
    event.preventDefault();
    const button = event.submitter;
    const url = button?.getAttribute("formaction") ?? form.getAttribute("action");
    const task = button?.closest(ROW);
    const menu = button?.closest("details.menu");
    if (task && url.endsWith("/done")) {
      if (menu) menu.open = false;
      if (menu?.contains(document.activeElement)) $("summary", menu).focus({ preventScroll: true });
      await tickOff(task, url, new FormData(form, button));
      return;
    }
    const busy = task ?? form;
    if (busy.getAttribute("aria-busy") === "true") return;
    busy.setAttribute("aria-busy", "true");
    const answer = await perform(url, new FormData(form, button), () => { if (form.matches("[data-once]")) form.reset(); });
    busy.removeAttribute("aria-busy");
    // It was changed elsewhere, too: once more keeps what was typed.
    if (answer.was) form.elements.was.value = answer.was;
    if (!answer.ok) return;
    if (menu) { menu.open = false; if (menu.contains(document.activeElement)) $("summary", menu).focus({ preventScroll: true }); }
    if (url.endsWith("/remove") && /\/tasks\/\d+$/.test(location.pathname)) { location.assign(at(answer.step ? `/?did=${answer.step}` : "/")); return; }
    form.closest(".toast")?.remove();
  });

  document.addEventListener("change", (event) => {
    if (event.target.matches("#search-form select")) { countFilters(); search(0); }
    if (event.target.matches("[data-submit]")) event.target.form.requestSubmit();
    const all = event.target.dataset.all;
    if (all) for (const box of $$(`[name="${all}"]`, event.target.form)) box.checked = event.target.checked;
  });

  /** Shows beside the button of the filters how many of them leave something out. */
  function countFilters() {
    const active = $$("#search-form select:not([name=sort])").filter((field) => field.value !== "").length;
    $("#filter-count").textContent = active ? String(active) : "";
  }

  /** Opens a menu upwards where there is no room below it. */
  function turnMenu() {
    const menu = $("details.menu[open]");
    if (!menu) return;
    menu.classList.remove("up");
    const { height, bottom } = $(".panel", menu).getBoundingClientRect();
    menu.classList.toggle("up", bottom > innerHeight && menu.getBoundingClientRect().top > height + 8);
  }

  let typing;
  /** Shows the list of an address of this page. */
  function show(address, wait = 0) {
    clearTimeout(typing);
    typing = setTimeout(() => {
      history.replaceState(null, "", address);
      letGo();
      return refresh();
    }, wait);
  }
  function search(wait) {
    const form = $("#search")?.form;
    if (!form) return;
    const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value !== ""));
    show(form.getAttribute("action") + (query.size ? `?${query}` : ""), wait);
  }
  document.addEventListener("input", (event) => {
    const field = event.target;
    if (field.matches("#search")) search(200);
    // A colour is picked or typed: each field follows the other, and the choice beside them.
    const { for: id, partner, choice } = field.matches(".picker") ? field.dataset : {};
    if (id) {
      document.getElementById(id).value = field.value;
      field.form.elements[partner].value = choice;
    } else if (/^#[0-9a-f]{6}$/i.test(field.value)) {
      const picker = $(`.picker[data-for="${field.id}"]`);
      if (picker) picker.value = field.value;
    }
  });
  /** Opens the folds around what the address points at, such as a form. */
  function reveal() {
    const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
    for (let fold = target?.closest("details.fold"); fold; fold = fold.parentElement.closest("details.fold")) fold.open = true;
    if (target?.closest("details.fold")) target.scrollIntoView({ block: target.localName === "details" ? "start" : "center" });
  }
  addEventListener("hashchange", reveal);
  reveal();

  document.addEventListener("submit", (event) => {
    if (event.target.matches("#search-form, #history-form")) { event.preventDefault(); search(0); }
  });

  document.addEventListener("click", (event) => {
    const target = event.target;
    for (const menu of $$("details[name=menu][open]")) if (!menu.contains(target)) menu.open = false;
    if (target.closest("details.menu summary")) requestAnimationFrame(turnMenu);
    // A link to a form of the same page leaves its menu open.
    const jump = target.closest("details.menu a[href*='#']:not([data-snooze])");
    if (jump) jump.closest("details").open = false;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const inside = plain && board() && target.closest("#show-more, #board .phases a");
    if (!inside) return;
    event.preventDefault();
    if (inside.id === "show-more") { showMore(inside); return; }
    const phase = $("#search-form input[name=phase]");
    if (phase) phase.value = new URL(inside.href).searchParams.get("phase") ?? "";
    show(inside.getAttribute("href"));
  });

  /** Lists more, and leads to the first task that was not there. */
  async function showMore(link) {
    const before = new Set($$(".task").map((task) => task.id));
    history.replaceState(null, "", link.getAttribute("href"));
    await refresh();
    const first = $$(".task").find((task) => !before.has(task.id) && task.checkVisibility());
    $("h2 a", first ?? $("#main"))?.focus({ preventScroll: true });
  }

  const likeness = { "\u00df": "ss", "\u00e6": "ae", "\u0153": "oe", "\u00f8": "o", "\u0111": "d", "\u0127": "h", "\u0142": "l", "\u0131": "i" };

  /** Returns a text as texts are compared (Q10): without case, accents of Latin letters and kinds of apostrophes. */
  const fold = (text) => text.toLowerCase().replace(/[\u2019\u02bc\u2018`]/g, "'").normalize("NFD")
    .replace(/([a-z\u00e6\u00f8])[\u0300-\u036f]+/g, "$1").replace(/[\u00df\u00e6\u0153\u00f8\u0111\u0127\u0142\u0131]/g, (letter) => likeness[letter]).normalize("NFC");

  /** Asks the browser where it is; null where it may not or cannot say. */
  const browserPosition = isSecureContext && navigator.geolocation ? () => new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), () => resolve(null), { enableHighAccuracy: true, timeout: 15000, maximumAge: 60000 });
  }) : null;

  window.passby = { post, perform, toast, guests, seat, seatAt, dismiss, refresh, show, search, see, takeBack, fold, browserPosition };

  // A bookmark should name no action and no switch.
  const address = new URL(location.href);
  const passing = ["did", "undid", "untied", "practice", "density"].filter((name) => address.searchParams.has(name));
  for (const name of passing) address.searchParams.delete(name);
  if (passing.length) history.replaceState(null, "", address);
  for (const item of $$("#toasts .toast")) keep(item);
  setClock();
  tick();
  // The clock of this browser.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (document.documentElement.dataset.zone !== zone && !document.cookie.includes(zone)) {
    document.cookie = `passby_zone=${zone};path=${at("/")}`;
    refresh();
  }
  /** A row of links that is wider than the screen shows the one of this page. */
  function showOwnLinks() {
    for (const link of $$(".phases > [aria-current]")) {
      const row = link.parentElement;
      row.scrollLeft += link.getBoundingClientRect().left - row.getBoundingClientRect().left - (row.clientWidth - link.offsetWidth) / 2;
    }
  }
  showOwnLinks();
  addEventListener("resize", showOwnLinks);

  // Only who is followed needs its script.
  const script = $("meta[name=position-script]")?.content;
  const isFollowed = localStorage.getItem("passby-follow") === "1" && !location.pathname.endsWith("/login");
  if (script && isFollowed && !$("script[src*='/position.js']")) {
    document.head.append(Object.assign(document.createElement("script"), { src: script }));
  }
})();

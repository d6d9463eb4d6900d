// Without a connection: says from when the list is, keeps what is ticked off, and sends it later, once.
"use strict";
(() => {
  const t = window.passbyText;
  const KEY = "passby-waiting";
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(window.passbyAt("/sw.js")).catch(() => {});

  /** The address from the root of the site, whose path may be another one by now. */
  const own = (url) => url.replace(/^.*(?=\/tasks\/)/, "");
  const waiting = () => JSON.parse(localStorage.getItem(KEY) ?? "[]");
  const store = (items) => (items.length ? localStorage.setItem(KEY, JSON.stringify(items)) : localStorage.removeItem(KEY));

  /** Keeps the form of a task that was done until there is a connection; returns false if it cannot. */
  function keep(url, data) {
    try {
      const fields = [...new URLSearchParams(data)].filter(([name]) => name !== "back");
      if (!fields.some(([name]) => name === "once")) return false;
      store([...waiting(), { url, fields, time: Date.now() }]);
      return true;
    } catch {
      return false;
    }
  }

  /** Sends what waits, in order, in one tab; the server takes each only once. */
  const send = () => navigator.locks.request("passby-waiting", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    let sent = 0;
    for (let [item] = waiting(); item; [item] = waiting()) {
      const data = new URLSearchParams(item.fields);
      // A moment that has passed is named; the clocks of phone and server may differ by seconds.
      if (Date.now() - item.time > 60e3 && !data.has("at")) data.set("at", new Date(item.time).toISOString());
      const answer = await window.passby.post(window.passbyAt(own(item.url)), data);
      if (answer.status === 0 || answer.status === 503) break;
      store(waiting().filter((each) => JSON.stringify(each) !== JSON.stringify(item)));
      if (answer.ok) sent += 1;
      else window.passby.toast(answer.text, { isError: true });
    }
    if (!sent) return;
    window.passby.toast(t("sentLater", { count: sent }));
    document.documentElement.removeAttribute("data-offline");
    document.querySelector("#offline")?.remove();
    await window.passby.refresh();
  });

  /** Marks the tasks that wait, and says from when the list is. */
  function show() {
    for (const { url } of waiting()) {
      const id = own(url).match(/^\/tasks\/(\d+)\//)?.[1];
      for (const row of document.querySelectorAll(`.task[data-id="${id}"]`)) row.classList.add("ticked");
    }
    const time = Number(document.documentElement.dataset.offline);
    if (!time || document.querySelector("#offline")) return;
    const words = document.createElement("p");
    words.id = "offline";
    words.className = "offline";
    words.setAttribute("role", "status");
    words.textContent = t("listFrom", { time: new Date(time).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }) });
    // Beside the heading a phone has the magnifier and the sign that adds.
    const head = document.querySelector("#main .pagehead");
    if (head) head.after(words); else document.querySelector("#main")?.prepend(words);
  }

  window.passbyOffline = { keep, send };
  show();
  const isOnline = () => !document.documentElement.dataset.offline;
  if (waiting().length && isOnline()) send();
  // Back again: the page itself, with what changed meanwhile.
  addEventListener("online", async () => {
    await send();
    if (!isOnline()) location.reload();
  });
  document.addEventListener("visibilitychange", () => { if (!document.hidden && waiting().length) send(); });
  setInterval(() => { if (!document.hidden && waiting().length) send(); }, 30000);
})();

// Keeps the last list for the time without a connection, and shows reminders while no page is open.
// Nothing else is kept, and a logout removes it.
"use strict";
const CACHE = "passby-1";
/** The pages that can be read without a connection, by path; kept as they are without a filter, a search or a date. */
const PAGES = ["/", "/tasks", "/plan"];

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await clients.claim();
})()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, url));
  else if (url.pathname.startsWith("/static/") && url.searchParams.has("v")) event.respondWith(file(request, url));
});

/** Asks the server; without a connection, returns the page as it was last, marked with its time. */
async function page(request, url) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected && PAGES.includes(url.pathname) && !url.search) await cache.put(url.pathname, answer.clone());
    // Who has to log in sees nothing of before. The browser follows a redirect to the login by asking here again.
    if (answer.ok && url.pathname === "/login") await caches.delete(CACHE);
    return answer;
  } catch (error) {
    const own = PAGES.includes(url.pathname) && await cache.match(url.pathname);
    const kept = own || await cache.match("/") || await cache.match("/tasks");
    if (!kept) throw error;
    const headers = new Headers(kept.headers);
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    const time = Date.parse(kept.headers.get("date") ?? "") || 0;
    const text = (await kept.text()).replace("<html ", `<html data-offline="${time}" `);
    return new Response(text, { status: 200, headers });
  }
}

/** Returns a file of this version, from the cache if it is there; older versions of it go. */
async function file(request, url) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (!answer.ok) return answer;
  for (const old of await cache.keys()) {
    const other = new URL(old.url);
    if (other.pathname === url.pathname && other.search !== url.search) await cache.delete(old);
  }
  await cache.put(request, answer.clone());
  return answer;
}

// MARK: Reminders

self.addEventListener("push", (event) => event.waitUntil((async () => {
  const { title, body, tag, task, buttons } = event.data.json();
  // An open page in front shows it itself.
  const pages = await clients.matchAll({ type: "window" });
  if (pages.some((page) => page.focused)) return;
  await self.registration.showNotification(title, { body, tag, icon: "/favicon.ico", data: { task }, actions: buttons });
})()));

/** The forms that the buttons stand for. */
const FORMS = {
  done: ["done", {}],
  snooze: ["snooze", { until: "1h" }],
  visit: ["snooze", { until: "visit" }],
};

self.addEventListener("notificationclick", (event) => {
  const { task } = event.notification.data;
  event.notification.close();
  event.waitUntil((async () => {
    const form = task && FORMS[event.action];
    if (form) {
      const body = new URLSearchParams({ ...form[1], once: crypto.randomUUID() });
      const answer = await fetch(`/tasks/${task}/${form[0]}`, { method: "POST", body, headers: { Accept: "application/json" } }).catch(() => null);
      if (answer?.ok) return;
    }
    const address = task ? `/tasks/${task}` : "/";
    const [page] = await clients.matchAll({ type: "window" });
    if (page) { await page.focus(); await page.navigate(address).catch(() => {}); }
    else await clients.openWindow(address);
  })());
});

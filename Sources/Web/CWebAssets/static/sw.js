// Keeps the last list for the time without a connection, and shows reminders while no page is open.
// Nothing else is kept, and a logout removes it.
"use strict";
const CACHE = "passby-1";
/** The path of the site, below which the worker stands; empty at the root of its host. */
const BASE = new URL(self.registration.scope).pathname.replace(/\/$/, "");
/** Returns a path from the root of the site. */
const own = (pathname) => (pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname);
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
  else if (own(url.pathname).startsWith("/static/") && url.searchParams.has("v")) event.respondWith(file(request, url));
});

/** Asks the server; without a connection, returns the page as it was last, marked with its time. */
async function page(request, url) {
  const cache = await caches.open(CACHE);
  const path = own(url.pathname);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected && PAGES.includes(path) && !url.search) await cache.put(BASE + path, answer.clone());
    // Who has to log in sees nothing of before. The browser follows a redirect to the login by asking here again.
    if (answer.ok && path === "/login") await caches.delete(CACHE);
    return answer;
  } catch (error) {
    const same = PAGES.includes(path) && await cache.match(BASE + path);
    const kept = same || await cache.match(`${BASE}/`) || await cache.match(`${BASE}/tasks`);
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

// Each message shows something, whichever pages are open: Safari ends a subscription whose messages
// do not, and pages that sleep go on saying that they are in front.
self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

/** True for the address of a button, which has a key of its own in place of the login. */
const isButton = (url) => /^\/act\/[\w-]{32,}$/.test(url);

/** Shows a message; one that is not as the server sends it, as far as it can be read. */
async function show(data) {
  let message = null;
  try { message = data?.json(); } catch { message = { body: data.text() }; }
  const { title, body, tag, task, buttons } = Object(message);
  const text = (value, usual) => (["string", "number"].includes(typeof value) ? String(value) : usual);
  const words = [text(title, "Passby"), { body: text(body, ""), tag: text(tag, "passby"), icon: `${BASE}/favicon.ico` }];
  try {
    const id = Number.isInteger(task) ? task : null;
    const shown = Array.isArray(buttons) ? buttons.filter((one) => isButton(one?.url)) : [];
    const urls = Object.fromEntries(shown.map(({ action, url }) => [action, url]));
    const actions = shown.map(({ action, title }) => ({ action, title }));
    await self.registration.showNotification(words[0], { ...words[1], data: { task: id, urls }, actions });
  } catch {
    await self.registration.showNotification(...words);
  }
}

// A push service gives up a subscription, or its time is over: the worker makes the next one.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription, event.newSubscription)));

async function renew(old, given) {
  const manager = self.registration.pushManager;
  let next = given ?? await manager.getSubscription();
  if (!next) {
    const answer = await fetch(`${BASE}/push/key`, { headers: { Accept: "application/json" } });
    if (!answer.ok) return;
    next = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: (await answer.json()).key });
  }
  const { endpoint, keys } = next.toJSON();
  const body = new URLSearchParams({ endpoint, key: keys.p256dh, secret: keys.auth, old: old?.endpoint ?? "" });
  await fetch(`${BASE}/push`, { method: "POST", body, headers: { Accept: "application/json" } });
}

self.addEventListener("notificationclick", (event) => {
  const { title, tag, data } = event.notification;
  const { task, urls } = Object(data);
  event.notification.close();
  event.waitUntil((async () => {
    const url = urls?.[event.action];
    if (url) {
      const answer = await fetch(`${BASE}${url}`, { method: "POST" }).catch(() => null);
      if (answer?.ok) return;
      // Too late: one line says why, and nothing has changed.
      if (answer?.status === 410) {
        await self.registration.showNotification(title, { body: (await answer.text()).trim(), tag, icon: `${BASE}/favicon.ico`, data: { task } });
        return;
      }
    }
    const address = task ? `${BASE}/tasks/${task}` : `${BASE}/`;
    const [page] = await clients.matchAll({ type: "window" });
    if (page) { await page.focus(); await page.navigate(address).catch(() => {}); }
    else await clients.openWindow(address);
  })());
});

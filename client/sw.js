// Keeps the page itself (not games) at hand, so that it opens at once and says plainly when the server is away.
// The build writes in which files there are; other contents make another worker, and so another shelf.
const VERSION = 'unbuilt';
const FILES = ['/'];
const SHELF = `undermine-${VERSION}`;

self.addEventListener('install', (event) => event.waitUntil(stock().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => event.data.keep && event.waitUntil(keep(event.data.keep)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (
    request.method !== 'GET' ||
    url.origin !== location.origin ||
    url.pathname.startsWith('/api/') ||
    url.pathname.startsWith('/ws/')
  )
    return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromShelf(request));
  else if (request.mode === 'navigate') event.respondWith(fromShelf(new Request('/')));
});

async function stock() {
  const shelf = await caches.open(SHELF);
  await shelf.addAll(FILES);
}

async function keep(files) {
  const shelf = await caches.open(SHELF);
  const kept = new Set((await shelf.keys()).map((request) => new URL(request.url).pathname));
  await shelf.addAll(files.filter((file) => !kept.has(file)));
}

async function tidy() {
  for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name);
}

async function fromShelf(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

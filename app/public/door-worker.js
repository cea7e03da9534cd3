// Service worker of the list at the door: keeps the page and its files for use without a connection. The list itself
// is in the browser's database, from which the worker deletes what is over.

const cacheName = 'quartier-door-1'
/** Every list has the same page. */
const page = '/door/'
const initPath = '/api/v1/init'

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteOldCaches(), wipeOldLists()]))
})

self.addEventListener('message', (event) => {
  const [port] = event.ports
  const { page: path, files } = event.data
  event.waitUntil(
    keep(path, files).then(
      () => port.postMessage('kept'),
      () => port.postMessage('failed'),
    ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request, page))
  else if (pathname === initPath) event.respondWith(fromNetwork(request, initPath))
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCache(request, pathname))
})

/** Keeps the page, the data of its start, and the files that it has loaded; older files are deleted. */
async function keep(path, files) {
  const cache = await caches.open(cacheName)
  await put(cache, page, await fetch(path))
  await put(cache, initPath, await fetch(initPath))
  for (const file of files) {
    if (!(await cache.match(file))) await put(cache, file, await fetch(file))
  }
  const needed = new Set([page, initPath, ...files])
  for (const request of await cache.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}

async function put(cache, key, response) {
  if (!response.ok) throw new Error(`${key} answered ${response.status}`)
  await cache.put(key, response)
}

async function fromNetwork(request, key) {
  const cache = await caches.open(cacheName)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(key, response.clone())
    return response
  } catch (failure) {
    const known = await cache.match(key, { ignoreVary: true })
    if (known) return known
    throw failure
  }
}

/** Names of these files contain a hash of their content. */
async function fromCache(request, key) {
  const cache = await caches.open(cacheName)
  const known = await cache.match(key, { ignoreVary: true })
  if (known) return known
  const response = await fetch(request)
  if (response.ok) await cache.put(key, response.clone())
  return response
}

async function deleteOldCaches() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('quartier-door-') && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Deletes lists whose last day is over (`areas/viewing-appointments/web/door/door-store.ts`). */
function wipeOldLists() {
  return new Promise((resolve) => {
    const opening = indexedDB.open('quartier-door')
    // The page creates the database, so a new one must not stay here.
    opening.onupgradeneeded = () => opening.transaction.abort()
    opening.onerror = () => resolve()
    opening.onsuccess = () => {
      const database = opening.result
      const now = new Date().toISOString()
      const transaction = database.transaction('doors', 'readwrite')
      const reading = transaction.objectStore('doors').openCursor()
      reading.onsuccess = () => {
        const cursor = reading.result
        if (!cursor) return
        if (cursor.value.wipeAt <= now) cursor.delete()
        cursor.continue()
      }
      transaction.oncomplete = transaction.onabort = () => {
        database.close()
        resolve()
      }
    }
  })
}

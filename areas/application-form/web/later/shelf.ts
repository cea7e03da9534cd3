// Stores unsaved answers on this device. Browsers write local storage to disk in batches, up to a minute late, so it
// is lost if the browser is killed. IndexedDB persists each entry within milliseconds. All entries are loaded when a
// form opens, so that later reads and writes are synchronous.

import { ended } from '#platform/web/shell/ended.ts'

export interface Shelf {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
  keys(): string[]
}

const name = 'application-form'
const store = 'typed'

let opened: Shelf | undefined
let opening: Promise<Shelf> | undefined

/** Await before rendering a form; later calls return the same promise. */
export const openShelf = (): Promise<Shelf> =>
  (opening ??= openDatabase()
    .then(shelfIn)
    // Some browsers refuse IndexedDB in private windows.
    .catch(() => shelfOver(localStorage))
    .then((shelf) => (opened = shelf)))

export function shelf(): Shelf {
  if (!opened) throw new Error('the shelf is asked before it was opened')
  return opened
}

/** Shelf over a synchronous storage, such as localStorage. */
export const shelfOver = (storage: Storage): Shelf => ({
  getItem: (key) => storage.getItem(key),
  setItem: (key, text) => storage.setItem(key, text),
  removeItem: (key) => storage.removeItem(key),
  keys: () => Object.keys(storage),
})

async function shelfIn(database: IDBDatabase): Promise<Shelf> {
  const entries = await readAll(database)
  const waiting = new Map<string, string | null>()
  let isWriting = false

  /** Writes one batch at a time; edits made meanwhile go into the next batch. */
  function write(): void {
    if (isWriting || waiting.size === 0) return
    isWriting = true
    const transaction = database.transaction(store, 'readwrite')
    for (const [key, text] of waiting) {
      if (text === null) transaction.objectStore(store).delete(key)
      else transaction.objectStore(store).put(text, key)
    }
    waiting.clear()
    const next = () => {
      isWriting = false
      write()
    }
    transaction.addEventListener('complete', next)
    // If the disk is full, the server still gets all edits within two seconds.
    transaction.addEventListener('abort', next)
  }
  // When the page is left, write at once without waiting for the running batch.
  addEventListener('pagehide', () => {
    isWriting = false
    write()
  })
  const put = (key: string, text: string | null) => {
    waiting.set(key, text)
    write()
  }
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, text) {
      entries.set(key, text)
      put(key, text)
    },
    removeItem(key) {
      if (entries.delete(key)) put(key, null)
    },
    keys: () => [...entries.keys()],
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
  return ended(request)
}

async function readAll(database: IDBDatabase): Promise<Map<string, string>> {
  const kept = database.transaction(store).objectStore(store)
  const [keys, texts] = await Promise.all([ended(kept.getAllKeys()), ended<unknown[]>(kept.getAll())])
  const entries = new Map<string, string>()
  for (const [index, key] of keys.entries()) {
    const text = texts[index]
    if (typeof key === 'string' && typeof text === 'string') entries.set(key, text)
  }
  return entries
}

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

/** Awaited before a form is drawn; the same one ever after. */
export const openShelf = (): Promise<Shelf> =>
  (opening ??= openDatabase()
    .then(shelfIn)
    // A browser that refuses a database, as some do in private windows.
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

  /** One bundle after the other; what comes meanwhile goes with the next. */
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
    // A full disk: the server still gets everything within a second or two.
    transaction.addEventListener('abort', next)
  }
  // A page that is left waits for nothing.
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

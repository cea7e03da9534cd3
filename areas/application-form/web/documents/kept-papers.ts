// Stores selected documents that are not uploaded yet, with their content, in a separate database because the
// database of answers is read completely when a form opens. Part of the file fields, never of the first step.

import type { FileKeeper, KeptFile } from '#platform/web/form/kept-files.ts'
import { makeStore } from '#platform/web/core/store.ts'

export interface KeptPaper extends KeptFile {
  /** Key of form, person and category. */
  place: string
  /** Time of selection, in milliseconds. */
  at: number
}

export interface PaperStore {
  all(): Promise<readonly KeptPaper[]>
  put(paper: KeptPaper): Promise<void>
  remove(id: string): Promise<void>
}

/** In milliseconds; same as the lifetime of an unsaved draft. */
export const keptFor = 30 * 86_400_000

export interface Place {
  slug: string
  /** A person's key, or the household key. */
  owner: string
  category: string
}

export type WaitingPaper = KeptPaper & Omit<Place, 'slug'>

/** Counter that changes when a document is stored here or deleted. */
export const keptChanges = makeStore(0)
const tellOfChange = () => keptChanges.set(keptChanges.now() + 1)

const nameOf = ({ slug, owner, category }: Place): string => [slug, owner, category].join('/')

/** Documents of all people and fields of a form, in the order of selection. */
export async function papersWaiting(
  slug: string,
  store: PaperStore = papersInBrowser,
  now: () => number = Date.now,
): Promise<readonly WaitingPaper[]> {
  const all = await store.all().catch((): readonly KeptPaper[] => [])
  const oldest = now() - keptFor
  const isOld = ({ at }: KeptPaper) => at < oldest
  await Promise.all(all.filter(isOld).map(({ id }) => store.remove(id)))
  return all
    .filter((one) => !isOld(one))
    .flatMap((one) => {
      const [form, owner = '', category = ''] = one.place.split('/')
      return form === slug ? [{ ...one, owner, category }] : []
    })
    .toSorted((one, other) => one.at - other.at)
}

/** Errors are ignored: the document was never stored, or it expires. */
export async function dropPaper(id: string, store: PaperStore = papersInBrowser): Promise<void> {
  await store.remove(id).catch(() => {})
  tellOfChange()
}

/** Called when a person is deleted from the household. */
export async function forgetPapersOf(
  { slug, owner }: Omit<Place, 'category'>,
  store: PaperStore = papersInBrowser,
): Promise<void> {
  const waiting = await papersWaiting(slug, store)
  await Promise.all(waiting.filter((one) => one.owner === owner).map(({ id }) => dropPaper(id, store)))
}

export function keeperOf(place: Place, store: PaperStore = papersInBrowser, now: () => number = Date.now): FileKeeper {
  const ownName = nameOf(place)
  return {
    waiting: async () => (await papersWaiting(place.slug, store, now)).filter((one) => one.place === ownName),
    async keep(kept) {
      await store.put({ ...kept, place: ownName, at: now() })
      tellOfChange()
    },
    drop: (id) => dropPaper(id, store),
  }
}

const shown = new Map<string, number>()

/** Marks a field as visible; it then reports its own uploads. Returns a function that undoes this. */
export function showPlace(place: Place): () => void {
  const ownName = nameOf(place)
  shown.set(ownName, (shown.get(ownName) ?? 0) + 1)
  tellOfChange()
  return () => {
    shown.set(ownName, (shown.get(ownName) ?? 1) - 1)
    tellOfChange()
  }
}

export const isShown = ({ place }: Pick<KeptPaper, 'place'>): boolean => (shown.get(place) ?? 0) > 0

const name = 'application-form-papers'
const store = 'papers'

let opening: Promise<IDBDatabase> | undefined

const papersInBrowser: PaperStore = {
  all: () => within('readonly', (papers) => papers.getAll() as IDBRequest<KeptPaper[]>),
  put: async (paper) => void (await within('readwrite', (papers) => papers.put(paper))),
  remove: (id) => within('readwrite', (papers) => papers.delete(id)),
}

/** Resolves once the transaction is on disk. */
async function within<Result>(
  mode: IDBTransactionMode,
  ask: (papers: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await (opening ??= openDatabase())
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode, { durability: 'strict' })
    const request = ask(transaction.objectStore(store))
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(new Error('this browser keeps no more papers')))
  })
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store, { keyPath: 'id' }))
    request.addEventListener('success', () => resolve(request.result))
    const refuse = () => reject(new Error('this browser keeps no database'))
    request.addEventListener('error', refuse)
    // Some browsers never respond; time out so that choosing a document does not hang.
    setTimeout(refuse, 3_000)
  })
}

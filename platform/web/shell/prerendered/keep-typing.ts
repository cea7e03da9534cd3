// Saves values typed on a page before its scripts have loaded, on this device, until a screen takes them over. If the
// browser ends before that, they are restored when the page is opened again. This script is inlined in the page,
// ahead of its fields (`app/typing-in-page.ts`), so that it catches every key press from the first paint on.

import { ended } from '../ended.ts'
import { putBack, questionOf, standings, type Standing } from './prerendered-answers.ts'
import type { TypedBefore } from './typed-before.ts'

const store = 'typed'
const here = location.pathname

let database: IDBDatabase | undefined
let place: string | undefined
/** Time of the last input in each question, also of an earlier visit. */
const touched = new Map<string, number | undefined>()
/** Values of an earlier visit whose question has not been seen yet. */
const kept = new Map<string, Standing>()

const typed = (): Map<string, Standing> =>
  new Map(
    [...standings()]
      .filter(([name, { answer, before }]) => answer !== before || touched.has(name))
      .map(([name, standing]) => [name, { ...standing, at: touched.get(name) }]),
  )

function keep(): void {
  const found = new Map([...kept, ...typed()])
  const entries = database?.transaction(store, 'readwrite').objectStore(store)
  if (found.size > 0) entries?.put(found, here)
  else entries?.delete(here)
}

const typedBefore: TypedBefore = {
  answers: typed,
  place: () => place,
  // The prerendered questions are gone by now; what remains stored are answers of an earlier visit to questions
  // elsewhere in the same form.
  forget: keep,
}
Object.assign(window, { typedBefore })

for (const news of ['focusin', 'input']) {
  addEventListener(news, (event) => {
    const name = questionOf(event)
    if (name === undefined) return
    place = name
    if (news === 'focusin') return
    touched.set(name, Date.now())
    keep()
  })
}

/** Retries the entry script if the connection breaks while it loads. */
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return
    const ask = () => import(/* @vite-ignore */ target.src).catch(wait)
    // The connection may already be back when the error is reported.
    const wait = () => (navigator.onLine ? setTimeout(ask, 2000) : addEventListener('online', ask, { once: true }))
    wait()
  },
  { capture: true },
)

async function open(): Promise<void> {
  const request = indexedDB.open('foreword', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
  const opened = await ended(request)
  const found: unknown = await ended(opened.transaction(store).objectStore(store).get(here))
  if (found instanceof Map) for (const [name, standing] of found) kept.set(name, standing)
  database = opened
  if (document.readyState === 'loading') document.addEventListener('readystatechange', putAllBack, { once: true })
  else putAllBack()
}

function putAllBack(): void {
  const asked = standings()
  for (const [name, standing] of kept) {
    if (!asked.has(name)) continue
    if (putBack(name, standing)) touched.set(name, standing.at)
    kept.delete(name)
  }
  // Also saves what was typed while the database was being opened.
  keep()
}

// Without IndexedDB, as in some private windows, input is only kept in the page.
open().catch(() => undefined)

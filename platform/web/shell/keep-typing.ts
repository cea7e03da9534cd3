// What is answered on a page before its scripts have come lies on this device until they have it: a browser that ends before them
// has it again when the page is opened. Small: it comes with the entry.

import { forewordAnswers, questionsIn, type Standing } from './foreword-answers.ts'

const store = 'typed'
const here = () => location.pathname

let opening: Promise<IDBDatabase> | undefined

/** Once the page stands. A browser that keeps no database, as some do in private windows, goes on without. */
export async function keepTyping(): Promise<void> {
  const foreword = document.querySelector('#foreword:has(.field)')
  if (!foreword) return
  const typed = await open()
  const kept: unknown = await ended(typed.transaction(store).objectStore(store).get(here()))
  if (kept instanceof Map) for (const [name, standing] of kept) putBack(name, standing)
  const keep = () => typed.transaction(store, 'readwrite').objectStore(store).put(forewordAnswers(), here())
  // What was typed while the database was opened.
  keep()
  foreword.addEventListener('input', keep)
}

/** When it lies elsewhere. */
export async function forgetTyping(): Promise<void> {
  const typed = await opening
  typed?.transaction(store, 'readwrite').objectStore(store).delete(here())
}

/** Unless it has been answered meanwhile, here or on another device. */
function putBack(name: string, { answer, before }: Standing): void {
  const now = forewordAnswers().get(name)
  if (now?.answer !== before || now.before !== before) return
  for (const question of questionsIn('#foreword .field', name)) {
    if (question instanceof HTMLInputElement && question.type === 'radio') question.checked = question.value === answer
    else question.value = answer
  }
}

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('foreword', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
  return (opening ??= ended(request))
}

const ended = <Found>(request: IDBRequest<Found>): Promise<Found> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('this browser keeps no database')))
  })

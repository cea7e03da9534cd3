// What the product says to the person in passing (spec 1 §4): successes leave by themselves, dangers stay until closed,
// and everything said is kept in the history of this session.

import type { Notice } from '#platform/contract/notify.ts'

export interface Message extends Notice {
  id: number
  saidAt: Date
}

interface Said {
  showing: Message[]
  history: Message[]
}

const shownFor = 5000
const historyLength = 100

let said: Said = { showing: [], history: [] }
let nextId = 1
const listeners = new Set<() => void>()

export function notify(notice: Notice) {
  const again = said.showing.find((one) => one.title === notice.title && one.description === notice.description)
  const message: Message = { ...notice, id: nextId++, saidAt: new Date() }
  const others = said.showing.filter((one) => one !== again)
  change({ showing: [...others, message], history: [message, ...said.history].slice(0, historyLength) })
}

export function dismiss(id: number) {
  change({ ...said, showing: said.showing.filter((one) => one.id !== id) })
}

export function clearHistory() {
  change({ ...said, history: [] })
}

/** Milliseconds a message stays; undefined means until it is closed. */
export function staysFor(notice: Notice): number | undefined {
  if (notice.duration !== undefined) return notice.duration
  return notice.type === 'danger' ? undefined : shownFor
}

export const messages = {
  now: (): Said => said,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function change(next: Said) {
  said = next
  for (const tell of listeners) tell()
}

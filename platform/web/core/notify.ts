// Notifications to the user (spec 1 §4): success messages close by themselves, danger messages stay until closed, and
// all are kept in the history of this session.

import type { Notice } from '#platform/contract/notify.ts'
import { makeStore } from './store.ts'

/** An action that can be undone from its notification until an instant. */
export interface TakeBack {
  until: string
  /** Text key of the button; it receives the remaining seconds. */
  text: string
  run: () => Promise<{ notify?: Notice[] | undefined }>
}

interface Told extends Notice {
  takeBack?: TakeBack
}

export interface Message extends Told {
  id: number
  saidAt: Date
}

interface Said {
  showing: Message[]
  history: Message[]
}

const shownFor = 5000
const historyLength = 100

export const messages = makeStore<Said>({ showing: [], history: [] })
let nextId = 1

/** Shows a message and returns its id for dismissing. A repeated message replaces the earlier one. */
export function notify(notice: Told): number {
  const { showing, history } = messages.now()
  const message: Message = { ...notice, id: nextId++, saidAt: new Date() }
  const others = showing.filter((one) => one.title !== notice.title || one.description !== notice.description)
  messages.set({ showing: [...others, message], history: [message, ...history].slice(0, historyLength) })
  return message.id
}

export function dismiss(id: number) {
  const said = messages.now()
  messages.set({ ...said, showing: said.showing.filter((one) => one.id !== id) })
}

export function clearHistory() {
  messages.set({ ...messages.now(), history: [] })
}

/** Returns the milliseconds that a message is shown; undefined means until it is closed. */
export function staysFor(notice: Notice): number | undefined {
  if (notice.duration !== undefined) return notice.duration
  return notice.type === 'danger' ? undefined : shownFor
}

// Keeps a new person who is not saved yet, e.g. without a connection. Closing and reopening the form continues with
// the same person, so that they are added only once.

import type { Part } from '../filling/part.ts'

export interface Newcomer {
  part: Part
  /** Callback of the open form; receives the new key. */
  hear: (key: string) => void
}

const newcomers = new Map<string, Newcomer>()

/** Only one new person at a time per place. */
export function newcomerAt(place: string, make: (onKey: (key: string) => void) => Part): Newcomer {
  const waiting = newcomers.get(place)
  if (waiting) return waiting
  const newcomer: Newcomer = {
    part: make((key) => {
      newcomers.delete(place)
      newcomer.hear(key)
    }),
    hear: () => {},
  }
  newcomers.set(place, newcomer)
  return newcomer
}

/** Called when the form opens. Returns a close function, which discards the person if nothing was typed. */
export function openNewcomer(place: string, newcomer: Newcomer, hear: (key: string) => void): () => void {
  newcomer.hear = hear
  return () => {
    newcomer.hear = () => {}
    if (newcomer.part.now().touched.size === 0 && newcomers.get(place) === newcomer) newcomers.delete(place)
  }
}

// Somebody new whom the server does not know yet, as without a connection. Whoever closes their form and opens it again goes on with
// the same one, so that they are added once, whenever there is a connection.

import type { Part } from '../filling/part.ts'

export interface Newcomer {
  part: Part
  /** Of the form that is open: hears the key that they have got. */
  hear: (key: string) => void
}

const newcomers = new Map<string, Newcomer>()

/** One at a time for each place. */
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

/** For a form that opens; answers how it is closed. Of whom nothing was typed then nobody waits. */
export function openNewcomer(place: string, newcomer: Newcomer, hear: (key: string) => void): () => void {
  newcomer.hear = hear
  return () => {
    newcomer.hear = () => {}
    if (newcomer.part.now().touched.size === 0 && newcomers.get(place) === newcomer) newcomers.delete(place)
  }
}

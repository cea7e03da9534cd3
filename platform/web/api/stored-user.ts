// The signed-in person as this browser remembers them (local storage key `user`, spec 1 §3). Every tab hears of a change.

import { z } from 'zod'
import { sessionUser } from '#platform/contract/session.ts'

const storageKey = 'user'
const storedUser = sessionUser.extend({ token: z.string().min(1) })
export type StoredUser = z.infer<typeof storedUser>

/** Why the person is no longer signed in: they left, the server no longer knows the session, or another tab signed out. */
export type Departure = 'left' | 'expired' | 'elsewhere'

const listeners = new Set<(departure: Departure) => void>()
let cache: { text: string | null; user: StoredUser | undefined } = { text: null, user: undefined }

export function readUser(): StoredUser | undefined {
  const text = localStorage.getItem(storageKey)
  if (text !== cache.text) cache = { text, user: parsed(text) }
  return cache.user
}

export function storeUser(user: StoredUser) {
  localStorage.setItem(storageKey, JSON.stringify(user))
}

export function forgetUser(departure: Departure) {
  localStorage.removeItem(storageKey)
  for (const tell of listeners) tell(departure)
}

export function onDeparture(listener: (departure: Departure) => void): () => void {
  const heardElsewhere = (event: StorageEvent) => {
    if (event.key === storageKey && event.newValue === null) listener('elsewhere')
  }
  listeners.add(listener)
  window.addEventListener('storage', heardElsewhere)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', heardElsewhere)
  }
}

function parsed(text: string | null): StoredUser | undefined {
  if (!text) return undefined
  try {
    return storedUser.safeParse(JSON.parse(text)).data
  } catch {
    // Written by an older version or by hand: as good as signed out.
    return undefined
  }
}

// The signed-in person as stored in this browser (local storage key `user`, spec 1 §3). All tabs are notified of
// changes.

import type { SessionUser } from '#platform/contract/session.ts'
import { features, permissions, roles, userTypes } from '#platform/rules/permissions.ts'
import { languages } from '#platform/rules/project-type.ts'
import { isText, listOf, oneOf, readJson, shapeOf } from '#platform/rules/reading.ts'

const storageKey = 'user'
export type StoredUser = SessionUser & { token: string }

/** An invalid value, from an older version or edited by hand, counts as signed out. */
const isStoredUser = shapeOf<StoredUser>({
  token: (value): value is string => isText(value) && value !== '',
  id: isText,
  first_name: isText,
  last_name: isText,
  name: isText,
  email: isText,
  username: isText,
  role: oneOf(roles),
  permissions: listOf(oneOf(permissions)),
  features: listOf(oneOf(features)),
  userType: oneOf(userTypes),
  language: oneOf(languages),
})

/** Reason of the sign-out: the person signed out, the server ended the session, or another tab signed out. */
export type Departure = 'left' | 'expired' | 'elsewhere'

const listeners = new Set<(departure: Departure) => void>()
let cache: { text: string | null; user: StoredUser | undefined } = { text: null, user: undefined }

export function readUser(): StoredUser | undefined {
  const text = localStorage.getItem(storageKey)
  if (text !== cache.text) cache = { text, user: readJson(text, isStoredUser) }
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

// Draft of a booking in the session storage of the tab.

import { useState } from 'react'
import { readDraft, type BookingDraft } from './booking-draft.ts'

export function useBookingDraft(key: string) {
  const storageKey = `viewing-booking-${key}`
  const [draft, setDraft] = useState(() => readDraft(sessionStorage.getItem(storageKey)))
  const change = (changes: Partial<BookingDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...changes }
      sessionStorage.setItem(storageKey, JSON.stringify(next))
      return next
    })
  const forget = () => sessionStorage.removeItem(storageKey)
  return { draft, change, forget }
}

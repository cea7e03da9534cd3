// Input of a booking in progress, kept in the tab until the booking is complete, so that a reload loses nothing.

import { isNumber, isText, oneOf, readJson, shapeOf, type Is } from '#platform/rules/reading.ts'

export interface Contact {
  name: string
  email: string
  phone: string
}

export interface Needs {
  wheelchair: boolean
  interpreter: string
}

export interface Hold {
  /** Secret of this booking. */
  appointmentSlug: string
  slotId: string
  state: 'held' | 'queued'
  place: number | null
  until: string
}

export interface BookingDraft {
  step: 'slot' | 'contact' | 'code'
  persons: number
  slotId: string | null
  contact: Contact
  needs: Needs
  hold: Hold | null
}

export const emptyDraft: BookingDraft = {
  step: 'slot',
  persons: 1,
  slotId: null,
  contact: { name: '', email: '', phone: '' },
  needs: { wheelchair: false, interpreter: '' },
  hold: null,
}

const orNull =
  <T>(is: Is<T>): Is<T | null> =>
  (value): value is T | null =>
    value === null || is(value)
const isBoolean: Is<boolean> = (value) => typeof value === 'boolean'

const isDraft = shapeOf<BookingDraft>({
  step: oneOf(['slot', 'contact', 'code'] as const),
  persons: isNumber,
  slotId: orNull(isText),
  contact: shapeOf<Contact>({ name: isText, email: isText, phone: isText }),
  needs: shapeOf<Needs>({ wheelchair: isBoolean, interpreter: isText }),
  hold: orNull(
    shapeOf<Hold>({
      appointmentSlug: isText,
      slotId: isText,
      state: oneOf(['held', 'queued'] as const),
      place: orNull(isNumber),
      until: isText,
    }),
  ),
})

export const readDraft = (stored: string | null): BookingDraft => readJson(stored, isDraft) ?? emptyDraft

export const isHoldOver = (hold: Hold | null, now: Date): boolean => hold !== null && new Date(hold.until) <= now

/** Back to the choice of a slot; everything typed stays. */
export const withoutHold = (draft: BookingDraft): BookingDraft => ({ ...draft, step: 'slot', hold: null })

/** Whole minutes that remain, rounded up, and 0 once the hold is over. */
export const minutesLeft = (until: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(until).getTime() - now.getTime()) / 60_000))

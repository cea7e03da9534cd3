// Slots by day, and the free seats of a slot in words.

import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'
import type { PublicSlot } from '../../contract/booking.ts'

interface SlotDay {
  day: string
  slots: PublicSlot[]
}

export function slotsByDay(slots: readonly PublicSlot[]): SlotDay[] {
  const byDay = Map.groupBy(slots, ({ startsAt }) => dayOf(new Date(startsAt)))
  return [...byDay].map(([day, those]) => ({ day, slots: those }))
}

/** Parties before the visitor make them wait even if there are free seats. */
export const hasSeatFor = ({ free, waiting }: PublicSlot, persons: number): boolean => free >= persons && waiting === 0

export const canBeChosen = ({ isOpen, capacity }: PublicSlot, persons: number): boolean => isOpen && capacity >= persons

/** Counts the seats of the visitor's own booking as free in its slot. */
export function withOwnSeats(slots: readonly PublicSlot[], own: { slotId: string; persons: number }): PublicSlot[] {
  return slots.map((slot) => (slot.id === own.slotId ? { ...slot, free: slot.free + own.persons, waiting: 0 } : slot))
}

/** «4 von 10 Plätzen frei», «voll, 3 auf der Warteliste». */
export function seatsInWords(t: Translate, slot: PublicSlot, persons: number): string {
  const { capacity, free, waiting, isOpen } = slot
  if (!isOpen) return t('viewing_appointments_public_closed')
  if (capacity < persons) return t('viewing_appointments_public_too_small', { count: capacity })
  if (free === 0 && waiting === 0) return t('viewing_appointments_public_full')
  if (free === 0) return t('viewing_appointments_public_full_waiting', { count: waiting })
  const seats = t('viewing_appointments_public_free', { free, capacity })
  return waiting === 0 ? seats : `${seats}, ${t('viewing_appointments_public_waiting', { count: waiting })}`
}

/** Several slots at the same time differ by their number. */
export const isParallel = (slot: PublicSlot, slots: readonly PublicSlot[]): boolean =>
  slots.some(({ id, startsAt }) => id !== slot.id && startsAt === slot.startsAt)

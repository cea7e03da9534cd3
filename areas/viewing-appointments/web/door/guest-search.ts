// Order and search of the list at the door.

import { dayOf } from '#platform/rules/calendar-day.ts'
import type { DoorSlot } from './kept-door.ts'

/** Slots of today first, then later ones, then past days. */
export function inOrderOfDoor(slots: readonly DoorSlot[], now: Date): DoorSlot[] {
  const today = dayOf(now)
  const rank = ({ startsAt }: DoorSlot): number => {
    const day = dayOf(new Date(startsAt))
    return day === today ? 0 : day > today ? 1 : 2
  }
  return slots.toSorted((a, b) => rank(a) - rank(b) || a.startsAt.localeCompare(b.startsAt) || a.lane - b.lane)
}

/** By name, without accents, or by code. Slots without a match are left out. */
export function searchedSlots(slots: readonly DoorSlot[], typed: string): DoorSlot[] {
  const sought = plain(typed)
  if (sought === '') return [...slots]
  return slots
    .map((slot) => ({
      ...slot,
      guests: slot.guests.filter(({ name, code }) => plain(name).includes(sought) || plain(code ?? '') === sought),
    }))
    .filter(({ guests }) => guests.length > 0)
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

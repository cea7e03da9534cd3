// List at the door on this device: the last list of the server, and ticks and comments that are not sent yet.

import type { DoorList } from '../../contract/door.ts'
import type { PresenceEvent } from '../../contract/participants.ts'
import { dayOf, endOfDay } from '#platform/rules/calendar-day.ts'

export interface DoorComment {
  participantId: string
  comments: string
}

export interface KeptDoor {
  slug: string
  /** End of the appointment's last day; after it nothing stays on the device. */
  wipeAt: string
  list: DoorList
  presence: PresenceEvent[]
  comments: DoorComment[]
}

export type DoorGuest = DoorList['slots'][number]['guests'][number]
export type DoorSlot = DoorList['slots'][number]

/** The server's list with everything queued meanwhile. */
export const keptWith = (slug: string, list: DoorList, before: KeptDoor | undefined): KeptDoor => ({
  slug,
  wipeAt: endOfDay(dayOf(new Date(list.appointment.endsAt))).toISOString(),
  list,
  presence: before?.presence ?? [],
  comments: before?.comments ?? [],
})

export const ticked = (door: KeptDoor, event: PresenceEvent): KeptDoor => ({
  ...door,
  presence: [...door.presence, event],
})

/** The newest comment about a guest replaces an unsent one. */
export const commented = (door: KeptDoor, comment: DoorComment): KeptDoor => ({
  ...door,
  comments: [...door.comments.filter(({ participantId }) => participantId !== comment.participantId), comment],
})

/** Removes what was sent; ticks and comments made during the call stay queued. */
export function afterSending(door: KeptDoor, sent: Pick<KeptDoor, 'presence' | 'comments'>, list: DoorList): KeptDoor {
  const ids = new Set(sent.presence.map(({ id }) => id))
  const isSent = (comment: DoorComment) =>
    sent.comments.some((one) => one.participantId === comment.participantId && one.comments === comment.comments)
  return {
    ...keptWith(door.slug, list, door),
    presence: door.presence.filter(({ id }) => !ids.has(id)),
    comments: door.comments.filter((comment) => !isSent(comment)),
  }
}

export const unsent = ({ presence, comments }: Pick<KeptDoor, 'presence' | 'comments'>): number =>
  presence.length + comments.length

/** The list with queued ticks and comments; of several ticks about one guest the latest decides. */
export function shownSlots({ list, presence, comments }: KeptDoor): DoorSlot[] {
  const latest = new Map<string, PresenceEvent>()
  for (const event of presence) {
    const known = latest.get(event.participantId)
    if (!known || known.at <= event.at) latest.set(event.participantId, event)
  }
  const words = new Map(comments.map((one) => [one.participantId, one.comments]))
  const shown = (guest: DoorGuest): DoorGuest => ({
    ...guest,
    present: latest.get(guest.id)?.present ?? guest.present,
    comments: words.get(guest.id) ?? guest.comments,
  })
  return list.slots.map((slot) => ({ ...slot, guests: slot.guests.map(shown) }))
}

export const isToWipe = ({ wipeAt }: Pick<KeptDoor, 'wipeAt'>, now: Date): boolean => new Date(wipeAt) <= now

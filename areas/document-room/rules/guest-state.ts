// States of a guest in the list of a room's people.

export const guestKinds = ['buyer', 'third_party'] as const
export type GuestKind = (typeof guestKinds)[number]

export const guestStates = ['invited', 'registered', 'active', 'ended'] as const
export type GuestState = (typeof guestStates)[number]

interface Seen {
  registeredAt: Date | null
  lastVisitAt: Date | null
}

export function guestState({ registeredAt, lastVisitAt }: Seen, isEnded: boolean): GuestState {
  if (isEnded) return 'ended'
  if (lastVisitAt) return 'active'
  return registeredAt ? 'registered' : 'invited'
}

// The life of an advertisement, and when it ends by itself (domain.md §14).

import type { ObjectState } from '#areas/buildings/rules/object-state.ts'

export const advertStates = ['draft', 'scheduled', 'live', 'ended'] as const
export type AdvertState = (typeof advertStates)[number]

export const portalStates = ['queued', 'handed_over', 'error', 'removing', 'removed'] as const
export type PortalState = (typeof portalStates)[number]

export const endReasons = [
  'by_hand',
  'date',
  'applications',
  'offer',
  'assigned',
  'reserved',
  'rented',
  'sold',
  'withdrawn',
] as const
export type EndReason = (typeof endReasons)[number]

export const isUnderWay = (state: AdvertState): boolean => state === 'scheduled' || state === 'live'

interface Judged {
  /** For an object under notice, the state of the letting to the next household. */
  lettingState: ObjectState
  /** Days as YYYY-MM-DD. */
  endsOn: string | null
  today: string
  maxApplications: number | null
  /** Active applications that wish for the object. */
  applications: number
}

const byObject: Readonly<Partial<Record<ObjectState, EndReason>>> = {
  with_offer: 'offer',
  assigned: 'assigned',
  reserved: 'reserved',
  rented: 'rented',
  sold: 'sold',
  draft: 'withdrawn',
  inactive: 'withdrawn',
}

const taken: readonly (EndReason | null)[] = ['offer', 'assigned', 'reserved', 'rented', 'sold']

/** For example after an offer was declined. Staff decide whether to advertise it again. */
export const isFreeAgain = (because: EndReason | null, lettingState: ObjectState): boolean =>
  taken.includes(because) && lettingState === 'available'

/** Returns null while the advertisement goes on. The state of the object comes first: it says most. */
export function endReason({ lettingState, endsOn, today, maxApplications, applications }: Judged): EndReason | null {
  const because = byObject[lettingState]
  if (because) return because
  if (endsOn !== null && endsOn < today) return 'date'
  return maxApplications !== null && applications >= maxApplications ? 'applications' : null
}

/** State after publishing. */
export const stateFrom = (startsOn: string | null, today: string): 'scheduled' | 'live' =>
  startsOn !== null && startsOn > today ? 'scheduled' : 'live'

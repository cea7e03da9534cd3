// State of a version of the price list at a given time. The database stores decisions; being in force follows from the time.

export const storedListStates = ['draft', 'waiting', 'approved', 'rejected', 'withdrawn'] as const
export type StoredListState = (typeof storedListStates)[number]

export const listStates = ['draft', 'waiting', 'scheduled', 'in_force', 'replaced', 'rejected', 'withdrawn'] as const
export type ListState = (typeof listStates)[number]

export interface DatedList {
  id: string
  state: StoredListState
  inForceFrom: Date | null
}

/** The version in force at `now`; null before the first one. */
export function listInForce<List extends DatedList>(lists: readonly List[], now: Date): List | null {
  let newest: List | null = null
  for (const list of lists) {
    if (list.state !== 'approved' || !list.inForceFrom || list.inForceFrom > now) continue
    if (!newest?.inForceFrom || list.inForceFrom > newest.inForceFrom) newest = list
  }
  return newest
}

/** `inForce` is the version in force at `now`. */
export function listStateAt(list: DatedList, inForce: Pick<DatedList, 'id'> | null, now: Date): ListState {
  if (list.state !== 'approved') return list.state
  if (!list.inForceFrom || list.inForceFrom > now) return 'scheduled'
  return list.id === inForce?.id ? 'in_force' : 'replaced'
}

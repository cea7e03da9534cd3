// An allocation proposal needs an object that is free, to let, and wished for.

import type { ObjectState } from '#areas/buildings/rules/object-state.ts'

interface Vacancy {
  /** For an object under notice, the state of the letting to the next household. */
  lettingState: ObjectState
  isForSale: boolean
  /** Number of open applications. */
  applications: number
}

/** Returns a text key, or null if the allocation is possible. An inactive object may be offered (spec 2 §4). */
export function obstacleToAllocation({ lettingState, isForSale, applications }: Vacancy): string | null {
  if (isForSale) return 'objects_reason_for_sale'
  if (lettingState !== 'available' && lettingState !== 'inactive') return `objects_reason_${lettingState}`
  return applications === 0 ? 'objects_reason_nobody_applies' : null
}

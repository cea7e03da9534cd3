// Source of the slots of all areas. The back office has them from the start (`slots-at-once.ts`); public pages load
// the list after rendering, so this file stays small.

import { createContext } from 'react'
import type { SlotPlace } from '#platform/contract/slot-place.ts'
import type { PrefetchContext, Slot } from './slot-entry.ts'

export interface SlotSource {
  /** Empty until `load` has finished, if the list is loaded later. */
  now: () => readonly Slot[]
  load: () => Promise<readonly Slot[]>
  /** Preloads the sections of these places; absent if the list is loaded later. */
  preload?: (places: readonly SlotPlace<never>[], context?: PrefetchContext) => Promise<void>
}

export function slotsLater(list: () => Promise<readonly Slot[]>): SlotSource {
  let known: readonly Slot[] = []
  return {
    now: () => known,
    load: async () => (known = await list()),
  }
}

export const SlotsContext = createContext<SlotSource | undefined>(undefined)

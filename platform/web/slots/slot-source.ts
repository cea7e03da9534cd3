// The slots of all areas. The back office has them from the start (`slots-at-once.ts`); public pages load the list after they are
// drawn, and this file stays small for them.

import { createContext } from 'react'
import type { SlotPlace } from '#platform/contract/slot-place.ts'
import type { PrefetchContext, Slot } from './slot-entry.ts'

export interface SlotSource {
  /** Empty until `load` has finished, where the list comes later. */
  now: () => readonly Slot[]
  load: () => Promise<readonly Slot[]>
  /** Loads what the sections of these places need before they are drawn; not where the list comes later. */
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

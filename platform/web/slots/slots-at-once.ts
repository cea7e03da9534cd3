// Slots of the back office, available from the start, so that a screen loads the code of its sections together with
// its own.

import { slotsAt, type Slot } from './slot-entry.ts'
import type { SlotSource } from './slot-source.ts'

export const slotsAtOnce = (slots: readonly Slot[]): SlotSource => ({
  now: () => slots,
  load: async () => slots,
  preload: async (places, context) => {
    const entries = places.flatMap((place) => slotsAt(slots, place))
    await Promise.all(
      entries.flatMap((entry) => [entry.preload(), ...(context && entry.prefetch ? [entry.prefetch(context)] : [])]),
    )
  },
})

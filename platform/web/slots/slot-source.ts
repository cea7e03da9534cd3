// The slots of all areas. The back office has them from the start; public pages load the list after they are drawn.

import { createContext, use, useEffect, useState } from 'react'
import type { SlotPlace } from '#platform/contract/slot-place.ts'
import { slotsAt, type PrefetchContext, type Slot } from './slot-entry.ts'

export interface SlotSource {
  /** Empty until `load` has finished, where the list comes later. */
  now: () => readonly Slot[]
  load: () => Promise<readonly Slot[]>
}

export const slotsAtOnce = (slots: readonly Slot[]): SlotSource => ({ now: () => slots, load: async () => slots })

export function slotsLater(list: () => Promise<readonly Slot[]>): SlotSource {
  let known: readonly Slot[] = []
  return {
    now: () => known,
    load: async () => (known = await list()),
  }
}

export const SlotsContext = createContext<SlotSource>(slotsAtOnce([]))

export function useSlots(): readonly Slot[] {
  const source = use(SlotsContext)
  const [slots, setSlots] = useState(source.now)
  useEffect(() => {
    // A public page works without additions: a list that does not arrive leaves it as it is.
    void source.load().then(setSlots, () => undefined)
  }, [source])
  return slots
}

/** Loads what the sections of these places need, as far as the list is known. */
export async function preloadSlots(
  { now }: SlotSource,
  places: readonly SlotPlace<never>[] = [],
  context?: PrefetchContext,
): Promise<void> {
  const entries = places.flatMap((place) => slotsAt(now(), place))
  await Promise.all(
    entries.flatMap((entry) => [entry.preload(), ...(context && entry.prefetch ? [entry.prefetch(context)] : [])]),
  )
}

// Reads the entries of a slot place that the signed-in person may see, in order.

import { use, useEffect, useState } from 'react'
import type { SlotPlace } from '#platform/contract/slot-place.ts'
import { useSessionIfAny } from '../api/session.ts'
import { isShownTo, slotsAt, type Slot, type SlotEntry, type SlotViewer } from './slot-entry.ts'
import { SlotsContext } from './slot-source.ts'

const nobody: SlotViewer = { can: () => false, lets: false }

/** Empty without a place. */
export function useSlotEntries<Props extends object>(
  place: SlotPlace<Props> | undefined,
  props: Props,
): SlotEntry<Props>[] {
  const viewer = useSessionIfAny() ?? nobody
  const slots = useSlots()
  return place ? slotsAt(slots, place).filter((entry) => isShownTo(entry, props, viewer)) : []
}

function useSlots(): readonly Slot[] {
  const source = use(SlotsContext)
  const [slots, setSlots] = useState<readonly Slot[]>(() => source?.now() ?? [])
  useEffect(() => {
    // A public page works without added sections, so a failed load is ignored.
    void source?.load().then(setSlots, () => undefined)
  }, [source])
  return slots
}

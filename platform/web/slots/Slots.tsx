// Renders the sections of a slot place in order: the page's own and those added by other areas.

import { Fragment, Suspense, use, useEffect, useState, type ReactNode } from 'react'
import type { SlotPlace } from '#platform/contract/slot-place.ts'
import { useSessionIfAny } from '../api/session.ts'
import { isShownTo, slotsAt, type Slot, type SlotEntry, type SlotViewer } from './slot-entry.ts'
import { SlotsContext } from './slot-source.ts'

interface Props<Passed> {
  place: SlotPlace<Passed>
  /** Props of each added section. */
  props: Passed
  /** The page's own sections by position. */
  own?: Readonly<Record<number, ReactNode>>
}

const nobody: SlotViewer = { can: () => false, lets: false }

/** Entries of a place that are shown with these props. */
export function useShownSlots<Passed extends object>(place: SlotPlace<Passed>, props: Passed): SlotEntry<Passed>[] {
  const viewer = useSessionIfAny() ?? nobody
  return slotsAt(useSlots(), place).filter((entry) => isShownTo(entry, props, viewer))
}

export function Slots<Passed extends object>({ place, props, own = {} }: Props<Passed>) {
  const added = useShownSlots(place, props).map(({ order, Section }) => ({
    order,
    section: (
      <Suspense fallback={null}>
        <Section {...props} />
      </Suspense>
    ),
  }))
  const sections = [...Object.entries(own).map(([order, section]) => ({ order: Number(order), section })), ...added]
  return sections
    .toSorted((a, b) => a.order - b.order)
    .map(({ order, section }) => <Fragment key={order}>{section}</Fragment>)
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

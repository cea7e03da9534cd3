// Renders the sections of a slot place in order: the page's own and those added by other areas.

import { Fragment, Suspense, type ReactNode } from 'react'
import type { SlotPlace } from '#platform/contract/slot-place.ts'
import { useSlotEntries } from './use-slot-entries.ts'

interface Props<Passed> {
  place: SlotPlace<Passed>
  /** Props of each added section. */
  props: Passed
  /** The page's own sections by position. */
  own?: Readonly<Record<number, ReactNode>>
}

export function Slots<Passed extends object>({ place, props, own = {} }: Props<Passed>) {
  const added = useSlotEntries(place, props).map(({ order, Section }) => ({
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

// Types and lookup of sections that areas add to slot places of other areas' pages.

import type { QueryClient } from '@tanstack/react-query'
import type { FunctionComponent } from 'react'
import type { SlotPlace } from '#platform/contract/slot-place.ts'
import type { Needed } from '#platform/rules/permissions.ts'

export interface SlotViewer {
  can: (needed: Needed) => boolean
  /** False in sales projects, and without a session. */
  lets: boolean
}

export interface PrefetchContext {
  params: Record<string, string>
  search: Record<string, string>
  queryClient: QueryClient
}

export interface SlotRules<Props> {
  /** Position in the place, on the same scale as the page's own sections. */
  order: number
  /** Permission required to see it. */
  permission?: Needed
  /** Condition in addition to the permission. */
  isShown?: (props: Props, viewer: SlotViewer) => boolean
  /** Runs together with the loader of the screen. */
  prefetch?: (context: PrefetchContext) => Promise<unknown>
}

export interface SlotEntry<Props> extends SlotRules<Props> {
  place: string
  Section: FunctionComponent<Props>
  /** Loads the code, so that the section renders without a fallback. */
  preload: () => Promise<void>
}

/** An entry in a list of mixed places, whose props are not typed. */
export type Slot = SlotEntry<never>

/** This type guard is safe: `slot` types an entry by its place, and place names are unique. */
const isAt =
  <Props>(place: SlotPlace<Props>) =>
  (one: Slot): one is SlotEntry<Props> =>
    one.place === place.name

export const slotsAt = <Props>(slots: readonly Slot[], place: SlotPlace<Props>): SlotEntry<Props>[] =>
  slots.filter(isAt(place)).toSorted((a, b) => a.order - b.order)

export const isShownTo = <Props>(
  { permission, isShown }: SlotEntry<Props>,
  props: Props,
  viewer: SlotViewer,
): boolean => (!permission || viewer.can(permission)) && (isShown?.(props, viewer) ?? true)

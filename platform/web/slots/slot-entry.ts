// The sections that areas add to pages of other areas, as the page finds them in its places.

import type { QueryClient } from '@tanstack/react-query'
import type { FunctionComponent } from 'react'
import type { SlotPlace } from '#platform/contract/slot-place.ts'
import type { Needed } from '#platform/rules/permissions.ts'

export interface SlotViewer {
  can: (needed: Needed) => boolean
  /** False where the project sells, and where no one is signed in. */
  lets: boolean
}

export interface PrefetchContext {
  params: Record<string, string>
  search: Record<string, string>
  queryClient: QueryClient
}

export interface SlotRules<Props> {
  /** Position in the place: the page's own sections have numbers of the same scale. */
  order: number
  /** Hidden from people without it. */
  permission?: Needed
  /** Condition beyond the permission. */
  isShown?: (props: Props, viewer: SlotViewer) => boolean
  /** Runs with the loader of the screen. */
  prefetch?: (context: PrefetchContext) => Promise<unknown>
}

export interface SlotEntry<Props> extends SlotRules<Props> {
  place: string
  Section: FunctionComponent<Props>
  /** Loads the code, so that the section is drawn without a fallback. */
  preload: () => Promise<void>
}

/** An entry whose props only its place knows. */
export type Slot = SlotEntry<never>

/** `slot` types an entry by its place, and names of places are unique. */
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

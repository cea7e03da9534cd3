// The number of people to draw, together or by size of flat: the proposal of the server until a number is typed.

import { oneGroup, type SizeGroup } from '../../rules/draw-groups.ts'

export type GroupKey = typeof oneGroup | SizeGroup
export type GroupCounts = Partial<Record<GroupKey, number | null>>

export interface GroupCount {
  key: GroupKey
  /** Null while the field is empty. */
  count: number | null
}

export const countsOf = (proposed: readonly GroupCount[], typed: GroupCounts): GroupCount[] =>
  proposed.map(({ key, count }) => ({ key, count: typed[key] === undefined ? count : typed[key] }))

/** Groups with at least one winner. */
export const groupsOf = (counts: readonly GroupCount[]): { key: GroupKey; count: number }[] =>
  counts.flatMap(({ key, count }) => (count ? [{ key, count }] : []))

export const groupText = (key: GroupKey): string =>
  key === oneGroup ? 'viewing_appointments_draw_count' : `viewing_appointments_draw_group_${key.replaceAll('-', '_')}`

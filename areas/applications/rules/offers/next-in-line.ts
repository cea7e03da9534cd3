// Orders the applications that could get the next offer of an object, with the reason for each rank. The order is
// only a proposal for staff; it never sends an offer.

import type { Grade } from '../application-state.ts'

export const aheadReasons = ['evaluation', 'points', 'fit', 'wish', 'arrival'] as const
export type AheadReason = (typeof aheadReasons)[number]

export interface InLine {
  id: string
  /** Null: not graded yet; ranks after all graded applications. */
  grade: Grade | null
  points: number
  /** Number of object rules that the household breaks. */
  misfits: number
  /** Null: the object is not among its wishes. */
  rank: number | null
  createdAt: Date
}

export interface Placed<One> {
  one: One
  /** Reason why it ranks before the next candidate; null for the last. */
  ahead: AheadReason | null
}

const gradePlace = (grade: Grade | null): number => (grade === null ? 4 : 'ABCD'.indexOf(grade))

/** Lower values rank first. */
const measures: Record<AheadReason, (one: InLine) => number> = {
  evaluation: ({ grade }) => gradePlace(grade),
  points: ({ points }) => -points,
  fit: ({ misfits }) => misfits,
  wish: ({ rank }) => rank ?? Infinity,
  arrival: ({ createdAt }) => createdAt.getTime(),
}

/** Sorted by grade; ties by points, fit, priority of the wish, and date of the application. */
export function inLine<One extends InLine>(all: readonly One[]): Placed<One>[] {
  const sorted = all.toSorted((a, b) => {
    const reason = differenceOf(a, b)
    return reason ? measures[reason](a) - measures[reason](b) : a.id < b.id ? -1 : 1
  })
  return sorted.map((one, index) => {
    const behind = sorted[index + 1]
    return { one, ahead: behind ? (differenceOf(one, behind) ?? 'arrival') : null }
  })
}

const differenceOf = (a: InLine, b: InLine): AheadReason | undefined =>
  aheadReasons.find((reason) => measures[reason](a) !== measures[reason](b))

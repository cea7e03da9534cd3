// Who is offered an object next. An order with its reasons for the person who decides; nothing is ever sent by it.

import type { Grade } from '../application-state.ts'

export const aheadReasons = ['evaluation', 'points', 'fit', 'wish', 'arrival'] as const
export type AheadReason = (typeof aheadReasons)[number]

export interface InLine {
  id: string
  /** Null: not judged yet, so behind everybody who is. */
  grade: Grade | null
  points: number
  /** How many rules of the object the household breaks. */
  misfits: number
  /** Null: the object is none of its wishes. */
  rank: number | null
  createdAt: Date
}

export interface Placed<One> {
  one: One
  /** What puts it before the one behind it; null for the last. */
  ahead: AheadReason | null
}

const gradePlace = (grade: Grade | null): number => (grade === null ? 4 : 'ABCD'.indexOf(grade))

/** Less comes first. */
const measures: Record<AheadReason, (one: InLine) => number> = {
  evaluation: ({ grade }) => gradePlace(grade),
  points: ({ points }) => -points,
  fit: ({ misfits }) => misfits,
  wish: ({ rank }) => rank ?? Infinity,
  arrival: ({ createdAt }) => createdAt.getTime(),
}

/** The best judged first; among equals more points, a better fit, an earlier wish, an earlier application. */
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

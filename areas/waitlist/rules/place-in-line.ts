// The place in line as the waiting person sees it: a range, because a place moves with priorities and with proposals.

/** Upper ends of the ranges; further back the person sees only that more than the last one are ahead. */
const ends = [5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 500] as const

export interface PlaceRange {
  from: number
  /** Null if there is no upper end. */
  to: number | null
}

/** `place` is 1 for the first in line; the range never goes beyond the length of the line. */
export function placeRange(place: number, length: number): PlaceRange {
  const index = ends.findIndex((end) => place <= end)
  const from = (index === -1 ? (ends.at(-1) ?? 0) : (ends[index - 1] ?? 0)) + 1
  const end = ends[index]
  return { from, to: end === undefined ? null : Math.min(end, Math.max(length, place)) }
}

// Occupancy limits of objects (spec 1 §3, standards.md §10.1). A household is refused only if every wished object
// refuses it.

import type { FormEntry, FormWorld, WishedObject } from './answers.ts'

export interface Residents {
  adults: number
  children: number
}

export function takes(object: WishedObject, { adults, children }: Residents): boolean {
  return (
    isWithin(adults + children, object.minOccupancy, object.maxOccupancy) &&
    isWithin(adults, object.minAdults, object.maxAdults) &&
    isWithin(children, object.minChildren, object.maxChildren)
  )
}

export interface OccupancyVerdict {
  /** Wished objects that do not accept this number of people. */
  refusing: WishedObject[]
  isRefusedByAll: boolean
}

/** The wished objects in order of preference; all objects until the household answers. */
export function wishedObjects({ answers }: FormEntry, { objects }: FormWorld): WishedObject[] {
  const { priorities } = answers
  if (!Array.isArray(priorities) || priorities.length === 0) return [...objects]
  return priorities.flatMap((id) => objects.filter((object) => object.id === id))
}

export function judgeOccupancy(objects: readonly WishedObject[], residents: Residents): OccupancyVerdict {
  const refusing = objects.filter((object) => !takes(object, residents))
  return { refusing, isRefusedByAll: objects.length > 0 && refusing.length === objects.length }
}

function isWithin(count: number, min: number | null, max: number | null): boolean {
  return (min === null || count >= min) && (max === null || count <= max)
}

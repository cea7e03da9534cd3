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

export interface BrokenRule {
  of: 'persons' | 'adults' | 'children'
  /** Kind of the limit, which decides the sentence. */
  form: 'range' | 'least' | 'most'
  /** «1», «1–2» or a single end. */
  bounds: string
  /** Number of such people in the household. */
  yours: number
}

/** The first limit of the object that the household does not meet; null if it meets all. */
export function brokenRule(object: WishedObject, { adults, children }: Residents): BrokenRule | null {
  const rules = [
    { of: 'adults', min: object.minAdults, max: object.maxAdults, yours: adults },
    { of: 'children', min: object.minChildren, max: object.maxChildren, yours: children },
    { of: 'persons', min: object.minOccupancy, max: object.maxOccupancy, yours: adults + children },
  ] as const
  const broken = rules.find(({ min, max, yours }) => !isWithin(yours, min, max))
  if (!broken) return null
  const { of, min, max, yours } = broken
  if (min === null || max === null)
    return { of, form: min === null ? 'most' : 'least', bounds: String(min ?? max), yours }
  return { of, form: 'range', bounds: min === max ? String(min) : `${min}–${max}`, yours }
}

function isWithin(count: number, min: number | null, max: number | null): boolean {
  return (min === null || count >= min) && (max === null || count <= max)
}

// Proposes one household for each of several objects. Only a plan for staff; it sends nothing.

import type { AheadReason } from './next-in-line.ts'

/** A household in the line for an object. */
export interface Waiting {
  applicationId: string
  /** Priority of the object in the household's wishes, 1 for the first; null if it is not among them. */
  rank: number | null
  /** The object can be offered to the household now and none of its rules is broken. */
  isSuitable: boolean
  /** Reason why it ranks before the next candidate: `arrival` if everything else is equal. */
  ahead: AheadReason | null
}

export interface Vacancy {
  objectId: string
  /** Sorted by rank, best first. */
  line: readonly Waiting[]
}

/** Maps object id to application id; objects without a suitable household are absent. */
export type Allocation = ReadonlyMap<string, string>

/**
 * A stable matching: every household is proposed to its earliest wish first, and an object keeps the one further ahead in its
 * line. So each has at most one of the other, and no household misses an earlier wish to somebody behind it in the line.
 */
export function allocate(vacancies: readonly Vacancy[]): Allocation {
  const wishesOf = wishesByApplication(vacancies)
  const placesOf = new Map(vacancies.map(({ objectId, line }) => [objectId, placesIn(line)]))
  const holderOf = new Map<string, string>()
  const nextWish = new Map<string, number>()
  const waiting = [...wishesOf.keys()]
  for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
    const turn = nextWish.get(one) ?? 0
    const objectId = wishesOf.get(one)?.[turn]
    if (objectId === undefined) continue
    nextWish.set(one, turn + 1)
    const holder = holderOf.get(objectId)
    const isAhead = holder === undefined || placeOf(placesOf, objectId, one) < placeOf(placesOf, objectId, holder)
    if (isAhead) holderOf.set(objectId, one)
    const loser = isAhead ? holder : one
    if (loser !== undefined) waiting.push(loser)
  }
  return holderOf
}

/** Objects that each household could be offered, in order of its wishes; ties follow the order of the objects. */
function wishesByApplication(vacancies: readonly Vacancy[]): Map<string, string[]> {
  const wishes = vacancies.flatMap(({ objectId, line }) =>
    line.filter(({ isSuitable }) => isSuitable).map(({ applicationId, rank }) => ({ applicationId, objectId, rank })),
  )
  const byApplication = Map.groupBy(wishes, ({ applicationId }) => applicationId)
  return new Map(
    [...byApplication].map(([applicationId, own]) => [
      applicationId,
      own.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity)).map(({ objectId }) => objectId),
    ]),
  )
}

type Places = ReadonlyMap<string, number>

const placesIn = (line: readonly Waiting[]): Places =>
  new Map(line.map(({ applicationId }, index) => [applicationId, index]))

const placeOf = (placesOf: ReadonlyMap<string, Places>, objectId: string, applicationId: string): number =>
  placesOf.get(objectId)?.get(applicationId) ?? Infinity

/**
 * The households right behind the chosen one that only applied later and are otherwise equal. Named, because the proposal
 * decided by nothing else. Those who are proposed for an object themselves are left out.
 */
export function tiedWith(line: readonly Waiting[], chosen: string, allocation: Allocation): string[] {
  const served = new Set(allocation.values())
  const start = line.findIndex(({ applicationId }) => applicationId === chosen)
  if (start === -1) return []
  const end = line.findIndex(({ ahead }, index) => index >= start && ahead !== 'arrival')
  return line
    .slice(start + 1, end + 1)
    .filter(({ applicationId, isSuitable }) => isSuitable && !served.has(applicationId))
    .map(({ applicationId }) => applicationId)
}

// Conditions of a list before it is frozen, and the canonical order of its candidates.

import type { DrawGroup } from './draw-state.ts'

interface Offered {
  kind: string
  id: string
  group: string
  order: number
}

interface NewList {
  groups: readonly DrawGroup[]
  candidates: readonly Offered[]
  duplicates: readonly unknown[]
  signed?: { reason: string }
}

const groupKey = /^[a-z0-9][a-z0-9-]{0,39}$/

/** Text key of the reason why the list cannot be frozen. */
export function problemOfList({ groups, candidates, duplicates, signed }: NewList): string | null {
  if (candidates.length === 0) return 'draws_no_candidates'
  if (duplicates.length > 0 && !signed?.reason.trim()) return 'draws_duplicates_unresolved'
  assertGroups(groups, candidates)
  return null
}

/** The owner computes the groups, so a wrong one is an error of the program. */
function assertGroups(groups: readonly DrawGroup[], candidates: readonly Offered[]): void {
  const keys = new Set(groups.map(({ key }) => key))
  const areRight = groups.every(({ key, count }) => groupKey.test(key) && Number.isInteger(count) && count >= 0)
  if (!areRight || keys.size < groups.length) throw new Error('a draw has groups with wrong keys or counts')
  if (candidates.some(({ group }) => !keys.has(group))) throw new Error('a candidate is in no group of the draw')
  const ids = new Set(candidates.map(({ kind, id }) => `${kind} ${id}`))
  if (ids.size < candidates.length) throw new Error('a record is twice among the candidates of a draw')
}

/** By group, by the order that the owner gives, and by id: two lists of the same candidates are equal. */
export function inListOrder<Candidate extends Offered>(
  groups: readonly DrawGroup[],
  candidates: readonly Candidate[],
): Candidate[] {
  const placeOf = new Map(groups.map(({ key }, index) => [key, index]))
  const groupPlace = ({ group }: Offered) => placeOf.get(group) ?? groups.length
  return candidates.toSorted(
    (a, b) => groupPlace(a) - groupPlace(b) || a.order - b.order || compared(a.kind, b.kind) || compared(a.id, b.id),
  )
}

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

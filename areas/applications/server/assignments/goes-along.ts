// Checks that objects can be let by one agreement.

import { fieldRefusal } from '#platform/server/app-error.ts'
import type { Verdict } from '#platform/rules/verdict.ts'
import { mayGoAlong } from '../../rules/offers/object-fit.ts'
import type { HousedObject } from '../details/object-row.ts'

/** The first object is the main one; the others are let by the same contract. */
export function assertCombinable([leading, ...others]: readonly HousedObject[]): void {
  if (!leading) return
  for (const other of others) {
    const verdict = goesAlong(leading, other)
    if (!verdict.allowed) throw fieldRefusal('secondaryObjectIds', verdict.reason)
  }
}

export const goesAlong = (leading: HousedObject, other: HousedObject): Verdict =>
  mayGoAlong(ownedOf(leading), ownedOf(other))

const ownedOf = ({ object, building }: HousedObject) => ({ kind: object.kind, ownerName: building.ownerName ?? '' })

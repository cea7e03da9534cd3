// Ignores fields that make no sense for a kind of object: a plot has no rooms, a parking space no occupancy.

import { coreField, coreKeys } from './core-fields.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

/** Returns the data with the stored values of all fields that its kind does not have. */
export function ofItsKind<Data extends object>(kind: ObjectKind, data: Data, stands: Data): Data {
  const foreign = new Set<string>(coreKeys.filter((key) => !coreField(key).of.includes(kind)))
  const standing = Object.entries(stands).filter(([key]) => foreign.has(key))
  return { ...data, ...Object.fromEntries(standing) }
}

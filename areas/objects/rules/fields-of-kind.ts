// What makes no sense for a kind of object is not kept of it: a plot has no rooms, a parking space no occupancy.

import { coreField, coreKeys } from './core-fields.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

/** What is asked of an object but not of its kind stays as it stands. */
export function ofItsKind<Data extends object>(kind: ObjectKind, data: Data, stands: Data): Data {
  const foreign = new Set<string>(coreKeys.filter((key) => !coreField(key).of.includes(kind)))
  const standing = Object.entries(stands).filter(([key]) => foreign.has(key))
  return { ...data, ...Object.fromEntries(standing) }
}

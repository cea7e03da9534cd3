// Computes the changed fields of a save with both values: for the audit, and to detect that nothing changed.

import { isDeepStrictEqual } from 'node:util'
import type { Change } from '#platform/server/audit/record.ts'

export function changesBetween(before: object, after: object): Change[] {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([field, value]) => !isDeepStrictEqual(old.get(field), value))
    .map(([field, value]) => ({ field, old: old.get(field), new: value }))
}

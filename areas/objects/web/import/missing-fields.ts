// Fields that an import still needs, and the column that most likely contains each.

import type { ImportKey } from '../../rules/import/import-fields.ts'
import type { PreviewColumn } from './MeaningRow.tsx'

export const neededFields = ['reference_number', 'building', 'kind'] as const
export type NeededField = (typeof neededFields)[number]

interface Reading {
  mapping: readonly (ImportKey | null)[]
  kind: string | null
  columns: readonly PreviewColumn[]
}

/** Building and kind are needed for new objects only. */
export function missingFrom({ mapping, kind, columns }: Reading): NeededField[] {
  const has = (...keys: ImportKey[]) => keys.some((key) => mapping.includes(key))
  const numbers = columns[mapping.indexOf('reference_number')]
  const isForKnownObjects = numbers?.knownNumbers === 1
  const found: Record<NeededField, boolean> = {
    reference_number: numbers !== undefined,
    building: isForKnownObjects || has('building_title', 'building_street'),
    kind: isForKnownObjects || kind !== null || has('kind', 'objectType'),
  }
  return neededFields.filter((field) => !found[field])
}

/** The unassigned column with the most known numbers, otherwise the first unassigned one. */
export function likelyColumn({ mapping, columns }: Omit<Reading, 'kind'>): number {
  const open = columns.flatMap(({ knownNumbers }, at) => ((mapping[at] ?? null) === null ? [{ at, knownNumbers }] : []))
  return open.toSorted((one, other) => other.knownNumbers - one.knownNumbers)[0]?.at ?? 0
}

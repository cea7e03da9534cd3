// Sums up the effect of a file's valid rows on buildings.

import type { Change } from '#platform/server/audit/record.ts'
import type { House } from './house-cells.ts'
import type { PlannedRow } from './row-plan.ts'

/** New buildings of the valid rows, each once. */
export const newHouses = (rows: readonly PlannedRow[]): House[] => [
  ...new Set(
    rows.flatMap(({ outcome, house }) => (outcome === 'created' && house !== null && house.id === null ? [house] : [])),
  ),
]

/** Existing buildings with changes, each once, with the changes of all rows. */
export function changedHouses(rows: readonly PlannedRow[]): { id: string; house: House; changes: Change[] }[] {
  const found = new Map<string, { id: string; house: House; changes: Change[] }>()
  for (const { house, houseChanges } of rows) {
    if (!house?.id || houseChanges.length === 0) continue
    const changes = [...(found.get(house.id)?.changes ?? []), ...houseChanges]
    found.set(house.id, { id: house.id, house, changes })
  }
  return [...found.values()]
}

// A found row as the web gets it: marks, what is not available and why, and one value per column.

import type { Row } from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'
import type { FoundRow, Table } from './declaration.ts'

/** A row without a flag can be dealt with; a deed that is not permitted is not offered in the first place. */
export function rowOf<Found extends FoundRow>(table: Table<Found>, found: Found, ctx: StaffContext): Row {
  const row: Row = { _id: found.id, ...table.marks?.(found, ctx) }
  for (const deed of table.deeds) {
    if (!deed.flag || !ctx.can(deed.permission)) continue
    const obstacle = deed.obstacle?.(found, ctx)
    // The tooltip is the sentence with which the deed itself would be refused.
    if (obstacle) row[deed.flag] = { value: false, unavailable_tooltip: ctx.t(obstacle.key, obstacle.values) }
  }
  for (const column of table.columns) {
    if (column.value) row[column.key] = column.value(found, ctx)
  }
  return row
}

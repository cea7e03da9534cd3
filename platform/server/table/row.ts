// A found row as the web gets it: marks, availability flags and one value per column.

import type { Availability, Row } from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'
import type { BulkDeed, FoundRow, Table } from './declaration.ts'

export function rowOf<Found extends FoundRow>(table: Table<Found>, found: Found, ctx: StaffContext): Row {
  const row: Row = { _id: found.id, ...table.marks?.(found, ctx) }
  for (const deed of table.deeds) {
    if (deed.flag) row[deed.flag] = availabilityOf(deed, found, ctx)
  }
  for (const column of table.columns) {
    if (column.value) row[column.key] = column.value(found, ctx)
  }
  return row
}

/** The tooltip is the sentence with which the deed itself would be refused. */
function availabilityOf<Found>(deed: BulkDeed<Found>, found: Found, ctx: StaffContext): Availability {
  if (!ctx.can(deed.permission)) {
    const values = { permission: deed.permission }
    return { value: false, unavailable_tooltip: ctx.t('shell_access_denied', values) }
  }
  const obstacle = deed.obstacle?.(found, ctx)
  return obstacle ? { value: false, unavailable_tooltip: ctx.t(obstacle.key, obstacle.values) } : { value: true }
}

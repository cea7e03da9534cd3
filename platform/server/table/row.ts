// Converts a found row for the client: flags, unavailable actions with reasons, and one value per column.

import type { Row } from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'
import { dialogsFor, type FoundRow, type Table } from './declaration.ts'

/** By export action; undefined if every file can contain the row. */
function disabledExports<Found extends FoundRow>(table: Table<Found>, found: Found, ctx: StaffContext) {
  const entries = table.exports.flatMap((one) => {
    const why = one.obstacle?.(found, ctx)
    return why ? [[one.key, { value: true, tooltip: ctx.t(why.key, why.values) }] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** For programs that look up records: omits what only a screen shows. */
export function minimalRowOf<Found extends FoundRow>(table: Table<Found>, found: Found, ctx: StaffContext): Row {
  const { number, name } = table.minimal?.(found) ?? { name: table.titleOf(found) }
  const state = table.marks?.(found, ctx)._progress_state
  return { _id: found.id, id: found.id, ...(number !== undefined && { number }), name, ...(state && { state }) }
}

/** A row without a flag is available; an action without permission is not offered in the first place. */
export function rowOf<Found extends FoundRow>(table: Table<Found>, found: Found, ctx: StaffContext): Row {
  const row: Row = { _id: found.id, ...table.marks?.(found, ctx) }
  for (const action of [...table.actions, ...dialogsFor(table, ctx)]) {
    if (!action.flag || !ctx.can(action.permission)) continue
    const obstacle = action.obstacle?.(found, ctx)
    // The tooltip is the message with which the action itself would be refused.
    if (obstacle) row[action.flag] = { value: false, unavailable_tooltip: ctx.t(obstacle.key, obstacle.values) }
  }
  const disabled = disabledExports(table, found, ctx)
  if (disabled) row._disabled_bulk_extra_options = disabled
  for (const column of table.columns) {
    if (column.value) row[column.key] = column.value(found, ctx)
  }
  return row
}

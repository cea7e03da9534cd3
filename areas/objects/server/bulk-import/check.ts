// Import check: shows the effect of each row without writing.

import { swissDate } from '#platform/rules/calendar-day.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { CheckedRow, ImportReading } from '../../contract/bulk-import.ts'
import { importFields, importKeys, type ImportKey } from '../../rules/import/import-fields.ts'
import { countsOf, planOf, readTable } from './plan.ts'
import { changedHouses, newHouses } from './planned-houses.ts'
import type { PlannedRow, RowProblem } from './row-plan.ts'
import { findImport, type ImportRow } from './source.ts'
import { choicesOf } from './words.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/bulk-import.ts'

const toldOfEach = 100

export const checkImport = handler(
  contract.checkImport,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    assertPrepared(await findImport(ctx, params.id))
    const table = await readTable(ctx, params.id, body)
    const rows = await planOf(ctx, table, { reading: body, held: false })
    return {
      counts: countsOf(rows),
      newBuildings: newHouses(rows).map(({ title, address }) => ({ title, address })),
      changedBuildings: changedHouses(rows).map(({ house: { before, address } }) => ({
        title: before?.title ?? '',
        address,
      })),
      rows: rows.filter(toldRows()).flatMap((row) => toldRow(ctx, row, body)),
    }
  },
)

export function assertPrepared({ state }: ImportRow): void {
  if (state !== 'prepared') throw new AppError('objects_import_done_before')
}

function toldRows() {
  const told = { created: 0, changed: 0, unchanged: toldOfEach, rejected: 0 }
  return ({ outcome }: PlannedRow): boolean => {
    told[outcome] += 1
    return told[outcome] <= toldOfEach
  }
}

function toldRow(ctx: Context, row: PlannedRow, { mapping }: ImportReading): CheckedRow[] {
  if (row.outcome === 'unchanged') return []
  const problem = ({ key, message }: RowProblem) => {
    const column = mapping.indexOf(key)
    return { column: column < 0 ? null : column, message: column < 0 ? named(ctx, { key, message }) : message }
  }
  return [
    {
      number: row.number,
      referenceNumber: row.referenceNumber,
      title: row.title,
      building: row.house?.title ?? '',
      outcome: row.outcome,
      problems: row.problems.map(problem),
      notes: row.notes.map(problem),
      changes: [
        ...row.changes.map((change) => toldChange(ctx, change, `objects_field_${change.field}`)),
        ...row.houseChanges.map((change) => {
          const told = toldChange(ctx, change, `buildings_field_${change.field}`)
          return { ...told, label: ctx.t('objects_import_of_building', { label: told.label }) }
        }),
      ],
    },
  ]
}

const toldChange = (ctx: Context, { field, old, new: now }: Change, label: string) => ({
  label: ctx.t(label),
  old: valueTold(ctx, field, old),
  new: valueTold(ctx, field, now),
})

export const labelOf = (ctx: Context, key: ImportKey): string => ctx.t(importFields.get(key)?.label ?? key)

/** Problems with the name of their field, for the downloadable file of rejected rows. */
export const reasonsOf = (ctx: Context, { problems }: PlannedRow): string[] =>
  problems.map((problem) => named(ctx, problem))

const named = (ctx: Context, { key, message }: RowProblem): string =>
  `${ctx.t('objects_import_at', { label: labelOf(ctx, key) })} ${message}`

const numbers = new Intl.NumberFormat('de-CH', { maximumFractionDigits: 3 })

/** Formats an object's value for display. */
export function valueTold(ctx: Context, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return ctx.t(value ? 'general_yes' : 'general_no')
  if (typeof value === 'number') return field === 'constructionYear' ? String(value) : numbers.format(value)
  const key = importKeys.find((one) => one === field)
  const { choices, textOf } = key ? choicesOf(key) : { choices: [], textOf: String }
  const spelled = (one: string) => (choices.includes(one) ? ctx.t(textOf(one)) : one)
  if (Array.isArray(value)) return value.map((one) => spelled(String(one))).join(', ') || '–'
  const text = typeof value === 'string' ? value : ''
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? swissDate(text) : spelled(text)
}

// Spreadsheet of the chosen fees with all their amounts, independent of the shown columns.

import { dayOf } from '#platform/rules/calendar-day.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { SheetValue } from '#platform/server/documents/sheet-cell.ts'
import { spreadsheet, spreadsheetType } from '#platform/server/documents/spreadsheet.ts'
import type { ServedFile } from '#platform/server/http/file-route.ts'
import { excelCell } from '#platform/server/table/excel-cell.ts'
import { feeStateOf, feeStateText } from '../../rules/fee.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { currentBase, standingOf, type FoundFee } from './list-row.ts'

const titles = [
  'budget_field_object',
  'budget_fee_column_number',
  'budget_fee_column_building',
  'budget_fee_column_base_kind',
  'budget_fee_column_base',
  'budget_fee_column_percent',
  'budget_fee_column_amount',
  'budget_field_vat',
  'budget_fee_column_gross',
  'budget_fee_column_date',
  'budget_column_state',
  'budget_fee_column_invoice',
]

export async function exportFees(ctx: StaffContext, rows: readonly FoundFee[]): Promise<ServedFile> {
  const name = ctx.t('budget_fees_title')
  return {
    name: `${name} ${dayOf(ctx.now)}.xlsx`,
    contentType: spreadsheetType,
    content: spreadsheet({
      name,
      header: titles.map((title, place) => ({ title: ctx.t(title), width: place === 0 ? 32 : 16 })),
      rows: inPortions(rows.map((row) => valuesOf(ctx, row))),
    }),
  }
}

async function* inPortions(rows: SheetValue[][]): AsyncGenerator<SheetValue[][]> {
  yield rows
}

function valuesOf(ctx: StaffContext, found: FoundFee): SheetValue[] {
  const money = (rappen: number | null | undefined) =>
    excelCell('money', rappen === null || rappen === undefined ? null : francsOf(rappen), ctx.t)
  const text = (value: string | null) => excelCell('text', value, ctx.t)
  const base = found.base === null ? currentBase(found) : { kind: found.baseKind, amount: found.base }
  return [
    text(found.title),
    text(found.referenceNumber),
    text(found.building),
    text(base?.kind ? ctx.t(`budget_fee_base_${base.kind}`) : null),
    money(base?.amount),
    excelCell('number', found.percent === null ? null : found.percent / 100, ctx.t),
    money(found.amount),
    money(found.vat),
    money(found.gross),
    excelCell('date', found.accountingDate, ctx.t),
    text(ctx.t(feeStateText(feeStateOf(standingOf(found))))),
    text(found.invoiceNumber === null ? null : String(found.invoiceNumber)),
  ]
}

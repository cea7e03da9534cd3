// A version of the price list as a spreadsheet.

import { francsOrNull } from '#platform/rules/amounts/money.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { SheetValue } from '#platform/server/documents/sheet-cell.ts'
import { spreadsheet, spreadsheetType } from '#platform/server/documents/spreadsheet.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import { excelCell } from '#platform/server/table/excel-cell.ts'
import * as contract from '../../contract/price-lists.ts'
import { findListInForce, findPriceList, readListedPrices, subjectOf } from './price-list-row.ts'
import { readForPricing, type ForPricing } from './sale-objects.ts'

const titles = [
  'sales_price_column_building',
  'sales_price_column_number',
  'sales_price_column_object',
  'sales_price_column_rooms',
  'sales_price_column_floor',
  'sales_price_column_area',
  'sales_price_column_state',
  'sales_price_column_in_force',
  'sales_price_column_price',
  'sales_price_column_per_metre',
]

export const exportPriceList = fileHandler(
  contract.exportPriceList,
  { permission: 'object_read' },
  async (ctx, { params }) => {
    const row = await findPriceList(ctx, params.id)
    const inForce = await findListInForce(ctx)
    const objects = await readForPricing(ctx, inForce ? await readListedPrices(ctx, inForce.id) : new Map())
    const prices = await readListedPrices(ctx, row.id)
    const rows = objects.map((one) => valuesOf(ctx, one, prices.get(one.object.id)?.price ?? null))
    async function* portions() {
      yield rows
    }
    ctx.record({ event: 'price_list.exported', subject: subjectOf(row) })
    const name = ctx.t('sales_price_list_title', { number: row.number, name: row.name })
    return {
      name: `${name}.xlsx`,
      contentType: spreadsheetType,
      content: spreadsheet({
        name: ctx.t('sales_price_list_short', { number: row.number }),
        header: titles.map((title, place) => ({ title: ctx.t(title), width: place === 2 ? 32 : 16 })),
        rows: portions(),
      }),
    }
  },
)

function valuesOf(
  ctx: StaffContext,
  { object, building, part, price: now }: ForPricing,
  price: number | null,
): SheetValue[] {
  const text = (value: string | null) => excelCell('text', value, ctx.t)
  const money = (rappen: number | null) => excelCell('money', francsOrNull(rappen), ctx.t)
  const perMetre = price !== null && object.area ? Math.round(price / object.area) : null
  return [
    text(building),
    text(object.referenceNumber),
    text(object.title),
    excelCell('number', object.rooms, ctx.t),
    text(object.floor),
    excelCell('number', object.area, ctx.t),
    text(ctx.t(`sales_price_part_${part}`)),
    money(now),
    money(price),
    money(perMetre),
  ]
}

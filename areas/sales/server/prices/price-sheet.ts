// Reads prices from a spreadsheet. The upload is parsed in a worker thread, with the limits of the import of objects.

import { findOwnUploads, keepUpload, letGoOf } from '#areas/files/server/public.ts'
import { readSpreadsheet, spreadsheetUpload } from '#areas/objects/server/public.ts'
import { languages } from '#platform/rules/project-type.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import { uploadHandler } from '#platform/server/http/upload-route.ts'
import { translate } from '#platform/server/i18n/texts.ts'
import * as contract from '../../contract/price-sheet.ts'
import { findColumns, readPriceRows, type SheetHeadings } from '../../rules/prices/sheet-prices.ts'
import { readForPricing } from './sale-objects.ts'

const permission = 'object_write'

export const uploadPriceSheet = uploadHandler(
  contract.uploadPriceSheet,
  { permission, rules: spreadsheetUpload },
  keepUpload('document'),
)

export const readPriceSheet = handler(contract.readPriceSheet, { permission }, async (ctx, { params }) => {
  const file = (await findOwnUploads(ctx, [params.id])).get(params.id)
  if (!file) throw notFound('files_not_found')
  const sheets = (await readSpreadsheet(ctx, file)).toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden))
  const found = sheets.flatMap(({ cells }) => {
    const columns = findColumns(cells, headings())
    return columns ? [{ cells, columns }] : []
  })[0]
  await letGoOf(ctx, [file])
  if (!found) throw new AppError('sales_price_sheet_no_columns', { status: 422, keepsWrites: true })
  const objects = (await readForPricing(ctx, new Map())).map(({ object }) => object)
  const rows = readPriceRows(found.cells, found.columns, objects)
  return {
    rows: rows.map(({ problem, ...row }) => ({ ...row, problem: problem && ctx.t(problem.key, problem.values) })),
  }
})

const labels = (key: string): string[] => languages.map((language) => translate(language, key))

const headings = (): SheetHeadings => ({
  number: [...labels('sales_price_column_number'), 'Nummer', 'Numéro', 'reference_number'],
  title: [...labels('sales_price_column_object'), 'Bezeichnung', 'Désignation'],
  price: [...labels('sales_price_column_price'), 'Verkaufspreis', 'Prix de vente', 'Preis', 'Prix', 'selling_price'],
})

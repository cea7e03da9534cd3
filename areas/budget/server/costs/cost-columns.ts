// Converts a cost between its form and its columns: amounts with VAT by the date of the cost.

import type { StaffContext } from '#platform/server/context.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { CostData } from '../../contract/cost.ts'
import type { BudgetSettings } from '../../rules/budget-settings.ts'
import { francsOf, rappenOf } from '#platform/rules/amounts/money.ts'
import { taxed, vatRateOn, type Taxed } from '../../rules/vat.ts'
import type { CostRow } from './cost-row.ts'
import { namesOfObjects } from './objects.ts'

interface Taxing extends Pick<BudgetSettings, 'vatRates'> {
  /** Rate of an ordered cost, which stays when the rates in the settings change. */
  keptRate?: number | undefined
}

export function columnsOf(data: CostData, { vatRates, keptRate }: Taxing) {
  const rate = keptRate ?? vatRateOn(vatRates, data.vat, data.date)
  const { tax_included: taxIncluded } = data
  const planned = rappenOf(data.planned)
  const actual = data.actual === null ? null : rappenOf(data.actual)
  return {
    title: data.title,
    supplier: data.supplier,
    platform: data.platform,
    objectId: data.object?.value ?? null,
    costDate: data.date,
    isFlatrate: data.flatrate,
    vatKind: data.vat,
    vatRate: rate,
    taxIncluded,
    planned,
    plannedGross: taxed({ amount: planned, rate, taxIncluded }).gross,
    actual,
    actualGross: actual === null ? null : taxed({ amount: actual, rate, taxIncluded }).gross,
    iban: data.iban,
    reference: data.reference,
    note: data.note,
  }
}

/** With the current name of the object. */
export async function dataOf(ctx: StaffContext, row: CostRow): Promise<CostData> {
  const [object] = row.objectId ? await namesOfObjects(ctx, [row.objectId]) : []
  return {
    category: row.categoryId,
    newCategory: '',
    title: row.title,
    supplier: row.supplier,
    platform: row.platform,
    object: object ?? null,
    date: row.costDate,
    planned: francsOf(row.planned),
    actual: row.actual === null ? null : francsOf(row.actual),
    vat: row.vatKind,
    tax_included: row.taxIncluded,
    flatrate: row.isFlatrate,
    iban: row.iban,
    reference: row.reference,
    note: row.note,
  }
}

export const amountsOf = (amount: number, { vatRate, taxIncluded }: Pick<CostRow, 'vatRate' | 'taxIncluded'>) =>
  inFrancs(taxed({ amount, rate: vatRate, taxIncluded }))

const inFrancs = ({ net, vat, gross }: Taxed): Taxed => ({
  net: francsOf(net),
  vat: francsOf(vat),
  gross: francsOf(gross),
})

/** Returns the name of the object; refuses one that does not exist. */
export async function nameOfObject(ctx: StaffContext, { object }: Pick<CostData, 'object'>): Promise<string | null> {
  if (!object) return null
  const [known] = await namesOfObjects(ctx, [object.value])
  if (!known) throw fieldRefusal('object', 'budget_object_gone')
  return known.displayName
}

// Higher areas can refuse selling prices that staff or an import change. Prices that a higher area writes itself
// (`writeSellingPrices`) are not asked for.

import { fieldRefusal } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import type { TextValues } from '#platform/server/i18n/texts.ts'
import { rappen, type ObjectRow } from './object-row.ts'

type Priced = Pick<ObjectRow, 'id' | 'sellingPrice'>

/** A text key with its values. */
export interface PriceObjection {
  key: string
  values: TextValues
}

/** `wanted` in Rappen. Null if nothing is said against it. */
export type PriceJudge = (object: Priced, wanted: number | null) => PriceObjection | null

/** Returns a judge for these objects, so that an import asks the database once for all its rows. */
export const priceRules =
  extensionPoint<(ctx: Context, objectIds: readonly string[]) => Promise<PriceJudge>>('objects.price-rules')

export async function priceJudge(ctx: Context, objectIds: readonly string[]): Promise<PriceJudge> {
  const judges: PriceJudge[] = []
  for (const rule of priceRules.all()) judges.push(await rule(ctx, objectIds))
  return (object, wanted) => {
    if (wanted === object.sellingPrice) return null
    for (const judge of judges) {
      const objection = judge(object, wanted)
      if (objection) return objection
    }
    return null
  }
}

/** Requires a lock on the object. `wanted` in francs. */
export async function assertPriceAllowed(ctx: Context, row: Priced, wanted: number | null): Promise<void> {
  const objection = (await priceJudge(ctx, [row.id]))(row, rappen(wanted))
  if (objection) throw fieldRefusal('sellingPrice', objection.key, objection.values)
}

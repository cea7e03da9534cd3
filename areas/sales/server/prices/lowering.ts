// Refuses selling prices that staff or an import would lower below the version of the price list in force.

import { swissDate } from '#areas/applications/server/public.ts'
import type { PriceJudge } from '#areas/objects/server/public.ts'
import { writtenMoney } from '#platform/rules/amounts/written-money.ts'
import { canSell } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { isLoweredByHand } from '../../rules/prices/lowering.ts'
import { findListInForce, readListedPrices } from './price-list-row.ts'

export async function refuseLowering(ctx: Context, objectIds: readonly string[]): Promise<PriceJudge> {
  const list = canSell(ctx.workspace.projectType).allowed ? await findListInForce(ctx) : null
  if (!list || objectIds.length === 0) return () => null
  const listed = await readListedPrices(ctx, list.id, { objectIds })
  return ({ id, sellingPrice }, wanted) => {
    const price = listed.get(id)?.price ?? null
    if (price === null || !isLoweredByHand({ before: sellingPrice, wanted, listed: price })) return null
    const { number, name, validFrom } = list
    const values = { number, name, date: swissDate(validFrom), price: writtenMoney(price) }
    return { key: 'sales_price_lowered_by_hand', values }
  }
}

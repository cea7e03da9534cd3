// The price of a purchase, as it is proposed for the deed: list price, discount and chosen options.

import { francsOf, francsOrNull } from '#platform/rules/amounts/money.ts'
import type { Context } from '#platform/server/context.ts'
import type { SaleCompletion } from '../../contract/completion.ts'
import { reachOf } from '../../rules/prices/discount-reach.ts'
import { discountOn } from '../../rules/prices/discount.ts'
import { effectOfReservation } from '../choices/chosen-effect.ts'
import { readDiscounts } from '../prices/discount-row.ts'
import { findPriceList } from '../prices/price-list-row.ts'
import { salePriceOf } from '../prices/sale-price.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'

export async function deedPriceOf(ctx: Context, row: ReservationRow): Promise<SaleCompletion['parts']> {
  const { listPrice, discount, price } = await salePriceOf(ctx, row.applicationId, row.objectId)
  const options = await effectOfReservation(ctx, row.id)
  return {
    listPrice: francsOrNull(listPrice),
    discount: francsOf(discount),
    options: francsOf(options),
    toPay: price === null ? null : francsOf(price + options),
    agreedAt: row.createdAt.toISOString(),
    listNumber: row.priceListId ? (await findPriceList(ctx, row.priceListId)).number : null,
    laterDiscount: francsOf(await laterDiscount(ctx, row)),
  }
}

/** In Rappen; 0 without one. */
async function laterDiscount(ctx: Context, row: ReservationRow): Promise<number> {
  const later = (await readDiscounts(ctx, row.applicationId)).find(
    (one) => one.objectId === row.objectId && one.state === 'approved' && reachOf(one, row) === 'next_agreement',
  )
  return later && row.price !== null ? discountOn(row.price + row.discount, later) : 0
}

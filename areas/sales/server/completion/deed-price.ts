// The price of a purchase, as it is proposed for the deed: list price, discount and chosen options.

import { francsOf } from '#platform/rules/amounts/money.ts'
import type { Context } from '#platform/server/context.ts'
import type { SaleCompletion } from '../../contract/completion.ts'
import { francsOrNull } from '../../rules/amounts.ts'
import { effectOfReservation } from '../choices/chosen-effect.ts'
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
  }
}

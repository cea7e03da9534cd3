// The prices of a buyer on the details page of the application: offered now, confirmed, reserved and notarised, with the versions
// of the price list that they come from.

import { findApplication } from '#areas/applications/server/public.ts'
import { francsOf, francsOrNull } from '#platform/rules/amounts/money.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { spoken } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import * as contract from '../../contract/discounts.ts'
import type { BuyerPrice, DiscountView } from '../../contract/discounts.ts'
import { discountCan } from '../../rules/prices/discount-can.ts'
import { reachOf } from '../../rules/prices/discount-reach.ts'
import { discountOn } from '../../rules/prices/discount.ts'
import { lookCompletion } from '../completion/completion-row.ts'
import { readConfirmedObjects } from '../confirmation/confirmation-row.ts'
import { readObjectTitles } from '../confirmation/sale-objects.ts'
import { reservationOf, type ReservationRow } from '../reservation/reservation-row.ts'
import { readWishes } from '../reservation/starting.ts'
import { readDiscounts, type DiscountRow } from './discount-row.ts'
import { readPriceLists } from './price-list-row.ts'
import { offeredPrices, type SalePrice } from './sale-price.ts'

export const getBuyerPrices = handler(
  contract.getBuyerPrices,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const { id } = await findApplication(ctx, params.id)
    const reservation = await reservationOf(ctx, id)
    const confirmed = await readConfirmedObjects(ctx, id)
    const discounts = await readDiscounts(ctx, id)
    const objectIds = [
      ...new Set([
        ...(reservation && reservation.state !== 'released' ? [reservation.objectId] : []),
        ...(await readWishes(ctx, id)),
        ...discounts.map(({ objectId }) => objectId),
      ]),
    ]
    const offers = await offeredPrices(ctx, id, objectIds)
    const titles = await readObjectTitles(ctx, objectIds)
    const listOf = await keptLists(ctx)
    const deed = reservation?.state === 'sold' ? await lookCompletion(ctx, reservation.id) : null
    const tell = await discountTeller(ctx, discounts)
    const agreed = ({ price, discount, priceListId }: Kept) => ({
      price: francsOrNull(price),
      discount: francsOf(discount),
      list: listOf(priceListId),
    })
    return {
      objects: objectIds.flatMap((objectId): BuyerPrice[] => {
        const offer = offers.get(objectId)
        if (!offer) return []
        const held = reservation?.objectId === objectId && reservation.state !== 'released' ? reservation : null
        const shown = confirmed.find((one) => one.objectId === objectId)
        const own = discounts.filter((one) => one.objectId === objectId)
        return [
          {
            objectId,
            title: titles.get(objectId)?.title ?? '–',
            listPrice: francsOrNull(offer.listPrice),
            discount: francsOf(offer.discount),
            price: francsOrNull(offer.price),
            list: listOf(offer.priceListId),
            confirmed: shown ? agreed(shown) : null,
            reserved: held && {
              ...agreed(held),
              madeAt: held.createdAt.toISOString(),
              isAccepted: held.state !== 'offered',
            },
            notarised: held && deed ? agreed({ ...deed, discount: held.discount }) : null,
            discounts: own.map((row) => tell(row, { offer, reservation: held })),
            canPropose: spoken(
              ctx,
              discountCan.beProposed({ current: own[0]?.state ?? null, reservation: held?.state ?? null }),
            ),
          },
        ]
      }),
    }
  },
)

interface Kept {
  price: number | null
  discount: number
  priceListId: string | null
}

async function keptLists(ctx: StaffContext) {
  const lists = new Map((await readPriceLists(ctx)).map((row) => [row.id, row]))
  return (id: string | null) => {
    const list = id && lists.get(id)
    return list ? { number: list.number, name: list.name, validFrom: list.validFrom } : null
  }
}

interface Judged {
  offer: SalePrice
  reservation: ReservationRow | null
}

async function discountTeller(ctx: StaffContext, rows: readonly DiscountRow[]) {
  const nameOf = await staffNames(
    ctx,
    rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy]),
  )
  return (row: DiscountRow, { offer, reservation }: Judged): DiscountView => {
    const judged = { ...row, by: ctx.user.id, reservation: reservation?.state ?? null }
    return {
      id: row.id,
      version: row.version,
      percent: row.kind === 'percent' ? row.value / 100 : null,
      amount: francsOf(offer.listPrice === null ? 0 : discountOn(offer.listPrice, row)),
      reason: row.reason,
      state: row.state,
      stateTitle: ctx.t(`sales_discount_state_${row.state}`),
      reach: reachOf(row, reservation),
      proposedBy: nameOf(row.proposedBy).name,
      proposedAt: row.proposedAt.toISOString(),
      decidedBy: row.decidedBy && nameOf(row.decidedBy).name,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decisionNote: row.decisionNote,
      can: {
        approve: spoken(ctx, discountCan.beApproved(judged)),
        refuse: spoken(ctx, discountCan.beRefused(judged)),
        withdraw: spoken(ctx, discountCan.beWithdrawn(judged)),
      },
    }
  }
}

// The section of the purchase on the details page of an application to buy.

import { francsOf } from '#platform/rules/amounts/money.ts'
import { findApplication, francs } from '#areas/applications/server/public.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { listPayments } from '#areas/payments/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { spoken } from '#platform/server/permit.ts'
import * as contract from '../../contract/completion.ts'
import type { SaleCompletion } from '../../contract/completion.ts'
import { completionCan } from '../../rules/completion-can.ts'
import { deedPriceOf } from './deed-price.ts'
import { filesOf } from '../reservation/keep-file.ts'
import { reservationOf } from '../reservation/reservation-row.ts'
import { judged, lookCompletion } from './completion-row.ts'
import { milestoneKind, readMilestones } from './milestones.ts'

export const getSaleCompletion = handler(
  contract.getSaleCompletion,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const { id } = await findApplication(ctx, params.id)
    const row = await reservationOf(ctx, id)
    if (!row || (row.state !== 'completed' && row.state !== 'sold')) return { completion: null }
    const completion = await lookCompletion(ctx, row.id)
    const parts = await deedPriceOf(ctx, row)
    const judgedNow = judged({ row, completion })
    return {
      completion: {
        version: completion?.version ?? 0,
        notaryOn: completion?.notaryOn ?? null,
        notaryPlace: completion?.notaryPlace ?? null,
        notarisedOn: completion?.notarisedOn ?? null,
        keysOn: completion?.keysOn ?? null,
        keysTo: completion?.keysTo ?? null,
        keysCount: completion?.keysCount ?? null,
        price: parts.toPay,
        deedPrice: francs(completion?.price ?? null),
        parts,
        milestones: await toldMilestones(ctx, row.id),
        deeds: (await filesOf(ctx, row.id))
          .filter(({ category }) => category === 'deed')
          .map((file) => ({
            id: file.id,
            url: fileAddress.protected(file.id, file.name),
            key: file.id,
            displayName: file.name,
            contentType: file.contentType,
            size: file.size,
          })),
        can: {
          notary: spoken(ctx, completionCan.haveNotaryDate(judgedNow)),
          notarise: spoken(ctx, completionCan.beNotarised(judgedNow)),
          milestone: spoken(ctx, completionCan.haveMilestones(judgedNow)),
          keys: spoken(ctx, completionCan.haveKeysHandedOver(judgedNow)),
          takeBack: spoken(ctx, completionCan.haveDeedTakenBack(judgedNow)),
        },
      },
    }
  },
)

async function toldMilestones(ctx: Context, reservationId: string): Promise<SaleCompletion['milestones']> {
  const rows = await readMilestones(ctx, reservationId)
  const payments = await listPayments(
    ctx,
    milestoneKind,
    rows.map(({ id }) => id),
  )
  const paymentById = new Map(payments.map((payment) => [payment.recordId, payment]))
  return rows.map(({ id, title, dueOn, amount }) => {
    const payment = paymentById.get(id)
    return {
      id,
      title,
      dueOn,
      amount: francsOf(amount),
      paid: francsOf(payment?.paid ?? 0),
      reference: payment?.reference ?? '',
      state: payment?.state ?? 'open',
    }
  })
}

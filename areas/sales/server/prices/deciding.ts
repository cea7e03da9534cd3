// Moves a version of the price list through its states. One that lowers a price is approved by a second person.

import { tellStaff } from '#areas/users/server/public.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/price-lists.ts'
import { priceListPath } from '../../rules/prices/price-address.ts'
import { inForceFrom, loweredObjects, priceListCan } from '../../rules/prices/price-list-can.ts'
import { applyPriceListJob } from './applying.ts'
import { pricesToCompare } from './comparing.ts'
import {
  changePriceList,
  isDayTaken,
  openPriceList,
  readListedPrices,
  stateOf,
  subjectOf,
  type PriceListRow,
} from './price-list-row.ts'

export const submitPriceList = handler(
  contract.submitPriceList,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    const row = await openPriceList(ctx, params.id, body.version)
    assertAllowed(priceListCan.beSubmitted({ state: await stateOf(ctx, row) }))
    const lowered = await countLowered(ctx, row)
    const submitted = { submittedBy: ctx.user.id, submittedAt: ctx.now, lowers: lowered > 0 }
    ctx.record({
      event: 'price_list.submitted',
      subject: subjectOf(row),
      changes: [{ field: 'lowered_prices', old: null, new: lowered }],
    })
    if (lowered === 0) {
      const scheduled = await schedule(ctx, row, submitted)
      return saved(ctx, scheduled, 'scheduled')
    }
    await assertStart(ctx, row)
    const waiting = await changePriceList(ctx, row, { ...submitted, state: 'waiting' })
    await tellStaff(ctx, {
      kind: 'price_list_awaits_approval',
      permission: 'budget_write',
      name: subjectOf(row).title,
      path: priceListPath(row.id),
      responsible: [],
    })
    return saved(ctx, waiting, 'waiting')
  },
)

export const approvePriceList = handler(
  contract.approvePriceList,
  { permission: 'budget_write' },
  async (ctx, { params, body }) => {
    const row = await openPriceList(ctx, params.id, body.version)
    assertAllowed(priceListCan.beApproved(await judged(ctx, row)))
    const decided = { decidedBy: ctx.user.id, decidedAt: ctx.now, decisionNote: body.note || null }
    const scheduled = await schedule(ctx, row, decided)
    ctx.record({ event: 'price_list.approved', subject: subjectOf(row), ...(body.note && { cause: body.note }) })
    return saved(ctx, scheduled, 'approved')
  },
)

export const rejectPriceList = handler(
  contract.rejectPriceList,
  { permission: 'budget_write' },
  async (ctx, { params, body }) => {
    const row = await openPriceList(ctx, params.id, body.version)
    assertAllowed(priceListCan.beRejected(await judged(ctx, row)))
    const decided = { decidedBy: ctx.user.id, decidedAt: ctx.now, decisionNote: body.note }
    const rejected = await changePriceList(ctx, row, { ...decided, state: 'rejected' })
    ctx.record({ event: 'price_list.rejected', subject: subjectOf(row), cause: body.note })
    return saved(ctx, rejected, 'rejected')
  },
)

export const withdrawPriceList = handler(
  contract.withdrawPriceList,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    const row = await openPriceList(ctx, params.id, body.version)
    assertAllowed(priceListCan.beWithdrawn({ state: await stateOf(ctx, row) }))
    const withdrawn = await changePriceList(ctx, row, { state: 'withdrawn', inForceFrom: null })
    ctx.record({ event: 'price_list.withdrawn', subject: subjectOf(row) })
    return saved(ctx, withdrawn, 'withdrawn')
  },
)

const judged = async (ctx: StaffContext, row: PriceListRow) => ({
  state: await stateOf(ctx, row),
  submittedBy: row.submittedBy,
  by: ctx.user.id,
})

async function countLowered(ctx: StaffContext, row: PriceListRow): Promise<number> {
  const prices = await readListedPrices(ctx, row.id)
  const amounts = new Map([...prices.values()].map(({ objectId, price }) => [objectId, price]))
  return loweredObjects(amounts, await pricesToCompare(ctx, row)).length
}

/** Since when the version is in force; refused for a day that is over or has a version already. */
async function assertStart(ctx: StaffContext, row: PriceListRow): Promise<Date> {
  const from = inForceFrom(row.validFrom, ctx.now)
  if (!from) throw fieldRefusal('validFrom', 'sales_price_valid_from_past')
  if (await isDayTaken(ctx, { id: row.id, inForceFrom: from })) {
    throw fieldRefusal('validFrom', 'sales_price_valid_from_taken')
  }
  return from
}

type Decided = Pick<
  Partial<PriceListRow>,
  'submittedBy' | 'submittedAt' | 'lowers' | 'decidedBy' | 'decidedAt' | 'decisionNote'
>

async function schedule(ctx: StaffContext, row: PriceListRow, decided: Decided): Promise<PriceListRow> {
  const from = await assertStart(ctx, row)
  const scheduled = await changePriceList(ctx, row, { ...decided, state: 'approved', inForceFrom: from })
  await ctx.enqueue(applyPriceListJob, { from }, { startAfter: from })
  return scheduled
}

type Done = 'scheduled' | 'waiting' | 'approved' | 'rejected' | 'withdrawn'

const saved = (ctx: StaffContext, { id, version, number }: PriceListRow, done: Done) => ({
  id,
  version,
  notify: [{ type: 'success' as const, title: ctx.t(`sales_price_done_${done}`, { number }) }],
})

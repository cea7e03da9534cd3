// Proposes and decides discounts for one buyer and one object.

import { applicationCan } from '#areas/applications/rules/application-can.ts'
import { findApplication, findObject, subjectOf, type ApplicationRow } from '#areas/applications/server/public.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import { francsOf, rappenOf } from '#platform/rules/amounts/money.ts'
import { canSell } from '#platform/rules/project-type.ts'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/discounts.ts'
import { discountCan } from '../../rules/prices/discount-can.ts'
import { discountOn, type DiscountTerms } from '../../rules/prices/discount.ts'
import { settleExpired } from '../queue/releasing.ts'
import { lockSales } from '../reservation/sale-locks.ts'
import { readWishes } from '../reservation/starting.ts'
import { changeDiscount, openDiscount, readDiscounts, reservationFor, type OpenedDiscount } from './discount-row.ts'
import { saleDiscount } from './price-tables.ts'
import { offeredPrices } from './sale-price.ts'

export const proposeDiscount = handler(
  contract.proposeDiscount,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    assertAllowed(canSell(ctx.workspace.projectType))
    const { id: applicationId } = await findApplication(ctx, params.id)
    const { objectId, reason } = body
    await findObject(ctx, objectId)
    await lockSales(ctx, [objectId], [applicationId])
    await settleExpired(ctx, objectId)
    const application = await findApplication(ctx, applicationId)
    assertAllowed(applicationCan.beWrittenTo(application))
    if (!(await readWishes(ctx, applicationId)).includes(objectId)) throw new AppError('sales_reason_not_wished')
    const current = (await readDiscounts(ctx, applicationId)).find((one) => one.objectId === objectId)
    const reservation = await reservationFor(ctx, { applicationId, objectId })
    assertAllowed(discountCan.beProposed({ current: current?.state ?? null, reservation }))
    const terms = { kind: body.kind, value: rappenOf(body.value) }
    await checkTerms(ctx, { applicationId, objectId, terms })
    const { object } = await findObject(ctx, objectId)
    await ctx.db.insert(saleDiscount).values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      applicationId,
      objectId,
      ...terms,
      reason,
      state: 'proposed',
      proposedBy: ctx.user.id,
      proposedAt: ctx.now,
    })
    ctx.record({
      event: 'discount.proposed',
      subject: subjectOf(application),
      changes: changesOf(object.title, terms),
      cause: reason,
    })
    await tellApprovers(ctx, application)
    return { notify: [{ type: 'success', title: ctx.t('sales_discount_done_proposed', { object: object.title }) }] }
  },
)

export const approveDiscount = handler(
  contract.approveDiscount,
  { permission: 'budget_write' },
  async (ctx, { params, body }) => {
    const opened = await openDiscount(ctx, params, body.version)
    assertAllowed(discountCan.beApproved(judged(ctx, opened)))
    await changeDiscount(ctx, opened.row, { state: 'approved', decidedBy: ctx.user.id, decidedAt: ctx.now })
    return recorded(ctx, opened, { done: 'approved' })
  },
)

export const refuseDiscount = handler(
  contract.refuseDiscount,
  { permission: 'budget_write' },
  async (ctx, { params, body: { version, note } }) => {
    const opened = await openDiscount(ctx, params, version)
    assertAllowed(discountCan.beRefused(judged(ctx, opened)))
    const decided = { decidedBy: ctx.user.id, decidedAt: ctx.now, decisionNote: note }
    await changeDiscount(ctx, opened.row, { ...decided, state: 'refused' })
    return recorded(ctx, opened, { done: 'refused', cause: note })
  },
)

export const withdrawDiscount = handler(
  contract.withdrawDiscount,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const opened = await openDiscount(ctx, params, body.version)
    assertAllowed(discountCan.beWithdrawn(judged(ctx, opened)))
    await changeDiscount(ctx, opened.row, { state: 'withdrawn', withdrawnBy: ctx.user.id, withdrawnAt: ctx.now })
    return recorded(ctx, opened, { done: 'withdrawn' })
  },
)

const judged = (ctx: StaffContext, { row, reservation }: OpenedDiscount) => ({
  state: row.state,
  proposedBy: row.proposedBy,
  by: ctx.user.id,
  reservation,
})

interface Offered {
  applicationId: string
  objectId: string
  terms: DiscountTerms
}

async function checkTerms(ctx: Context, { applicationId, objectId, terms }: Offered): Promise<void> {
  const price = (await offeredPrices(ctx, applicationId, [objectId])).get(objectId)?.listPrice ?? null
  if (price === null) throw new AppError('sales_discount_reason_no_price')
  if (terms.kind === 'percent' && terms.value >= 10_000) throw fieldRefusal('value', 'sales_discount_too_high')
  if (discountOn(price, terms) >= price) throw fieldRefusal('value', 'sales_discount_too_high')
}

const changesOf = (object: string, { kind, value }: DiscountTerms) => [
  { field: 'object', old: null, new: object },
  { field: kind === 'amount' ? 'discount' : 'discount_percent', old: null, new: francsOf(value) },
]

const tellApprovers = (ctx: Context, { id, contactName }: ApplicationRow): Promise<void> =>
  tellStaff(ctx, {
    kind: 'discount_awaits_approval',
    permission: 'budget_write',
    name: contactName,
    path: `/applications/${id}`,
    responsible: [],
  })

interface Decision {
  done: 'approved' | 'refused' | 'withdrawn'
  cause?: string
}

async function recorded(ctx: StaffContext, { row, application }: OpenedDiscount, { done, cause }: Decision) {
  const { object } = await findObject(ctx, row.objectId)
  ctx.record({
    event: `discount.${done}`,
    subject: subjectOf(application),
    changes: changesOf(object.title, row),
    ...(cause && { cause }),
  })
  const title = ctx.t(`sales_discount_done_${done}`, { object: object.title })
  return { notify: [{ type: 'success' as const, title }] }
}

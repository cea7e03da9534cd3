// Sold to an investor, and free again.

import { and, eq } from 'drizzle-orm'
import {
  findProject,
  lockProject,
  markProjectFree,
  markProjectSold,
  type ProjectRow,
} from '#areas/projects/server/public.ts'
import { francsOrNull, rappenOf } from '#platform/rules/amounts/money.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import * as contract from '../../contract/sale.ts'
import { getsClosingMail } from '../../rules/closing-mail.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { investorApplication } from '../process-tables.ts'
import { joinedWhere, lockApply, moveApply, type Joined } from './apply-row.ts'
import { mailByHand } from './mails.ts'

export const getSoldProjectDetail = handler(
  contract.getSoldProjectDetail,
  { permission: 'permit' },
  async (ctx, { params }) => {
    const project = await findProject(ctx, params.id)
    const joined = await joinedWhere(ctx, eq(investorApplication.projectId, project.id))
    const buyer = joined.find(({ apply }) => apply.state === 'awarded')
    const { awardedPrice = null, isDirect = false } = buyer?.apply ?? {}
    return {
      state: project.state,
      soldAt: project.soldAt?.toISOString() ?? null,
      investor: buyer ? { id: buyer.investor.id, company: buyer.investor.company } : null,
      price: francsOrNull(awardedPrice),
      isDirect: isDirect === true,
      others: othersOf(joined).length,
      canWrite: ctx.can(writesInvestors),
      canSell: spoken(ctx, canSell(project, buyer)),
      canFree: spoken(ctx, canFree(project, buyer)),
    }
  },
)

function canSell(project: ProjectRow, buyer: Joined | undefined): Verdict {
  if (project.state === 'sold') return no('investors_reason_sold')
  return buyer ? yes : no('investors_reason_not_awarded')
}

const canFree = (project: ProjectRow, buyer: Joined | undefined): Verdict =>
  project.state === 'sold' || project.state === 'reserved' || buyer ? yes : no('investors_reason_is_free')

const othersOf = (joined: readonly Joined[]): Joined[] =>
  joined.filter(({ apply, investor }) => getsClosingMail({ state: apply.state, ...investor }))

export const sellProject = handler(
  contract.sellProject,
  { permission: writesInvestors },
  async (ctx, { params, body }) => {
    const project = await lockProject(ctx, params.projectId)
    const joined = await joinedWhere(ctx, eq(investorApplication.projectId, project.id))
    const buyer = joined.find(({ apply }) => apply.state === 'awarded')
    assertAllowed(canSell(project, buyer))
    if (!buyer || buyer.investor.id !== params.investorId) throw new AppError('investors_reason_awarded_other')
    const price = rappenOf(body.price)
    await moveApply(ctx, buyer, { state: 'awarded', channel: 'staff', fields: { awardedPrice: price } })
    await markProjectSold(ctx, project.id, { cause: buyer.investor.company })
    const mailIds = []
    for (const other of body.tellsOthers ? othersOf(joined) : []) {
      mailIds.push(await mailByHand(ctx, other.investor, { kind: 'investor_closing' }))
    }
    const said = ctx.t('investors_done_sold', { project: project.title, name: buyer.investor.company })
    return {
      notify: mailIds.length > 0 ? await saidWithMails(ctx, said, mailIds) : [{ type: 'success', title: said }],
    }
  },
)

export const freeProject = handler(
  contract.freeProject,
  { permission: writesInvestors },
  async (ctx, { params, body }) => free(ctx, params.projectId, body.reason),
)

export const freeProjectOfInvestor = handler(
  contract.freeProjectOfInvestor,
  { permission: writesInvestors },
  async (ctx, { params, body }) => free(ctx, params.projectId, body.reason, params.investorId),
)

async function free(ctx: StaffContext, projectId: string, reason: string, investorId?: string) {
  const project = await lockProject(ctx, projectId)
  const [buyer] = await joinedWhere(
    ctx,
    and(eq(investorApplication.projectId, project.id), eq(investorApplication.state, 'awarded')),
  )
  if (investorId && buyer?.investor.id !== investorId) throw notFound('investors_not_assigned')
  assertAllowed(canFree(project, buyer))
  if (buyer) {
    const joined = await lockApply(ctx, buyer.apply.id)
    await moveApply(ctx, joined, {
      state: joined.apply.stateBefore ?? 'interested',
      channel: 'staff',
      reason,
      fields: { awardedPrice: null, isDirect: null },
    })
  }
  if (project.state === 'sold' || project.state === 'reserved') await markProjectFree(ctx, projectId, { cause: reason })
  return { notify: [{ type: 'success' as const, title: ctx.t('investors_done_freed', { project: project.title }) }] }
}

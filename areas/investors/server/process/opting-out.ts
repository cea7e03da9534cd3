// Opting out by the link of a mail, of one project or of all. Opening the page changes nothing, so mail scanners have no effect.

import { eq } from 'drizzle-orm'
import { publicName } from '#areas/project-settings/server/public.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/links.ts'
import type { LinkKey } from '../../contract/links.ts'
import { isEnded } from '../../rules/apply-state.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { investorApplication } from '../process-tables.ts'
import { changeInvestor, investorPath, subjectOf } from '../record/investor-row.ts'
import { joinedWhere, lockPair, moveApply, type Joined } from './apply-row.ts'
import { applyIdIn } from './opt-out-token.ts'
import { anonymousTitle } from './anonymous-title.ts'

async function openLink(ctx: Context, { slug, token }: LinkKey): Promise<Joined> {
  const applyId = applyIdIn(ctx, slug, token)
  const [joined] = applyId ? await joinedWhere(ctx, eq(investorApplication.id, applyId)) : []
  if (!joined || joined.project.slug !== slug) throw notFound('investors_link_not_valid')
  return joined
}

export const getOptOut = publicHandler(contract.getOptOut, { perMinute: 60 }, async (ctx, { params }) => {
  const { investor, project, apply } = await openLink(ctx, params)
  return {
    projectName: await publicName(ctx),
    company: investor.company,
    title: anonymousTitle(ctx, project),
    isOutOfProject: apply.state === 'opted_out',
    isOutOfAll: investor.optedOutAt !== null,
  }
})

export const optOut = publicHandler(contract.optOut, { perMinute: 30 }, async (ctx, { params, body }) => {
  const found = await openLink(ctx, params)
  const pair = await lockPair(ctx, found.investor.id, found.project.id)
  if (!pair.apply) throw notFound('investors_link_not_valid')
  const joined = { ...pair, apply: pair.apply }
  const { investor, apply, project } = joined
  const reason = body.reason || undefined
  // A sold project keeps its buyer; the mails end all the same.
  const isNew = apply.state !== 'opted_out' && apply.state !== 'awarded'
  if (isNew) {
    await moveApply(ctx, joined, {
      state: 'opted_out',
      channel: 'link',
      reason,
      fields: { optedOutAt: ctx.now, ...(!isEnded(apply.state) && { stateBefore: apply.state }) },
    })
  }
  const endsAll = body.scope === 'all' && investor.optedOutAt === null
  if (endsAll) {
    await changeInvestor(ctx, investor, { optedOutAt: ctx.now, optOutReason: reason ?? null })
    ctx.record({
      event: 'investor.opted_out',
      subject: subjectOf(investor),
      changes: [],
      ...(reason && { cause: reason }),
    })
  }
  if (isNew || endsAll) {
    await tellStaff(ctx, {
      kind: 'investor_opted_out',
      permission: writesInvestors,
      name: `${investor.company} · ${project.title}`,
      path: investorPath(investor.id),
      responsible: [],
    })
  }
  return {}
})

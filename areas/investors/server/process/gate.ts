// Opens the memorandum of a project to investors who signed its agreement, or a general one, and were not turned away.

import type { MemorandumGate } from '#areas/projects/server/public.ts'
import { mayReadMemorandum } from '../../rules/apply-can.ts'
import { furthest } from '../../rules/apply-state.ts'
import { findPair, lockPair, moveApply, standingOf } from './apply-row.ts'
import { investorOfAccount } from './investor-of-account.ts'
import { joinProject } from './joining.ts'

export const investorGate: MemorandumGate = {
  async mayRead(ctx, project) {
    const investor = await investorOfAccount(ctx, ctx.user.id)
    if (!investor) return { allowed: false, because: 'not_admitted' }
    const answer = mayReadMemorandum(standingOf(ctx, await findPair(ctx, investor.id, project.id)))
    return answer === 'yes' ? { allowed: true } : { allowed: false, because: answer }
  },
  /** The first opening is a step; the areas below log every page view. */
  async opened(ctx, project, page) {
    const investor = await investorOfAccount(ctx, ctx.user.id)
    if (!investor) return
    const joining = { investor, projectId: project.id, state: 'interested', channel: 'account' } as const
    await joinProject(ctx, joining)
    const pair = await lockPair(ctx, investor.id, project.id)
    const { apply } = pair
    if (!apply || mayReadMemorandum(standingOf(ctx, pair)) !== 'yes') return
    const state = furthest(apply.state, 'memorandum_opened')
    if (state === apply.state) return
    await moveApply(ctx, { ...pair, apply }, { state, channel: 'account', reason: ctx.t(`investors_page_${page}`) })
  },
}

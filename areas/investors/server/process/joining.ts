// Puts investors among those of a project: by staff, by a mark as favourite, by registration.

import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/process.ts'
import { applyCan } from '../../rules/apply-can.ts'
import { furthest, isEnded, type ApplyState, type Channel } from '../../rules/apply-state.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { addApply, changeApply, lockPair, moveApply, standingOf, type ApplyRow } from './apply-row.ts'

interface Joining {
  investor: { id: string }
  projectId: string
  state: ApplyState
  channel: Channel
}

/**
 * The investor asks to take part. Someone who had said no is interested again; whoever was turned down or opted out stays so,
 * and later states are kept.
 */
export async function joinProject(ctx: Context, { investor, projectId, state, channel }: Joining): Promise<ApplyRow> {
  const pair = await lockPair(ctx, investor.id, projectId)
  const { apply } = pair
  if (!apply) return addApply(ctx, pair, { state, channel })
  if (isEnded(apply.state) && apply.state !== 'not_interested') return apply
  const next = furthest(apply.state, state)
  return next === apply.state ? apply : moveApply(ctx, { ...pair, apply }, { state: next, channel })
}

export const addToProject = handler(
  contract.addToProject,
  { permission: writesInvestors },
  async (ctx, { params, body }) => {
    const pair = await lockPair(ctx, params.id, body.projectId)
    assertAllowed(applyCan.add(standingOf(ctx, pair)))
    const row = await addApply(ctx, pair, { state: 'matched', channel: 'staff' })
    const values = { name: pair.investor.company, project: pair.project.title }
    return { applyId: row.id, notify: [{ type: 'success', title: ctx.t('investors_done_added', values) }] }
  },
)

export const setFavouriteApply = handler(
  contract.setFavouriteApply,
  { permission: writesInvestors },
  async (ctx, { params, body }) => {
    const pair = await lockPair(ctx, params.applicationId, params.projectId)
    if (pair.project.state === 'sold') throw new AppError('investors_reason_sold')
    const fields = { isFavourite: body.checked }
    if (pair.apply) await changeApply(ctx, pair.apply, fields)
    else {
      assertAllowed(applyCan.add(standingOf(ctx, pair)))
      await addApply(ctx, pair, { state: 'matched', channel: 'staff', fields })
    }
    return {}
  },
)

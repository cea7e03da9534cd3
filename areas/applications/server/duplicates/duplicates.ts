// Finds applications that look alike, by fields that both have filled in.

import type { Context, StaffContext } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { DuplicateView } from '../../contract/duplicates.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { applicationStateText, type ApplicationState } from '../../rules/application-state.ts'
import type { DuplicateReason, DuplicateVerdict } from '../../rules/duplicates.ts'
import { findApplication, lockApplication, subjectOf } from '../details/application-row.ts'
import { duplicateVerdict } from '../denials/denial-tables.ts'
import { alikeQuery } from './duplicates-query.ts'
import { spoken } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/duplicates.ts'

export interface Alike {
  id: string
  version: number
  number: number
  contactName: string
  progressState: ApplicationState
  createdAt: Date
  reasons: DuplicateReason[]
  verdict: DuplicateVerdict | null
  decidedBy: string | null
}

export const getDuplicates = handler(
  contract.getDuplicates,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const row = await findApplication(ctx, params.id)
    return { duplicates: await duplicateViews(ctx, await alikeTo(ctx, row.id)) }
  },
)

export async function alikeTo(ctx: Context, applicationId: string): Promise<Alike[]> {
  const { rows } = await ctx.client.query<Alike>(alikeQuery, [ctx.workspace.id, applicationId])
  return rows
}

export async function duplicateViews(ctx: StaffContext, rows: readonly Alike[]): Promise<DuplicateView[]> {
  const nameOf = await staffNames(
    ctx,
    rows.map(({ decidedBy }) => decidedBy),
  )
  return rows.map((one) => ({
    applicationId: one.id,
    version: one.version,
    number: one.number,
    contactName: one.contactName,
    progress_state: one.progressState,
    stateTitle: ctx.t(applicationStateText(one.progressState)),
    createdAt: one.createdAt.toISOString(),
    reasons: one.reasons.map((key) => ({ key, title: ctx.t(`applications_duplicate_${key}`) })),
    verdict: one.verdict,
    decidedBy: one.decidedBy && nameOf(one.decidedBy).name,
    canBeDeactivated: spoken(ctx, applicationCan.beDeactivated(one)),
  }))
}

export const judgeDuplicates = handler(
  contract.judgeDuplicates,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const [firstId = '', secondId = ''] = [params.id, params.otherId].toSorted((a, b) => (a < b ? -1 : 1))
    // Locked in order of their ids, so that two users who judge the same pair do not deadlock.
    const held = [await lockApplication(ctx, firstId), await lockApplication(ctx, secondId)]
    const [row, other] = params.id === firstId ? held : held.toReversed()
    if (!row || !other) throw notFound('applications_not_alike')
    const before = (await alikeTo(ctx, row.id)).find(({ id }) => id === other.id)
    if (!before) throw notFound('applications_not_alike')
    const { verdict } = body
    if (before.verdict === verdict) return {}
    const decided = { verdict, decidedBy: ctx.user.id, decidedAt: ctx.now }
    await ctx.db
      .insert(duplicateVerdict)
      .values({ workspaceId: ctx.workspace.id, firstId, secondId, ...decided })
      .onConflictDoUpdate({
        target: [duplicateVerdict.workspaceId, duplicateVerdict.firstId, duplicateVerdict.secondId],
        set: decided,
      })
    for (const [one, counterpart] of [
      [row, other],
      [other, row],
    ] as const) {
      ctx.record({
        event: `application.duplicate_${verdict}`,
        subject: subjectOf(one),
        // Records the number instead of the name, since the other household may be anonymised later.
        changes: [{ field: 'other_application', old: null, new: String(counterpart.number) }],
      })
    }
    return { notify: [{ type: 'success', title: ctx.t(`applications_duplicate_said_${verdict}`) }] }
  },
)

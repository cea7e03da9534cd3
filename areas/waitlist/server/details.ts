// One request as shown to staff, and its history.

import { and, eq } from 'drizzle-orm'
import { spokenActions } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { application } from '#areas/applications/server/public.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import { readTimelineOf } from '#platform/server/audit/timeline.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { RequestView } from '../contract/request.ts'
import { ownQuestions } from '../rules/own-questions.ts'
import { placeWords } from '../rules/place-of.ts'
import { requestCan, requestActions } from '../rules/request-can.ts'
import { requestStateText } from '../rules/request-state.ts'
import { answersSaid, formAsked } from './asked-form.ts'
import { criteriaTold } from './criteria-columns.ts'
import { findRequest, type RequestRow } from './request-row.ts'
import { confirmBy } from './renewal/renewal.ts'
import { leaveWords } from './words.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/request.ts'

export const getRequest = handler(contract.getRequest, { permission: 'waitlist' }, async (ctx, { params }) => {
  const row = await findRequest(ctx, params.id)
  const nameOf = await staffNames(ctx, [row.recordedBy])
  const isOpen = row.linkUntil !== null && row.linkUntil > ctx.now
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    progress_state: row.progressState,
    stateTitle: ctx.t(requestStateText(row.progressState)),
    source: row.source,
    language: row.language,
    contactName: row.contactName,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone && spelledPhone(row.contactPhone),
    application: ctx.can('applications_read') ? await applicationOf(ctx, row) : null,
    criteria: criteriaTold(row),
    placeNames: row.places.map(placeWords),
    answers: await answersSaid(ctx, row),
    asksMore: row.filledAt !== null && ownQuestions((await formAsked(ctx, row)).form).size > 0,
    waitlist_priority: row.priority,
    waitsSince: row.waitsSince?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    recordedBy: row.recordedBy && nameOf(row.recordedBy).name,
    filledAt: row.filledAt?.toISOString() ?? null,
    linkUntil: isOpen ? (row.linkUntil?.toISOString() ?? null) : null,
    confirmBy: row.progressState === 'waitlist.accepted' ? (confirmBy(row)?.toISOString() ?? null) : null,
    leaveReason: row.leaveReason && leaveWords(ctx, row.leaveReason),
    leftAt: row.leftAt?.toISOString() ?? null,
    actions: actionsFor(ctx, row),
  }
})

async function applicationOf(ctx: StaffContext, { applicationId }: RequestRow): Promise<RequestView['application']> {
  if (!applicationId) return null
  const [row] = await ctx.db
    .select({ id: application.id, number: application.number })
    .from(application)
    .where(and(eq(application.workspaceId, ctx.workspace.id), eq(application.id, applicationId)))
  return row ?? null
}

/** Buttons are disabled by the rule that guards the handler, with its reason. */
const actionsFor = (ctx: StaffContext, row: RequestRow): RequestView['actions'] =>
  spokenActions(ctx, requestActions, (key) => requestCan[key](row))

export const getRequestTimeline = handler(
  contract.getRequestTimeline,
  { permission: 'waitlist' },
  async (ctx, { params }) => {
    const row = await findRequest(ctx, params.id)
    const { entries } = await readTimelineOf(ctx, { kind: 'waitlist_request', id: row.id, fields: 'waitlist_field' })
    return {
      entries: entries.map((entry) =>
        leavings.has(entry.event) && entry.detail ? { ...entry, detail: leaveWords(ctx, entry.detail) } : entry,
      ),
    }
  },
)

/** Events whose cause is a predefined reason followed by free text. */
const leavings = new Set(['waitlist.declined', 'waitlist.deactivated', 'waitlist.left'])

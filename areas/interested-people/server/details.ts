// One interested person as staff see them, and their history.

import { and, eq } from 'drizzle-orm'
import { application } from '#areas/applications/server/public.ts'
import { readTimelineOf } from '#platform/server/audit/timeline.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { isBounced } from '#platform/server/mail/known-addresses.ts'
import { spokenActions } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { PersonView } from '../contract/person.ts'
import { personCan, personActions } from '../rules/person-can.ts'
import { personStateText } from '../rules/person-state.ts'
import { findPerson, type PersonRow } from './person-row.ts'
import { dataOf } from './recording.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/person.ts'

export const getPerson = handler(contract.getPerson, { permission: 'interested_people' }, async (ctx, { params }) => {
  const row = await findPerson(ctx, params.id)
  const nameOf = await staffNames(ctx, [row.recordedBy])
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    progress_state: row.progressState,
    stateTitle: ctx.t(personStateText(row.progressState)),
    data: await dataOf(ctx, row),
    createdAt: row.createdAt.toISOString(),
    recordedBy: row.recordedBy && nameOf(row.recordedBy).name,
    leaveReason: leaveWords(ctx, row),
    leftAt: row.leftAt?.toISOString() ?? null,
    formSentAt: row.formSentAt?.toISOString() ?? null,
    application: ctx.can('applications_read') ? await applicationOf(ctx, row) : null,
    hasBounce: await isBounced(ctx, row.contactEmail ?? ''),
    actions: spokenActions(ctx, personActions, (key) => personCan[key](row)),
  }
})

const leaveWords = (ctx: StaffContext, { leaveReason, leaveComment }: PersonRow): string | null =>
  leaveReason && [ctx.t(`interested_people_leave_${leaveReason}`), leaveComment].filter(Boolean).join(': ')

async function applicationOf(ctx: StaffContext, { applicationId }: PersonRow): Promise<PersonView['application']> {
  if (!applicationId) return null
  const [row] = await ctx.db
    .select({ id: application.id, number: application.number })
    .from(application)
    .where(and(eq(application.workspaceId, ctx.workspace.id), eq(application.id, applicationId)))
  return row ?? null
}

export const getPersonTimeline = handler(
  contract.getPersonTimeline,
  { permission: 'interested_people' },
  async (ctx, { params }) => {
    const { id } = await findPerson(ctx, params.id)
    return readTimelineOf(ctx, { kind: 'interested_person', id, fields: 'interested_people_field' })
  },
)

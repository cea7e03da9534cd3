// Nightly job: deletes visit needs on the day after a visit, old links, and participants without a record long after
// the visit.

import type { Context } from '#platform/server/context.ts'
import { forgetAddresses } from '#platform/server/mail/forgetting.ts'
import { forgetVisitors, type ForgottenParticipant } from './forget-participants.ts'
import { endedBefore, keptDaysOfLinks, keptDaysWithoutRecord } from '../rules/retention.ts'

export const tidyViewingsJob = 'tidy-viewing-appointments'

export async function tidyViewings(ctx: Context): Promise<void> {
  await forgetNeedsAfterVisit(ctx)
  await endClaims(ctx)
  await forgetOldLinks(ctx)
  await forgetStrangers(ctx)
}

/** Also when nobody completes the appointment. */
const forgetNeedsAfterVisit = (ctx: Context) =>
  ctx.client.query(
    `update viewing_participant p set needs = null from viewing_slot s
      where p.workspace_id = $1 and p.needs is not null and s.workspace_id = $1 and s.id = p.slot_id
        and (s.ends_at at time zone 'Europe/Zurich')::date < ($2::timestamptz at time zone 'Europe/Zurich')::date`,
    [ctx.workspace.id, ctx.now],
  )

/** After a visit the same address may book another one of the same object. */
const endClaims = (ctx: Context) =>
  ctx.client.query(
    `delete from viewing_claim c using viewing_participant p, viewing_slot s
      where c.workspace_id = $1 and p.workspace_id = $1 and p.id = c.participant_id
        and s.workspace_id = $1 and s.id = p.slot_id and s.ends_at < $2`,
    [ctx.workspace.id, ctx.now],
  )

/** Feeds have no visit: only revoked ones end. Links whose target was deleted go as well. */
const forgetOldLinks = (ctx: Context) =>
  ctx.client.query(
    `delete from viewing_secret x where x.workspace_id = $1 and (x.revoked_at < $2 or x.purpose <> 'feed' and not exists (
        select from viewing_appointment a where a.workspace_id = $1 and a.ends_at >= $2 and (a.id = x.target_id
          or exists (select from viewing_invitation i
            where i.workspace_id = $1 and i.id = x.target_id and i.appointment_id = a.id)
          or exists (select from viewing_participant p
            where p.workspace_id = $1 and p.id = x.target_id and p.appointment_id = a.id))))`,
    [ctx.workspace.id, endedBefore(ctx.now, keptDaysOfLinks)],
  )

/** Maximum per run; the rest follows in the next night. */
const most = 1000

/** People with a record are deleted with it. */
async function forgetStrangers(ctx: Context): Promise<void> {
  const { rows } = await ctx.client.query<ForgottenParticipant & { email: string | null }>(
    `select p.id, p.slot_id "slotId", p.appointment_id "appointmentId", p.state, p.name, lower(p.email) email
      from viewing_participant p
      join viewing_slot s on s.workspace_id = $1 and s.id = p.slot_id and s.ends_at < $2
      where p.workspace_id = $1 and p.record_id is null order by p.id limit ${most}`,
    [ctx.workspace.id, endedBefore(ctx.now, keptDaysWithoutRecord)],
  )
  await forgetVisitors(ctx, rows)
  await forgetAddresses(
    ctx,
    rows.flatMap(({ email }) => email ?? []),
  )
}

// Ticks at the door. Each is an event of a device; of several events about one participant the latest decides, and
// all stay.

import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import * as contract from '../../contract/participants.ts'
import type { PresenceEvent } from '../../contract/participants.ts'
import { findAppointment, subjectOf, type AppointmentRow } from '../appointment-row.ts'

export const markPresent = handler(
  contract.markPresent,
  { permission: 'viewing' },
  async (ctx, { params, body: { presence } }) => {
    const row = await findAppointment(ctx, params.id)
    assertAllowed(takesTicks(row))
    const { firstName, lastName } = ctx.user
    const recorded = await recordPresence(ctx, row, { events: presence, person: `${firstName} ${lastName}` })
    if (recorded > 0) recordTicks(ctx, row, recorded)
    return { recorded }
  },
)

/** Ticks made offline may arrive after the appointment was completed. */
export const takesTicks = ({ state }: Pick<AppointmentRow, 'state'>): Verdict =>
  state === 'published' || state === 'completed' ? yes : no(`viewing_appointments_reason_${state}`)

interface Ticked {
  events: readonly PresenceEvent[]
  /** Name of the person who ticked. */
  person: string
}

/** A clock that is ahead must not outvote later ticks, so no event counts as later than now. */
const insertEvents = `
  insert into viewing_presence (workspace_id, id, participant_id, present, at, device, person, recorded_at)
  select $1, e.id, e."participantId", e.present, least(e.at, $4), e.device, $5, $4
  from jsonb_to_recordset($3::jsonb) e(id uuid, "participantId" uuid, present boolean, at timestamptz, device text)
  join viewing_participant p on p.workspace_id = $1 and p.id = e."participantId" and p.appointment_id = $2
    and p.state = 'booked'
  on conflict do nothing returning participant_id`

const applyLatest = `
  update viewing_participant p set present = e.present, updated_at = $3
  from (select distinct on (participant_id) participant_id, present from viewing_presence
    where workspace_id = $1 and participant_id = any($2) order by participant_id, at desc, id desc) e
  where p.workspace_id = $1 and p.id = e.participant_id and p.present is distinct from e.present`

/** Returns the number of new events. Events about people who did not book are left out. */
export async function recordPresence(
  ctx: Context,
  { id }: AppointmentRow,
  { events, person }: Ticked,
): Promise<number> {
  if (events.length === 0) return 0
  // Two devices that send at the same time are applied one after the other.
  await ctx.client.query('select from viewing_appointment where workspace_id = $1 and id = $2 for no key update', [
    ctx.workspace.id,
    id,
  ])
  const values = [ctx.workspace.id, id, JSON.stringify(events), ctx.now, person]
  const { rows } = await ctx.client.query<{ participant_id: string }>(insertEvents, values)
  const ids = [...new Set(rows.map(({ participant_id: of }) => of))]
  if (ids.length > 0) await ctx.client.query(applyLatest, [ctx.workspace.id, ids, ctx.now])
  return rows.length
}

export const recordTicks = (ctx: Context, row: AppointmentRow, recorded: number, person?: string): void =>
  ctx.record({
    event: 'viewing.presence',
    subject: subjectOf(row),
    changes: [{ field: 'ticks', old: null, new: recorded }],
    ...(person !== undefined && { actor: { ...ctx.actor, name: person } }),
  })

// One appointment as staff see it, and its history.

import { readTimelineOf } from '#platform/server/audit/timeline.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { spokenActions } from '#platform/server/permit.ts'
import * as contract from '../../contract/plan.ts'
import type { AppointmentView, SlotView } from '../../contract/plan.ts'
import { appointmentStateText, type AppointmentState } from '../../rules/appointment.ts'
import { bookingPath } from '../../rules/appointment-address.ts'
import { appointmentActions, appointmentCan } from '../../rules/appointment-can.ts'
import { findAppointment, type AppointmentRow } from '../appointment-row.ts'
import { hostTitleOf } from './hosts.ts'
import { dataOf } from './plan-columns.ts'
import { shownStateSql } from './shown-state.ts'
import { standingOf } from './standing.ts'

export const getAppointment = handler(contract.getAppointment, { permission: 'viewing' }, async (ctx, { params }) => {
  const row = await findAppointment(ctx, params.id)
  const data = await dataOf(ctx, row)
  const slots = await slotsTold(ctx, row.id)
  const state = await shownStateOf(ctx, row)
  const standing = await standingOf(ctx, row)
  const open = slots.filter(({ cancelledAt }) => cancelledAt === null)
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    state,
    stateTitle: ctx.t(appointmentStateText(state)),
    data,
    hostTitle: await hostTitleOf(ctx, row),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    slots,
    counts: {
      seats: open.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0),
      taken: open.reduce((sum, { taken }) => sum + taken, 0),
      ...(await countsOf(ctx, row.id)),
    },
    cancelReason: row.cancelReason,
    publicPath: publicPathOf(row, data.objects[0]?.value ?? null),
    actions: spokenActions(ctx, appointmentActions, (key) => appointmentCan[key](standing, ctx.now)),
  }
})

/** Only kinds that everybody may see have a public page. */
const publicPathOf = ({ kind, state }: AppointmentRow, objectId: string | null): string | null =>
  state === 'published' && (kind === 'open' || kind === 'slots') ? bookingPath(objectId) : null

async function shownStateOf(ctx: StaffContext, { id, state }: AppointmentRow): Promise<AppointmentState> {
  const { rows } = await ctx.client.query<{ state: AppointmentState }>(
    `select ${shownStateSql} state from viewing_appointment t where t.workspace_id = $1 and t.id = $2`,
    [ctx.workspace.id, id],
  )
  return rows[0]?.state ?? state
}

interface FoundSlot {
  id: string
  starts_at: Date
  ends_at: Date
  lane: number
  capacity: number | null
  taken: number
  waiting: number
  cancelled_at: Date | null
  cancel_reason: string | null
}

async function slotsTold(ctx: StaffContext, appointmentId: string): Promise<SlotView[]> {
  const { rows } = await ctx.client.query<FoundSlot>(
    `select s.id, s.starts_at, s.ends_at, s.lane, s.capacity, s.taken, s.cancelled_at, s.cancel_reason,
        (select count(*)::int from viewing_participant p where p.workspace_id = $1 and p.slot_id = s.id
          and p.state in ('queued', 'waiting')) waiting
      from viewing_slot s where s.workspace_id = $1 and s.appointment_id = $2 order by s.starts_at, s.lane`,
    [ctx.workspace.id, appointmentId],
  )
  return rows.map(({ id, lane, capacity, taken, waiting, ...slot }) => ({
    id,
    startsAt: slot.starts_at.toISOString(),
    endsAt: slot.ends_at.toISOString(),
    lane,
    capacity,
    taken,
    waiting,
    cancelledAt: slot.cancelled_at?.toISOString() ?? null,
    cancelReason: slot.cancel_reason,
  }))
}

async function countsOf(ctx: StaffContext, appointmentId: string) {
  const { rows } = await ctx.client.query<Omit<AppointmentView['counts'], 'seats' | 'taken'>>(
    `select count(*) filter (where state = 'booked')::int booked,
        count(*) filter (where state in ('queued', 'waiting'))::int waiting,
        count(*) filter (where state = 'booked' and present)::int present,
        (select count(*)::int from viewing_invitation where workspace_id = $1 and appointment_id = $2) invited
      from viewing_participant where workspace_id = $1 and appointment_id = $2`,
    [ctx.workspace.id, appointmentId],
  )
  return rows[0] ?? { booked: 0, waiting: 0, invited: 0, present: 0 }
}

export const getAppointmentTimeline = handler(
  contract.getAppointmentTimeline,
  { permission: 'viewing' },
  async (ctx, { params }) => {
    const { id } = await findAppointment(ctx, params.id)
    return readTimelineOf(ctx, { kind: 'viewing_appointment', id, fields: 'viewing_appointments_field' })
  },
)

// Appointments on the pages of an object, an application and an interested person.

import { findApplication } from '#areas/applications/server/public.ts'
import { findInterestedPerson } from '#areas/interested-people/server/public.ts'
import { findObject } from '#areas/objects/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/plan.ts'
import type { RelatedAppointment } from '../../contract/plan.ts'
import { appointmentStateText, type AppointmentState } from '../../rules/appointment.ts'
import type { ParticipantState } from '../../rules/slot-seats.ts'
import { seatsSql, shownStateSql, takenSql } from './shown-state.ts'

interface Found {
  id: string
  title: string
  place: string
  state: AppointmentState
  starts_at: Date
  ends_at: Date
  seats: number
  taken: number
  own: { startsAt: string; state: ParticipantState; persons: number; present: boolean | null } | null
}

const most = 50
const fields = `t.id, t.title, t.place, ${shownStateSql} state, t.starts_at, t.ends_at, ${seatsSql} seats, ${takenSql} taken`

const ofObject = `select ${fields}, null own from viewing_appointment t
  join viewing_object v on v.workspace_id = $1 and v.appointment_id = t.id and v.object_id = $2
  where t.workspace_id = $1 order by t.starts_at desc, t.id limit ${most}`

/** The latest booking of a person counts; an active one before others. */
const ofRecord = `select ${fields},
    (select json_build_object('startsAt', s.starts_at, 'state', p.state, 'persons', p.persons, 'present', p.present)
      from viewing_participant p join viewing_slot s on s.workspace_id = $1 and s.id = p.slot_id
      where p.workspace_id = $1 and p.appointment_id = t.id and p.record_kind = $3 and p.record_id = $2
        and p.state not in ('held', 'queued', 'lapsed')
      order by p.ended_at is not null, p.created_at desc limit 1) own
  from viewing_appointment t
  where t.workspace_id = $1 and t.id in (
    select appointment_id from viewing_participant where workspace_id = $1 and record_id = $2 and record_kind = $3
      and state not in ('held', 'queued', 'lapsed')
    union select appointment_id from viewing_invitation where workspace_id = $1 and record_id = $2 and record_kind = $3)
  order by t.starts_at desc, t.id limit ${most}`

export const getObjectAppointments = handler(
  contract.getObjectAppointments,
  { permission: 'viewing' },
  async (ctx, { params }) => {
    await findObject(ctx, params.id)
    const { rows } = await ctx.client.query<Found>(ofObject, [ctx.workspace.id, params.id])
    return { items: rows.map((row) => told(ctx, row)) }
  },
)

export const getRecordAppointments = handler(
  contract.getRecordAppointments,
  { permission: 'viewing' },
  async (ctx, { params: { kind, id } }) => {
    await (kind === 'application' ? findApplication(ctx, id) : findInterestedPerson(ctx, id))
    const { rows } = await ctx.client.query<Found>(ofRecord, [ctx.workspace.id, id, kind])
    return { items: rows.map((row) => told(ctx, row)) }
  },
)

const told = (ctx: StaffContext, { starts_at: startsAt, ends_at: endsAt, own, ...row }: Found): RelatedAppointment => ({
  ...row,
  stateTitle: ctx.t(appointmentStateText(row.state)),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  own: own && {
    startsAt: new Date(own.startsAt).toISOString(),
    stateTitle: ctx.t(`viewing_appointments_booking_state_${own.state}`),
    persons: own.persons,
    present: own.present,
  },
})

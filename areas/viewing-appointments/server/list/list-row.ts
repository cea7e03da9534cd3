// Columns of the lists of appointments as SQL. `t` is the appointment.

import type { FoundRow } from '#platform/server/table/declaration.ts'
import type { AppointmentKind, AppointmentState, KeptAppointmentState } from '../../rules/appointment.ts'
import { hostTitleSql } from '../planning/calendar.ts'
import { seatsSql, shownStateSql, takenSql } from '../planning/shown-state.ts'
import { objectTable } from '../planning/viewing-objects.ts'

export interface FoundAppointment extends FoundRow {
  number: number
  kind: AppointmentKind
  keptState: KeptAppointmentState
  state: AppointmentState
  title: string
  place: string
  hostTitle: string
  objects: { id: string; title: string }[]
  startsAt: Date
  endsAt: Date
  seats: number
  taken: number
  waiting: number
  present: number
  participants: number
  cancelReason: string | null
}

const parties = (where: string) =>
  `(select count(*)::int from viewing_participant p
    where p.workspace_id = t.workspace_id and p.appointment_id = t.id and ${where})`

export const appointmentFields: Record<keyof FoundAppointment, string> = {
  id: 't.id',
  number: 't.number',
  kind: 't.kind',
  keptState: 't.state',
  state: shownStateSql,
  title: 't.title',
  place: 't.place',
  hostTitle: hostTitleSql,
  objects: `coalesce((select json_agg(json_build_object('id', o.id, 'title', o.title) order by v.position) from viewing_object v
    join ${objectTable} o on o.workspace_id = v.workspace_id and o.id = v.object_id
    where v.workspace_id = t.workspace_id and v.appointment_id = t.id), '[]')`,
  startsAt: 't.starts_at',
  endsAt: 't.ends_at',
  seats: seatsSql,
  taken: takenSql,
  waiting: parties(`p.state in ('queued', 'waiting')`),
  present: parties(`p.state = 'booked' and p.present`),
  participants: parties(`p.state in ('held', 'queued', 'waiting', 'offered', 'booked')`),
  cancelReason: 't.cancel_reason',
}

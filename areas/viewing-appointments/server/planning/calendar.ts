// The calendar of appointments, and other appointments of a host at the same time.

import { getTableName } from 'drizzle-orm'
import { laterDay } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import * as contract from '../../contract/plan.ts'
import type { CalendarEvent } from '../../contract/plan.ts'
import type { AppointmentKind, AppointmentState } from '../../rules/appointment.ts'
import { shownStateSql } from './shown-state.ts'

const longestRange = 62

/** Name of the host of an appointment `t`. */
export const hostTitleSql = `coalesce(t.host_name, (select u.first_name || ' ' || u.last_name from ${getTableName(staffUser)} u
  where u.workspace_id = t.workspace_id and u.id = t.host_id), '')`

export const swissDaySql = (moment: string): string => `to_char(${moment} at time zone 'Europe/Zurich', 'YYYY-MM-DD')`

interface FoundEvent {
  id: string
  day: string
  title: string
  place: string
  host_title: string
  kind: AppointmentKind
  state: AppointmentState
  starts_at: Date
  ends_at: Date
  seats: number
  taken: number
  version: number
}

const events = `
  select t.id, d.day, t.title, t.place, ${hostTitleSql} host_title, t.kind, ${shownStateSql} state,
    d.starts_at, d.ends_at, d.seats, d.taken, t.version
  from viewing_appointment t
  join lateral (
    select ${swissDaySql('s.starts_at')} "day", min(s.starts_at) starts_at, max(s.ends_at) ends_at,
      coalesce(sum(s.capacity) filter (where s.cancelled_at is null), 0)::int seats,
      coalesce(sum(s.taken) filter (where s.cancelled_at is null), 0)::int taken
    from viewing_slot s where s.workspace_id = $1 and s.appointment_id = t.id group by 1
  ) d on d.day between $2 and $3
  where t.workspace_id = $1
    and t.starts_at < ($3::date + 1)::timestamp at time zone 'Europe/Zurich'
    and t.ends_at >= $2::date::timestamp at time zone 'Europe/Zurich'
    and ($4::uuid is null or t.host_id = $4)
    and ($5::uuid is null or exists (select from viewing_object v
      where v.workspace_id = $1 and v.appointment_id = t.id and v.object_id = $5))
  order by d.starts_at, t.id`

export const getCalendar = handler(contract.getCalendar, { permission: 'viewing' }, async (ctx, { query }) => {
  const { from, to, hostId, objectId } = query
  if (to < from || to > laterDay(from, longestRange - 1)) {
    throw fieldRefusal('to', 'viewing_appointments_range_too_long', { most: longestRange })
  }
  const values = [ctx.workspace.id, from, to, hostId ?? null, objectId ?? null]
  const { rows } = await ctx.client.query<FoundEvent>(events, values)
  return { events: rows.map(eventTold) }
})

const eventTold = ({ day, host_title: hostTitle, ...found }: FoundEvent): CalendarEvent => ({
  id: found.id,
  key: `${found.id}:${day}`,
  title: found.title,
  place: found.place,
  hostTitle,
  kind: found.kind,
  state: found.state,
  startsAt: found.starts_at.toISOString(),
  endsAt: found.ends_at.toISOString(),
  seats: found.seats,
  taken: found.taken,
  version: found.version,
})

interface Conflict {
  id: string
  title: string
  place: string
  starts_at: Date
  ends_at: Date
}

export const checkPlan = handler(contract.checkPlan, { permission: 'viewing' }, async (ctx, { body }) => {
  const rows = await conflictsOf(ctx, body)
  return {
    conflicts: rows.map(({ id, title, place, starts_at: startsAt, ends_at: endsAt }) => ({
      id,
      title,
      place,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  }
})

/** A named host is recognised by the spelling of the name. */
async function conflictsOf(
  ctx: StaffContext,
  {
    days,
    host,
    exceptId,
  }: { days: Parameters<typeof rangesOf>[0]; host: { userId: string | null; name: string }; exceptId: string | null },
): Promise<Conflict[]> {
  if (host.userId === null && host.name === '') return []
  const { rows } = await ctx.client.query<Conflict>(
    `select t.id, t.title, t.place, min(s.starts_at) starts_at, max(s.ends_at) ends_at
      from viewing_appointment t
      join viewing_slot s on s.workspace_id = $1 and s.appointment_id = t.id and s.cancelled_at is null
      join jsonb_to_recordset($2::jsonb) r("from" timestamptz, "to" timestamptz)
        on s.starts_at < r."to" and s.ends_at > r."from"
      where t.workspace_id = $1 and t.state in ('planned', 'published') and ($3::uuid is null or t.id <> $3)
        and case when $4::uuid is null then lower(t.host_name) = lower($5) else t.host_id = $4 end
      group by t.id, t.title, t.place, ${swissDaySql('s.starts_at')} order by min(s.starts_at) limit 20`,
    [ctx.workspace.id, JSON.stringify(rangesOf(days)), exceptId, host.userId, host.name],
  )
  return rows
}

const rangesOf = (days: readonly { date: string; from: string; to: string }[]) =>
  days.flatMap(({ date, from, to }) => {
    const [begin, end] = [instantAt(date, from), instantAt(date, to)]
    return begin && end && begin < end ? [{ from: begin, to: end }] : []
  })

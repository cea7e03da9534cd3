// The appointments of a host as a calendar that other programs subscribe to. It contains no names of participants.

import { createHash } from 'node:crypto'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { laterByHours } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import { publicFileHandler } from '#platform/server/http/file-route.ts'
import { handler } from '#platform/server/http/handler.ts'
import { mayLead } from '../planning/hosts.ts'
import * as contract from '../../contract/feed.ts'
import { appointmentPath } from '../../rules/appointment-address.ts'
import type { KeptAppointmentState } from '../../rules/appointment.ts'
import { timesOfEvent, zoneOfCalendar } from '#platform/server/calendar/calendar-times.ts'
import { swissDaySql } from '../planning/calendar.ts'
import { linkIsOver, lookLink, openLink, replaceLink, revokeLink } from './links.ts'

export const getOwnFeed = handler(contract.getOwnFeed, { permission: 'viewing' }, async (ctx) => ({
  createdAt: (await lookLink(ctx, 'feed', ctx.user.id))?.createdAt.toISOString() ?? null,
}))

export const createOwnFeed = handler(contract.createOwnFeed, { permission: 'viewing' }, async (ctx) => {
  const secret = await replaceLink(ctx, 'feed', ctx.user.id)
  ctx.record({ event: 'viewing.feed_made', subject: ownSubject(ctx.user) })
  return { url: ctx.linkTo(`/api/v1/appointments/public/feed/${secret}`) }
})

export const revokeOwnFeed = handler(contract.revokeOwnFeed, { permission: 'viewing' }, async (ctx) => {
  if (await revokeLink(ctx, 'feed', ctx.user.id)) {
    ctx.record({ event: 'viewing.feed_ended', subject: ownSubject(ctx.user) })
  }
  return { notify: [{ type: 'success', title: ctx.t('viewing_appointments_done_feed_ended') }] }
})

const ownSubject = ({ id, firstName, lastName }: { id: string; firstName: string; lastName: string }) => ({
  kind: 'user',
  id,
  title: `${firstName} ${lastName}`,
})

export const readFeed = publicFileHandler(contract.readFeed, async (ctx, { params }) => {
  const { targetId } = await openLink(ctx, params.slug, ['feed'])
  if (!(await mayLead(ctx, targetId))) throw linkIsOver()
  const events = await eventsOf(ctx, targetId)
  const etag = `"${createHash('sha256').update(JSON.stringify(events)).digest('base64url')}"`
  return {
    name: 'quartier.ics',
    contentType: 'text/calendar; charset=utf-8',
    content: async () => Buffer.from(calendarOf(ctx, events)),
    etag,
  }
})

interface FeedEvent {
  id: string
  day: string
  title: string
  place: string
  state: KeptAppointmentState
  starts_at: Date
  ends_at: Date
  seats: number
  taken: number
  version: number
  updated_at: Date
  created_at: Date
}

const daysBack = 30

/** One event per day; cancelled slots do not count while others remain. */
const hosted = `
  select t.id, d.day, t.title, t.place, case when d.is_open then t.state else 'cancelled' end state, d.starts_at, d.ends_at,
    d.seats, d.taken, t.version, t.updated_at, t.created_at
  from viewing_appointment t
  join lateral (
    select ${swissDaySql('s.starts_at')} "day", bool_or(s.cancelled_at is null) is_open,
      coalesce(min(s.starts_at) filter (where s.cancelled_at is null), min(s.starts_at)) starts_at,
      coalesce(max(s.ends_at) filter (where s.cancelled_at is null), max(s.ends_at)) ends_at,
      coalesce(sum(s.capacity) filter (where s.cancelled_at is null), 0)::int seats,
      coalesce(sum(s.taken) filter (where s.cancelled_at is null), 0)::int taken
    from viewing_slot s where s.workspace_id = $1 and s.appointment_id = t.id group by 1
  ) d on d.ends_at >= $3
  where t.workspace_id = $1 and t.host_id = $2 and t.ends_at >= $3
  order by d.starts_at, t.id limit 1000`

async function eventsOf(ctx: Context, hostId: string): Promise<FeedEvent[]> {
  const since = laterByHours(ctx.now, -daysBack * 24)
  const { rows } = await ctx.client.query<FeedEvent>(hosted, [ctx.workspace.id, hostId, since])
  return rows
}

const hour = 3600

function calendarOf(ctx: Context, events: readonly FeedEvent[]): string {
  const calendar = ical({
    name: ctx.t('viewing_appointments_feed_name', { project: ctx.workspace.name }),
    prodId: { company: 'Quartier', product: 'Quartier', language: ctx.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: hour,
    timezone: zoneOfCalendar,
  })
  calendar.x('X-WR-TIMEZONE', 'Europe/Zurich')
  const { host } = new URL(ctx.linkTo('/'))
  for (const event of events) {
    calendar.createEvent({
      id: `appointment-${event.id}-${event.day}@${host}`,
      sequence: event.version,
      stamp: event.updated_at,
      created: event.created_at,
      lastModified: event.updated_at,
      ...timesOfEvent(event.starts_at, event.ends_at),
      summary: event.title,
      location: event.place,
      description:
        event.seats > 0 ? ctx.t('viewing_appointments_feed_seats', { taken: event.taken, seats: event.seats }) : null,
      url: ctx.linkTo(appointmentPath(event.id)),
      status: statusOf[event.state],
    })
  }
  return calendar.toString()
}

const statusOf: Record<KeptAppointmentState, ICalEventStatus> = {
  planned: ICalEventStatus.TENTATIVE,
  published: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
}

// Published appointments with their free seats, as visitors see them.

import { addressOf, findObject, type HousedObject } from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { laterByHours } from '#platform/rules/local-time.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PublicAppointment, PublicSlot } from '../../contract/booking.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { viewingAppointment } from '../tables.ts'
import { readFacts, type VisitFacts } from '../mails/visit-values.ts'

/** One appointment, those of an object, or those about no object. */
export type Asked = { appointmentId: string } | { objectId: string | null }

interface Shown {
  appointment: AppointmentRow
  slots: SlotRow[]
  facts: VisitFacts
}

/** Appointments of a page. */
const most = 50

export async function publicAppointments(ctx: Context, asked: Asked): Promise<Shown[]> {
  const ids = 'appointmentId' in asked ? [asked.appointmentId] : await upcoming(ctx, asked.objectId)
  if (ids.length === 0) return []
  const appointments = await ctx.db
    .select()
    .from(viewingAppointment)
    .where(
      and(
        eq(viewingAppointment.workspaceId, ctx.workspace.id),
        inArray(viewingAppointment.id, ids),
        eq(viewingAppointment.state, 'published'),
      ),
    )
    .orderBy(asc(viewingAppointment.startsAt), asc(viewingAppointment.id))
  const facts = await readFacts(ctx, appointments)
  const slots = await slotsOf(ctx, ids)
  return appointments.map((appointment) => ({
    appointment,
    facts,
    slots: slots.filter((slot) => slot.appointment_id === appointment.id),
  }))
}

async function upcoming(ctx: Context, objectId: string | null): Promise<string[]> {
  const { rows } = await ctx.client.query<{ id: string }>(
    `select a.id from viewing_appointment a
      where a.workspace_id = $1 and a.state = 'published' and a.kind in ('open', 'slots') and a.ends_at > $2
        and case when $3::uuid is null then a.scope = 'general' else exists (select from viewing_object o
          where o.workspace_id = $1 and o.appointment_id = a.id and o.object_id = $3) end
      order by a.starts_at, a.id limit ${most}`,
    [ctx.workspace.id, ctx.now, objectId],
  )
  return rows.map(({ id }) => id)
}

interface SlotRow {
  id: string
  appointment_id: string
  starts_at: Date
  ends_at: Date
  lane: number
  capacity: number | null
  seats: number
  waiting: number
}

/** Holds and offers that are over do not count, also before the job has ended them. */
async function slotsOf(ctx: Context, appointmentIds: readonly string[]): Promise<SlotRow[]> {
  const { rows } = await ctx.client.query<SlotRow>(
    `select s.id, s.appointment_id, s.starts_at, s.ends_at, s.lane, s.capacity,
        coalesce(p.seats, 0)::int seats, coalesce(p.waiting, 0)::int waiting
      from viewing_slot s
      left join (
        select slot_id, sum(persons) filter (where state in ('held', 'offered', 'booked')) seats,
          count(*) filter (where state in ('queued', 'waiting')) waiting
        from viewing_participant
        where workspace_id = $1 and appointment_id = any($2)
          and (state in ('waiting', 'booked') or state in ('held', 'queued', 'offered') and until > $3)
        group by slot_id) p on p.slot_id = s.id
      where s.workspace_id = $1 and s.appointment_id = any($2) and s.cancelled_at is null and s.ends_at > $3
      order by s.starts_at, s.lane`,
    [ctx.workspace.id, appointmentIds, ctx.now],
  )
  return rows
}

export function asPublic(ctx: Context, { appointment, slots, facts }: Shown, language: Language): PublicAppointment {
  const { id, title, kind, place, mostPersons, bookUntilHours } = appointment
  return {
    id,
    title,
    kind,
    place,
    text: (language === 'fr' ? appointment.textFr : appointment.textDe) || appointment.textDe || appointment.textFr,
    objects: facts.objectsOf(id).map((housed) => ({
      title: housed.object.tenderTitle || housed.object.title,
      address: addressOf(housed.building),
      publicPath: isPublic(ctx, housed) ? `/public-object-details/${housed.object.id}` : null,
    })),
    hostTitle: facts.hostOf(appointment),
    mostPersons,
    bookUntilHours,
    slots: slots.map((slot) => slotTold(ctx, slot, bookUntilHours)),
  }
}

function slotTold(ctx: Context, slot: SlotRow, bookUntilHours: number): PublicSlot {
  const capacity = slot.capacity ?? 0
  return {
    id: slot.id,
    startsAt: slot.starts_at.toISOString(),
    endsAt: slot.ends_at.toISOString(),
    lane: slot.lane,
    capacity,
    free: Math.max(0, capacity - slot.seats),
    waiting: slot.waiting,
    isOpen: slot.capacity !== null && ctx.now < laterByHours(slot.starts_at, -bookUntilHours),
  }
}

function isPublic(ctx: Context, { object }: HousedObject): boolean {
  const today = dayOf(ctx.now)
  return object.isPublished && (object.publicationStart ?? today) <= today && (object.publicationEnd ?? today) >= today
}

/** An object that is not published is shown to invited people only. Null if it is not shown. */
export async function shownObject(
  ctx: Context,
  { objectId, isInvited }: { objectId: string; isInvited: boolean },
): Promise<HousedObject | null> {
  const housed = await findObject(ctx, objectId)
  return isInvited || isPublic(ctx, housed) ? housed : null
}

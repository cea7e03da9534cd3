// Viewings of the demo story: an open day tomorrow, one that is full with people in line, one by invitation, a
// completed one with ticks, and one whose guests were drawn by lot.

import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { interestedPerson } from '#areas/interested-people/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { dayAfter } from '#platform/rules/calendar-day.ts'
import { laterByMinutes } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { insertRows } from '#platform/server/demo/insert-rows.ts'
import { newId } from '#platform/server/ids.ts'
import { numberSequence } from '#platform/server/session/tables.ts'
import { slotsOfKind } from '../../rules/slot-times.ts'
import { newCode } from '../booking/door-code.ts'
import {
  viewingAppointment,
  viewingClaim,
  viewingInvitation,
  viewingObject,
  viewingParticipant,
  viewingPresence,
  viewingSlot,
} from '../tables.ts'
import { drawPeople } from './drawn-people.ts'
import { drawnTitle, drawnViewing, nameOf, storyOf, type Party, type Person, type Planned } from './story.ts'

type Appointment = typeof viewingAppointment.$inferInsert
type Slot = typeof viewingSlot.$inferInsert
type Participant = typeof viewingParticipant.$inferInsert

export async function tell(ctx: Context, { staff, objects }: DemoStory): Promise<DemoEvent[]> {
  if (ctx.workspace.slug !== 'rent') return []
  const shown = objects.filter(({ kind, isPublished }) => kind === 'apartment' && isPublished).map(({ id }) => id)
  const places = await placesOf(ctx, shown)
  const people = await peopleOf(ctx)
  const placeOf = (index: number) => places.get(shown[index % shown.length] ?? '')
  const all = storyOf(people).flatMap((planned, index) => {
    const place = placeOf(index)
    return place ? [plan(ctx, staff, { planned, place, number: index + 1, id: newId() })] : []
  })
  const place = placeOf(all.length)
  const drawing = place && (await planDrawn(ctx, staff, { people, place, number: all.length + 1 }))
  if (drawing) all.push(drawing)
  for (const one of all) {
    await insertRows(ctx.client, viewingAppointment, [one.row])
    await insertRows(ctx.client, viewingObject, [one.object])
    await insertRows(ctx.client, viewingSlot, one.slots)
    await insertRows(ctx.client, viewingInvitation, one.invitations)
    await insertRows(ctx.client, viewingParticipant, one.participants)
    await insertRows(ctx.client, viewingClaim, one.claims)
    await insertRows(ctx.client, viewingPresence, one.ticks)
  }
  await insertRows(ctx.client, numberSequence, [{ workspaceId: ctx.workspace.id, name: 'viewing', last: all.length }])
  return all.flatMap(({ events }) => events)
}

interface Drawn {
  people: Awaited<ReturnType<typeof peopleOf>>
  place: Place
  number: number
}

/** A viewing to which the drawn people are invited; the first of them have booked. */
async function planDrawn(ctx: Context, staff: DemoStory['staff'], { people, place, number }: Drawn) {
  const id = newId()
  const title = `${drawnTitle}: ${place.title}`
  const { drawId, drawn, events } = await drawPeople(ctx, {
    appointment: { id, title, objectId: place.id },
    people,
    staff,
  })
  const draw = { id: drawId, invitedAt: daysBefore(ctx.now, 1) }
  const planned = plan(ctx, staff, { planned: drawnViewing(drawn, draw), place, number, id })
  return { ...planned, events: [...planned.events, ...events] }
}

interface Place {
  id: string
  title: string
  referenceNumber: string
  house: string
}

async function placesOf(ctx: Context, ids: readonly string[]): Promise<Map<string, Place>> {
  const rows = await ctx.db
    .select({
      id: propertyObject.id,
      title: propertyObject.title,
      referenceNumber: propertyObject.referenceNumber,
      house: building.title,
    })
    .from(propertyObject)
    .innerJoin(
      building,
      and(eq(building.workspaceId, propertyObject.workspaceId), eq(building.id, propertyObject.buildingId)),
    )
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Interested people who can be invited. */
const peopleOf = (ctx: Context): Promise<(Person & { number: number })[]> =>
  ctx.db
    .select()
    .from(interestedPerson)
    .where(
      and(
        eq(interestedPerson.workspaceId, ctx.workspace.id),
        ne(interestedPerson.progressState, 'inactive'),
        isNotNull(interestedPerson.contactEmail),
      ),
    )
    .orderBy(asc(interestedPerson.number))

interface Planning {
  planned: Planned
  place: Place
  number: number
  id: string
}

function plan(ctx: Context, staff: DemoStory['staff'], { planned, place, number, id }: Planning) {
  const { now, workspace } = ctx
  const { kind, state, capacity, from, to, inDays } = planned
  const days = [{ date: dayAfter(now, inDays), from, to }]
  const times = { days, slotMinutes: 30, bufferMinutes: 0, parallel: 1 }
  const createdAt = daysBefore(now, 12)
  const slots: Slot[] = slotsOfKind(kind, times).map((slot) => ({
    ...slot,
    workspaceId: workspace.id,
    id: newId(),
    appointmentId: id,
    capacity: kind === 'open' ? null : capacity,
  }))
  const endsAt = slots.at(-1)?.endsAt ?? now
  const row: Appointment = {
    workspaceId: workspace.id,
    id,
    number,
    kind,
    scope: 'objects',
    state,
    title: `${planned.title}: ${place.title}`,
    place: `${place.house}, vor dem Hauseingang`,
    hostId: staff.user.id,
    ...times,
    capacity,
    mostPersons: 3,
    bookUntilHours: 2,
    offerMinutes: 240,
    textDe: 'Bitte läuten Sie bei der Verwaltung.',
    textFr: 'Veuillez sonner chez la gérance.',
    startsAt: slots[0]?.startsAt ?? now,
    endsAt,
    publishedAt: daysBefore(now, 11),
    completedAt: state === 'completed' ? endsAt : null,
    createdBy: staff.user.id,
    searchText: `${number} ${planned.title} ${place.title} ${place.referenceNumber} ${place.house} ${staff.user.name}`,
    createdAt,
    updatedAt: createdAt,
  }
  const invitations = planned.invited.map((person) => ({
    ...invitationOf(row, person, place.id),
    ...(planned.draw && { drawId: planned.draw.id, sentAt: planned.draw.invitedAt }),
  }))
  const participants = planned.parties.flatMap((party, index) => {
    const slot = slots[party.slot]
    const invitation = invitations.find(({ recordId }) => recordId === party.person?.id)
    return slot ? [participantOf(row, party, { slot, order: index + 1, invitationId: invitation?.id ?? null })] : []
  })
  for (const slot of slots) seat(slot, participants)
  const subject = { kind: 'viewing_appointment', id, title: `${number} ${row.title}` }
  const actor = actorOf(staff.user)
  return {
    row,
    object: { workspaceId: workspace.id, appointmentId: id, objectId: place.id, position: 0 },
    slots,
    invitations,
    participants,
    claims: (state === 'completed' ? [] : participants.filter(isActiveParty)).map((one) => ({
      workspaceId: workspace.id,
      subjectId: place.id,
      email: one.email ?? '',
      participantId: one.id,
    })),
    ticks: participants.flatMap((one) => tickOf(one, { at: laterByMinutes(row.startsAt, 5), person: staff.user.name })),
    events: [
      { at: createdAt, actor, event: 'viewing.planned', subject },
      { at: daysBefore(now, 11), actor, event: 'viewing.published', subject },
      ...(state === 'completed' ? [{ at: endsAt, actor, event: 'viewing.completed', subject }] : []),
    ] satisfies DemoEvent[],
  }
}

const withSeat = ({ state }: Participant) => state === 'booked'
const isActiveParty = ({ state }: Participant) => state === 'booked' || state === 'waiting'

function seat(slot: Slot, participants: readonly Participant[]): void {
  const own = participants.filter(({ slotId }) => slotId === slot.id)
  slot.taken = own.filter(withSeat).reduce((sum, { persons }) => sum + persons, 0)
  slot.nextOrder = participants.length + 1
}

const invitationOf = (row: Appointment, person: Person, objectId: string) => ({
  workspaceId: row.workspaceId,
  id: newId(),
  appointmentId: row.id,
  objectId,
  recordKind: 'interested',
  recordId: person.id,
  name: nameOf(person).name,
  email: person.contactEmail ?? '',
  language: person.language ?? ('de' as const),
  sentAt: laterByMinutes(row.createdAt, 60 * 30),
})

function participantOf(
  row: Appointment,
  party: Party,
  { slot, order, invitationId }: { slot: Slot; order: number; invitationId: string | null },
): Participant {
  const { name, persons, state = 'booked', person } = party
  const bookedAt = party.bookedAt ?? laterByMinutes(row.createdAt, 60 * 40 + order)
  return {
    workspaceId: row.workspaceId,
    id: newId(),
    appointmentId: row.id,
    slotId: slot.id,
    state,
    lineOrder: order,
    persons,
    invitationId,
    recordKind: person ? 'interested' : null,
    recordId: person?.id ?? null,
    name,
    email: person?.contactEmail ?? addressOf(name),
    language: person?.language ?? 'de',
    code: newCode(),
    present: party.present ?? null,
    comment: party.comment ?? null,
    declineReason: party.declineReason ?? null,
    bookedAt,
    endedAt: state === 'declined' ? laterByMinutes(bookedAt, 60 * 24) : null,
    createdAt: bookedAt,
    updatedAt: bookedAt,
  }
}

const addressOf = (name: string): string =>
  `${name.replaceAll(' ', '.')}@post.example`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')

const tickOf = ({ workspaceId, id, present }: Participant, { at, person }: { at: Date; person: string }) =>
  typeof present === 'boolean'
    ? [{ workspaceId, id: newId(), participantId: id, present, at, device: 'Handy', person, recordedAt: at }]
    : []

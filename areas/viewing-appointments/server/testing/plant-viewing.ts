// For tests: inserts appointments with slots and invitations, and books as a visitor does.

import { asc, eq } from 'drizzle-orm'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { timeOf } from '#platform/rules/local-time.ts'
import type { Workspace } from '#platform/server/context.ts'
import { hashOf, newId, newToken } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import type { World } from '#platform/server/testing/world.ts'
import { writeDueMails } from '../mails/due-mails.ts'
import {
  viewingAppointment,
  viewingInvitation,
  viewingObject,
  viewingParticipant,
  viewingSecret,
  viewingSlot,
} from '../tables.ts'

const hour = 3_600_000

export interface Viewing {
  home: Workspace
  appointmentId: string
  slotIds: string[]
}

export interface Planned {
  fields?: Partial<typeof viewingAppointment.$inferInsert>
  objectIds?: readonly string[]
  /** Persons in each slot. */
  capacities?: readonly number[]
  /** Start of the first slot; the others follow each hour. */
  startsAt?: Date
}

type Planting = Pick<World, 'services'>

let number = 0

/** A published appointment with bookable slots in two days, unless said otherwise. */
export async function plantViewing(world: Planting, home: Workspace, planned: Planned = {}): Promise<Viewing> {
  const { fields, objectIds = [], capacities = [4], startsAt = new Date(Date.now() + 48 * hour) } = planned
  const id = newId()
  const now = new Date()
  number += 1
  const slots = capacities.map((capacity, index) => ({
    workspaceId: home.id,
    id: newId(),
    appointmentId: id,
    startsAt: new Date(startsAt.getTime() + index * hour),
    endsAt: new Date(startsAt.getTime() + (index + 0.5) * hour),
    capacity,
  }))
  await asSystem(world.services, home, async ({ db }) => {
    await db.insert(viewingAppointment).values({
      workspaceId: home.id,
      id,
      number,
      kind: 'slots',
      scope: objectIds.length > 0 ? 'objects' : 'general',
      state: 'published',
      title: 'Lindenweg 4',
      place: 'Lindenweg 4, vor dem Hauseingang',
      hostName: 'Nora Ammann',
      hostPhone: '031 555 01 23',
      days: [{ date: dayOf(startsAt), from: timeOf(startsAt), to: '23:59' }],
      slotMinutes: 30,
      capacity: capacities[0] ?? 1,
      mostPersons: 3,
      bookUntilHours: 2,
      offerMinutes: 60,
      startsAt: slots[0]?.startsAt ?? startsAt,
      endsAt: slots.at(-1)?.endsAt ?? startsAt,
      createdAt: now,
      updatedAt: now,
      ...fields,
    })
    await db.insert(viewingSlot).values(slots)
    const objects = objectIds.map((objectId, position) => ({
      workspaceId: home.id,
      appointmentId: id,
      objectId,
      position,
    }))
    if (objects.length > 0) await db.insert(viewingObject).values(objects)
  })
  return { home, appointmentId: id, slotIds: slots.map((slot) => slot.id) }
}

/** Returns the secret of the invitation. */
export async function plantInvitation(
  world: Planting,
  { home, appointmentId }: Viewing,
  fields: Partial<typeof viewingInvitation.$inferInsert> = {},
): Promise<string> {
  const [id, token] = [newId(), newToken()]
  const now = new Date()
  await asSystem(world.services, home, async ({ db }) => {
    await db.insert(viewingInvitation).values({
      workspaceId: home.id,
      id,
      appointmentId,
      recordKind: 'interested',
      recordId: newId(),
      name: 'Anna Muster',
      email: `anna-${id}@example.ch`,
      language: 'de',
      sentAt: now,
      ...fields,
    })
    const secret = { workspaceId: home.id, hash: hashOf(token), purpose: 'invitation' as const, targetId: id }
    await db.insert(viewingSecret).values({ ...secret, createdAt: now })
  })
  return token
}

const path = '/api/v1/appointments/public/booking'
const post = (world: World, home: Workspace, url: string, payload: object, remoteAddress = '192.0.2.1') =>
  world.ask(home, { method: 'POST', url, payload, remoteAddress })

/** The calls of a visitor. */
export const visitor = (world: World, home: Workspace, address?: string) => ({
  hold: (body: object) => post(world, home, `${path}/hold`, body, address),
  release: (slug: string) => post(world, home, `${path}/${slug}/release`, {}, address),
  book: (body: object) => post(world, home, path, body, address),
  prove: (slug: string, code: string) => post(world, home, `${path}/${slug}/proof`, { code }, address),
  accept: (slug: string) => post(world, home, `${path}/${slug}/accept`, {}, address),
  edit: (slug: string, body: object) => post(world, home, `${path}/${slug}/edit`, body, address),
  cancel: (slug: string, body: object = {}) => post(world, home, `${path}/${slug}/cancel`, body, address),
  decline: (body: object) => post(world, home, '/api/v1/appointments/public/decline', body, address),
  page: (query: string) => world.ask(home, { url: `${path}/init/de?${query}` }),
  calendar: (slug: string) =>
    world.ask(home, { url: `/api/v1/appointments/public/export-ical?appointmentSlug=${slug}` }),
})

export const contactOf = (email: string, changed: object = {}) => ({
  name: 'Beat Keller',
  email,
  phone: '',
  language: 'de',
  consent: true,
  ...changed,
})

/** Holds and books as an invited person; returns the secret of the booking. */
export async function bookInvited(world: World, viewing: Viewing, { slotId = viewing.slotIds[0], persons = 1 } = {}) {
  const { home } = viewing
  const calls = visitor(world, home)
  const interestedPersonSlug = await plantInvitation(world, viewing)
  const held = (await calls.hold({ slotId, persons, interestedPersonSlug })).json()
  const booked = await calls.book({ appointmentSlug: held.appointmentSlug })
  return { slug: String(held.appointmentSlug), outcome: booked.json().outcome, interestedPersonSlug }
}

const mailsOf = (world: Planting, home: Workspace) =>
  asSystem(world.services, home, ({ db }) =>
    db.select().from(mailMessage).where(eq(mailMessage.workspaceId, home.id)).orderBy(asc(mailMessage.id)),
  )

/** Writes the mails that wait, as the job does, and returns all mails so far. */
export async function writtenMails(world: World, home: Workspace) {
  await asSystem(world.services, home, writeDueMails)
  return mailsOf(world, home)
}

/** The code in the newest mail to this address. */
export async function codeFor(world: World, home: Workspace, address: string): Promise<string> {
  const mail = (await mailsOf(world, home)).findLast(
    ({ kind, toAddress }) => kind === 'viewing-code' && toAddress === address,
  )
  return /\b\d{6}\b/.exec(mail?.bodyText ?? '')?.[0] ?? 'none'
}

/** Taken seats of each slot, then states and persons in the order of the line. */
export async function seatsOf(world: World, { home, slotIds }: Viewing) {
  return asSystem(world.services, home, async ({ client }) => {
    const { rows } = await client.query<{ taken: number; states: string[] | null }>(
      `select s.taken, (select array_agg(p.state || ' ' || p.persons order by p.line_order)
          from viewing_participant p where p.workspace_id = $1 and p.slot_id = s.id) states
        from viewing_slot s where s.workspace_id = $1 and s.id = any($2) order by array_position($2, s.id)`,
      [home.id, slotIds],
    )
    return rows.map(({ taken, states }) => [taken, ...(states ?? [])])
  })
}

export const participantsOf = (world: World, home: Workspace) =>
  asSystem(world.services, home, ({ db }) =>
    db.select().from(viewingParticipant).orderBy(asc(viewingParticipant.createdAt), asc(viewingParticipant.id)),
  )

/** A workspace with one appointment and a visitor. */
export async function plantVisit(world: World, planned: Planned = {}) {
  const home = await world.workspace()
  const viewing = await plantViewing(world, home, planned)
  const [slotId = ''] = viewing.slotIds
  return { home, viewing, slotId, calls: visitor(world, home) }
}

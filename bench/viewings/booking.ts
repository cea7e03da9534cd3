// 500 invited people book 30 seats of one slot at once, through the whole product, beside bare transactions that lock a
// row, insert and update, in the same run.

import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Pool } from 'pg'
import { createApp } from '#app/app.ts'
import { plantInvitation, plantViewing } from '#areas/viewing-appointments/server/testing/plant-viewing.ts'
import type { Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { seedSize, type Ground } from '../ground.ts'

export interface BookingTimes {
  people: number
  seats: number
  booked: number
  waiting: number
  /** Statements that must hold; those that do not. */
  wrong: string[]
  /** Bookings per second: each is a hold and a booking. */
  rate: number
  /** Transactions per second. */
  bareRate: number
  /** Milliseconds of the slowest booking. */
  slowest: number
  /** Calls that were asked to try again, because all connections were taken. */
  refusals: number
}

const people = 500
const seats = 30
const path = '/api/v1/appointments/public/booking'

export async function measureBooking({ services, superuserUrl }: Ground): Promise<BookingTimes> {
  const home = await seedSize(services, 100)
  const { app } = await createApp({ ...services, config: { ...services.config, limitsRates: false } })
  const viewing = await plantViewing({ services }, home, { capacities: [seats] })
  const slugs: string[] = []
  for (let person = 0; person < people; person += 1) slugs.push(await plantInvitation({ services }, viewing))
  const times: number[] = []
  const begin = performance.now()
  const outcomes = await Promise.all(
    slugs.map(async (slug) => {
      const outcome = await book(app, home, { slug, slotId: viewing.slotIds[0] ?? '' })
      times.push(performance.now() - begin)
      return outcome
    }),
  )
  const seconds = (performance.now() - begin) / 1000
  await app.close()
  const wrong = await wrongIn(services, home, viewing.slotIds[0] ?? '')
  return {
    people,
    seats,
    booked: outcomes.filter((outcome) => outcome === 'booked').length,
    waiting: outcomes.filter((outcome) => outcome === 'waiting').length,
    wrong,
    rate: people / seconds,
    bareRate: people / (await bareSeconds(superuserUrl)),
    slowest: Math.max(...times),
    refusals,
  }
}

async function book(
  app: FastifyInstance,
  home: Workspace,
  { slug, slotId }: { slug: string; slotId: string },
): Promise<string> {
  const headers = { 'tenant-name': home.slug }
  const hold = { slotId, persons: 1, interestedPersonSlug: slug }
  const held = await postPatiently(app, `${path}/hold`, { headers, payload: hold })
  const { appointmentSlug } = held.json<{ appointmentSlug?: string }>()
  const booked = await postPatiently(app, path, { headers, payload: { appointmentSlug } })
  return booked.json<{ outcome?: string }>().outcome ?? `${held.statusCode} ${booked.statusCode}`
}

let refusals = 0

/** Tries again after 503, which says that nothing was done. */
async function postPatiently(app: FastifyInstance, url: string, sent: { headers: object; payload: object }) {
  for (;;) {
    const answer = await app.inject({ method: 'POST', url, headers: { ...sent.headers }, payload: sent.payload })
    if (answer.statusCode !== 503) return answer
    refusals += 1
    await setTimeout(500)
  }
}

const laws = `
  select (select taken from viewing_slot where workspace_id = $1 and id = $2) taken,
    count(*) filter (where state = 'booked')::int booked, count(*) filter (where state = 'waiting')::int waiting,
    count(distinct line_order)::int places, count(distinct invitation_id)::int people,
    coalesce(max(line_order) filter (where state = 'booked') < min(line_order) filter (where state = 'waiting'), true) ordered
  from viewing_participant where workspace_id = $1 and slot_id = $2 and state in ('booked', 'waiting')`

interface Laws {
  taken: number
  booked: number
  waiting: number
  places: number
  people: number
  ordered: boolean
}

async function wrongIn(services: Ground['services'], home: Workspace, slotId: string): Promise<string[]> {
  const { rows } = await asSystem(services, home, ({ client }) => client.query<Laws>(laws, [home.id, slotId]))
  const [found] = rows
  const rules: [string, boolean][] = [
    [`exactly ${seats} seats are taken`, found?.taken === seats && found.booked === seats],
    ['all others wait', found?.waiting === people - seats],
    ['each has a place of its own in one order', found?.places === people],
    ['nobody is in it twice', found?.people === people],
    ['the first in line have the seats', found?.ordered === true],
  ]
  return rules.filter(([, holds]) => !holds).map(([law]) => law)
}

/** One transaction per booking over as many connections: lock the row, insert, update. */
async function bareSeconds(superuserUrl: string): Promise<number> {
  const pool = new Pool({ connectionString: superuserUrl, max: 20 })
  try {
    await pool.query('drop table if exists bare_seat, bare_slot')
    await pool.query('create table bare_slot (id int primary key, taken int not null)')
    await pool.query('create table bare_seat (id uuid primary key, has_seat boolean not null)')
    await pool.query('insert into bare_slot values (1, 0)')
    const begin = performance.now()
    await Promise.all(Array.from({ length: people }, () => bookBare(pool)))
    return (performance.now() - begin) / 1000
  } finally {
    await pool.query('drop table if exists bare_seat, bare_slot')
    await pool.end()
  }
}

async function bookBare(pool: Pool): Promise<void> {
  const client = await pool.connect()
  await client.query('begin')
  const { rows } = await client.query<{ taken: number }>('select taken from bare_slot where id = 1 for update')
  const hasSeat = (rows[0]?.taken ?? 0) < seats
  await client.query('insert into bare_seat values ($1, $2)', [newId(), hasSeat])
  await client.query('update bare_slot set taken = taken + $1 where id = 1', [hasSeat ? 1 : 0])
  await client.query('commit')
  client.release()
}

// The end of a reservation under two processes of the product on one database, by the clock of the machine.

import { setTimeout as pause } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { until as readyWith, useProducts } from '#app/started-product.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { at } from '#platform/server/testing/shared-database.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { lockSales } from '../reservation/sale-locks.ts'
import { reservation } from '../tables.ts'
import { accept, offer, pathOf, plantSale, sentMails, statesOf, type Sale } from '../testing/plant-sale.ts'
import { expireReservationJob } from './jobs.ts'

const world = useOwnWorld()
const products = useProducts()

async function startServer(): Promise<number> {
  const { rows } = await world.services.pool.query<{ name: string }>('select current_database() as name')
  const { port } = await products.start({
    DATABASE_URL: at(inject('url'), rows[0]?.name ?? ''),
    QUARTIER_DATA: world.services.config.dataFolder,
    NODE_ENV: 'test',
  })
  expect(await readyWith(port, 200)).toBe(200)
  return port
}

/** State of the buyer's reservation, as this server judges it. */
async function judgedBy(port: number, { home, clerk, buyers }: Sale): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${pathOf(buyers[0] ?? '')}/reservation`, {
    headers: { 'tenant-name': home.slug, authorization: `Bearer ${clerk.token}` },
  })
  const { current }: { current: { state: string } } = await answer.json()
  return current.state
}

interface Judged {
  from: number
  to: number
  state: string
}

/** Asks without pause until this time. */
async function judgements(port: number, sale: Sale, end: number): Promise<Judged[]> {
  const all: Judged[] = []
  while (Date.now() < end) {
    const from = Date.now()
    const state = await judgedBy(port, sale)
    all.push({ from, to: Date.now(), state })
  }
  return all
}

/** The job runs several times, as after an extension: each extension enqueues its own. */
async function endAt(sale: Sale, until: Date, jobs: number): Promise<void> {
  await asSystem(world.services, sale.home, async (ctx) => {
    const [row] = await ctx.db
      .update(reservation)
      .set({ until })
      .where(and(eq(reservation.workspaceId, sale.home.id), eq(reservation.state, 'signed')))
      .returning()
    for (let job = 0; job < jobs; job += 1) {
      await ctx.enqueue(expireReservationJob, { reservationId: row?.id }, { startAfter: until })
    }
  })
}

/** Holds the locks of the sale until the jobs of both servers wait for them, so that they compete. */
const whileBothWait = <Result>(sale: Sale, action: () => Promise<Result>): Promise<Result> =>
  asSystem(world.services, sale.home, async (ctx) => {
    await lockSales(ctx, [sale.objectId])
    const result = await action()
    // Outside the transaction, which would go on seeing the connections of the first look.
    const waiting = async () => {
      const { rows } = await world.services.pool.query<{ count: number }>(
        `select count(distinct l.pid)::int as count from pg_locks l join pg_stat_activity a on a.pid = l.pid
          where not l.granted and a.datname = current_database()`,
      )
      return rows[0]?.count ?? 0
    }
    await expect.poll(waiting, { interval: 50 }).toBeGreaterThanOrEqual(2)
    return result
  })

it('is judged alike from its second on, and the queue is told once', async () => {
  const sale = await plantSale(world, 3)
  for (const buyer of sale.buyers) await accept(world, sale, await offer(world, sale, buyer))
  const ports = await Promise.all([startServer(), startServer()])
  const end = Date.now() + 5000
  await endAt(sale, new Date(end), 6)

  const judged = await whileBothWait(sale, async () =>
    (await Promise.all(ports.map((port) => judgements(port, sale, end + 1000)))).flat(),
  )
  expect(new Set(judged.filter(({ to }) => to < end).map(({ state }) => state))).toEqual(new Set(['signed']))
  expect(new Set(judged.filter(({ from }) => from >= end).map(({ state }) => state))).toEqual(new Set(['released']))

  const told = async () =>
    (await sentMails(world, sale.home))
      .filter(({ kind }) => kind === 'reservation-next-in-line' || kind === 'reservation-released')
      .map(({ kind, toAddress }) => `${kind} ${toAddress}`)
  await expect.poll(told, { timeout: 60_000, interval: 100 }).not.toEqual([])
  expect(Date.now() - end).toBeLessThan(60_000)
  await everyJobEnded()
  expect(await told()).toEqual([
    'reservation-released kaeufer1@post.example',
    'reservation-next-in-line kaeufer2@post.example',
  ])
  expect(await statesOf(world, sale)).toEqual({
    object: 'reserved',
    buyers: [
      ['sale.new', 'released'],
      ['sale.client.signed', 'signed'],
      ['sale.new', 'queued'],
    ],
  })
})

async function everyJobEnded(): Promise<void> {
  const open = async () => {
    const { rows } = await world.services.pool.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job where name = $1 and state < 'completed' and start_after <= now()`,
      [expireReservationJob],
    )
    return rows[0]?.count
  }
  while ((await open()) !== 0) await pause(100)
}

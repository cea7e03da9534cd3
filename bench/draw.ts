// A draw among 100,000 candidates: freezing and deciding, beside a bare loop of HMAC and sort over the same receipts in
// the same run.

import { createHmac } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { findDraw } from '#areas/draws/server/draw-row.ts'
import { freezeDraw, receiptsOf } from '#areas/draws/server/public.ts'
import { keepOrder } from '#areas/draws/server/ordering.ts'
import { plainCandidates } from '#areas/draws/server/testing/planting.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { seedSize, type Ground } from './ground.ts'

export interface DrawTimes {
  candidates: number
  /** Milliseconds. */
  frozen: number
  decided: number
  bare: number
  /** Milliseconds of the longest pause of this thread while the order is decided. */
  blocked: number
}

const size = 100_000
export const longestDraw = 5_000

export async function measureDraw({ services }: Ground): Promise<DrawTimes> {
  const home = await seedSize(services, 100)
  const list = {
    owner: { kind: 'bench', id: newId() },
    subjectKeys: [],
    title: 'Bench',
    groups: [{ key: 'all', name: '', count: 300 }],
    candidates: plainCandidates(size),
    duplicates: [],
  }
  const [{ drawId }, frozen] = await timed(() => asSystem(services, home, (ctx) => freezeDraw(ctx, list)))
  const receipts = await asSystem(services, home, (ctx) => receiptsOf(ctx, drawId))
  const [, bare] = await timed(async () => sortByTicket([...receipts.values()]))
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const [, decided] = await timed(() =>
    asSystem(services, home, async (ctx) => keepOrder(ctx, { ...(await findDraw(ctx, drawId)), value: '3 11 17' })),
  )
  delay.disable()
  return { candidates: size, frozen, decided, bare, blocked: delay.max / 1e6 }
}

const sortByTicket = (receipts: readonly string[]) =>
  receipts
    .map((receipt) => createHmac('sha256', 'key').update(receipt).digest())
    .toSorted((a, b) => Buffer.compare(a, b))

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const begin = performance.now()
  return [await work(), performance.now() - begin]
}

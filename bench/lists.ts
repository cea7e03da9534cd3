// Load of an office on the lists: many query shapes in turn over thirty connections, cold and then warm, compared
// with a bare server with its own SQL. Each round restarts both servers.

import autocannon from 'autocannon'
import type { Workspace } from '#platform/server/context.ts'
import { median } from './compare.ts'
import { signIn, type Ground } from './ground.ts'
import { mixed, warmWorkloads, type Workload } from './list-workloads.ts'
import { postmasterOf, shareOneCore } from './one-core.ts'
import { watchPlans, type DatabaseTime } from './planning.ts'
import { timeOfProcess, timeWithChildren } from './processor-time.ts'
import { run, type Running } from './servers.ts'

export interface Pace {
  perSecond: number
  /** CPU milliseconds per request in Node and PostgreSQL. */
  node: number
  database: number
}

export interface ListFigures {
  name: string
  ours: Pace
  bare: Pace
  ratio: number
  bar: number
}

const connections = 30
const seconds = { cold: 6, warm: 4 }

export async function measureLists(
  ground: Ground,
  home: Workspace,
  rounds: number,
): Promise<{ figures: ListFigures[]; plans: DatabaseTime | undefined }> {
  const headers = { 'tenant-name': home.slug, authorization: `Bearer ${await signIn(ground.services, home)}` }
  const postmaster = postmasterOf(ground.folder)
  const measured = new Map<string, ListFigures[]>()
  let plans: DatabaseTime | undefined
  for (let round = 0; round < rounds; round += 1) {
    const ours = await run('our-server.ts', { DATABASE_URL: ground.url })
    const bare = await run('bare-list.ts', { BARE_DATABASE_URL: ground.superuserUrl, BARE_WORKSPACE: home.id })
    shareOneCore([postmaster, ours.process.pid, bare.process.pid])
    const beside = async (workload: Workload, duration: number): Promise<ListFigures> => {
      const asked = { workload, duration, postmaster }
      const [oursNow, bareNow] = [
        await paceOf(ours, { ...asked, headers }),
        await paceOf(bare, { ...asked, headers: {} }),
      ]
      const { name, bar } = workload
      return { name, ours: oursNow, bare: bareNow, ratio: oursNow.perSecond / bareNow.perSecond, bar }
    }
    try {
      const figures = [{ ...(await beside(mixed, seconds.cold)), name: 'all of it, mixed, from cold' }]
      for (const workload of warmWorkloads) figures.push(await beside(workload, seconds.warm))
      for (const one of figures) measured.set(one.name, [...(measured.get(one.name) ?? []), one])
      plans ??= await watchPlans(ground.superuserUrl, async () => {
        const { requests } = await load(ours, { workload: mixed, duration: seconds.warm, headers })
        return requests
      })
    } finally {
      await Promise.all([ours.stop(), bare.stop()])
    }
  }
  return { figures: [...measured.values()].map(middle), plans }
}

/** Returns the round with the median ratio. */
function middle(rounds: readonly ListFigures[]): ListFigures {
  const ratio = median(rounds.map((one) => one.ratio))
  const found = rounds.find((one) => one.ratio === ratio)
  if (!found) throw new Error('nothing was measured')
  return found
}

interface Load {
  workload: Workload
  /** In seconds. */
  duration: number
  headers: Record<string, string>
}

async function paceOf(server: Running, asked: Load & { postmaster: number }): Promise<Pace> {
  const times = () => [timeOfProcess(server.process.pid ?? 0), timeWithChildren(asked.postmaster)] as const
  const [node, database] = times()
  const { requests, elapsed } = await load(server, asked)
  const [nodeThen, databaseThen] = times()
  return {
    perSecond: requests / elapsed,
    node: (nodeThen - node) / requests,
    database: (databaseThen - database) / requests,
  }
}

async function load(
  { port }: Running,
  { workload: { name, addresses }, duration, headers }: Load,
): Promise<{ requests: number; elapsed: number }> {
  let client = 0
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration,
    // Each connection starts at another request, so that they do not all send the same one at once.
    setupClient(one) {
      const start = (client * 7) % addresses.length
      client += 1
      one.setRequests([...addresses.slice(start), ...addresses.slice(0, start)].map((path) => ({ path, headers })))
    },
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${name}: ${failed} errors; answers ${JSON.stringify(result.statusCodeStats)}`)
  return { requests: result['2xx'], elapsed: result.duration }
}

// The figures over a million applications: counting all of them once, and the dashboard from the kept sums, each time
// with other filters so that nothing is cached.

import { compare, compareJob } from '#areas/analytics/server/counting/jobs.ts'
import { noFilters } from '#areas/analytics/contract/figures.ts'
import { readFigures } from '#areas/analytics/server/public.ts'
import type { Context, Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { seedSize, type Ground } from '../ground.ts'

export interface FigureTimes {
  applications: number
  /** Milliseconds. */
  counted: number
  all: number
  ofOneBuilding: number
  ofOneYear: number
  /** Rows of the kept sums. */
  sums: number
  /** True if the sums of all applications equal a count of the applications. */
  isEqual: boolean
}

export const longestDashboard = 500

export async function measureFigures({ services }: Ground, applications: number): Promise<FigureTimes> {
  const home = await seedSize(services, applications)
  const inHome = <Result>(work: (ctx: Context) => Promise<Result>) => asSystem(services, home, work)
  const [, counted] = await timed(() => countAll(services, home))
  await inHome(({ client }) => client.query('analyze analytics_day'))
  const buildings = await inHome(async ({ client }) => {
    const { rows } = await client.query<{ id: string }>('select id from building where workspace_id = $1 limit 1', [
      home.id,
    ])
    return rows.map(({ id }) => id)
  })
  const read = async (filters: Partial<typeof noFilters>) =>
    (await timed(() => inHome((ctx) => readFigures(ctx, { ...noFilters, ...filters }))))[1]
  const { rows } = await inHome(({ client }) =>
    client.query<{ kept: number; real: number; sums: number }>(equality, [home.id]),
  )
  const [found] = rows
  return {
    applications,
    counted,
    all: await read({}),
    ofOneBuilding: await read({ buildings }),
    ofOneYear: await read({ from: '2026-01-01' }),
    sums: found?.sums ?? 0,
    isEqual: found !== undefined && found.kept === found.real,
  }
}

const equality = `select
  (select coalesce(sum(records), 0) from analytics_day where workspace_id = $1 and record_kind = 'application' and facet = 'all'
    and building_id = '00000000-0000-0000-0000-000000000000') as kept,
  (select count(*) from application where workspace_id = $1) as real,
  (select count(*) from analytics_day where workspace_id = $1) as sums`

/** The job enqueues itself until all records are compared; here it is called instead. */
async function countAll(services: Ground['services'], home: Workspace, data: object = {}): Promise<void> {
  const following: object[] = []
  await asSystem(services, home, (ctx) =>
    compare(
      {
        ...ctx,
        async enqueue(job, more) {
          if (job === compareJob) following.push(more)
        },
      },
      data,
    ),
  )
  for (const more of following) await countAll(services, home, more)
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const begin = performance.now()
  return [await work(), performance.now() - begin]
}

// Fills one workspace in batches, each in its own transaction under row security.

import type { PoolClient } from 'pg'
import type { Services, Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { writeHouseholds } from './households.ts'
import { writeHouses } from './houses.ts'
import { writeOutcomes } from './outcomes.ts'
import { prepareDrawing } from './drawing.ts'
import type { Filling } from './filling.ts'

interface Order {
  applications: number
  /** Derived from the number of applications by default. */
  flats?: number
  say: (sentence: string) => void
}

const portion = 50_000
const applicationsPerFlat = 200
const fewestFlats = 40

export async function fillWorkspace(services: Services, home: Workspace, order: Order): Promise<void> {
  const { applications, flats = flatsFor(applications), say } = order
  const within = <Result>(work: (client: PoolClient) => Promise<Result>) =>
    inWorkspace(services.pool, home.id, async (client) => {
      // After a power cut the seed is simply run again; waiting for the disk would cost minutes.
      await client.query('set local synchronous_commit = off')
      // The rows include their points, which are computed all at once.
      await client.query(`set local app.points_brought = 'yes'`)
      await prepareDrawing(client)
      return work(client)
    })
  const filling = await within((client) => begin(client, home, { applications, flats, today: services.clock() }))
  for (let from = 1; from <= applications; from += portion) {
    const to = Math.min(from + portion - 1, applications)
    await within(async (client) => {
      await writeHouseholds(client, filling, { from, to })
      await writeOutcomes(client, filling)
    })
    if (to === applications) await within((client) => client.query('select mark_everyone_alike($1)', [home.id]))
    say(`${to.toLocaleString('de-CH')} of ${applications.toLocaleString('de-CH')} applications in ${home.slug}`)
  }
}

const flatsFor = (applications: number) =>
  Math.max(Math.min(fewestFlats, applications), Math.ceil(applications / applicationsPerFlat))

async function begin(
  client: PoolClient,
  home: Workspace,
  { applications, flats, today }: { applications: number; flats: number; today: Date },
): Promise<Filling> {
  const { rows } = await client.query<{ last: number }>(
    `insert into number_sequence as s (workspace_id, name, last) values ($1, 'application', $2)
     on conflict (workspace_id, name) do update set last = s.last + $2 returning last`,
    [home.id, applications],
  )
  const before = (rows[0]?.last ?? applications) - applications
  const filling: Filling = {
    workspaceId: home.id,
    before,
    applications,
    flats,
    series: `S${before}`,
    today: new Date(today.toISOString().slice(0, 10)),
  }
  await writeHouses(client, filling)
  return filling
}

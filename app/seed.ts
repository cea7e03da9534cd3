// `npm run seed -- --workspace rent --applications 1000000 [--workspaces 200 --each 500]`: fills workspaces with
// invented households by set-based SQL. The data depends only on the running number: the same command creates the
// same people.

import { z } from 'zod'
import type { Services } from '#platform/server/context.ts'
import { StartRefusal } from '#platform/server/start-refusal.ts'
import { readWords } from './command-line.ts'
import { runCommand } from './command.ts'
import { fillWorkspace } from './seed/fill.ts'
import { findWorkspace, makeNeighbour } from './seed/places.ts'
import { tidyUp } from './seed/tidy.ts'

const usage = 'npm run seed -- --workspace rent --applications 1000000 [--workspaces 200 --each 500]'

const count = z.coerce.number().int().min(0)
const order = z.object({
  workspace: z.string().default('rent'),
  applications: count.max(5_000_000).default(0),
  workspaces: count.max(10_000).default(0),
  each: count.max(100_000).default(500),
})

function readOrder() {
  const read = order.safeParse(readWords(['workspace', 'applications', 'workspaces', 'each'], usage))
  if (read.success && read.data.applications + read.data.workspaces > 0) return read.data
  throw new StartRefusal(`Please say how many. Usage:\n  ${usage}`)
}

async function seed(services: Services): Promise<void> {
  const wanted = readOrder()
  const say = (sentence: string) => console.log(sentence)
  if (wanted.applications > 0) {
    const home = await findWorkspace(services, wanted.workspace)
    await fillWorkspace(services, home, { applications: wanted.applications, say })
  }
  for (let index = 1; index <= wanted.workspaces; index += 1) {
    const neighbour = await makeNeighbour(services, index)
    await fillWorkspace(services, neighbour, { applications: wanted.each, say: () => {} })
    if (index % 20 === 0) say(`${index} of ${wanted.workspaces} neighbouring workspaces`)
  }
  await tidyUp(services.pool)
  say('Done.')
}

await runCommand(seed)

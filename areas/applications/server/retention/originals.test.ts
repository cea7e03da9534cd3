// Originals of incoming mails that belong to no record are deleted after the retention period.

import { expect, it } from 'vitest'
import { plantApplications } from '../testing/planting.ts'
import { keepOriginal } from '#areas/communication/server/incoming/originals.ts'
import { arrive } from '#areas/communication/server/testing/arriving.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { clearOriginalsJob } from '#areas/retention/server/originals.ts'

const world = useOwnWorld()
const day = 86_400_000

const originalsIn = (home: Workspace) =>
  asSystem(world.services, home, async ({ client }) => {
    const { rows } = await client.query<{ name: string }>('select name from stored_file order by name')
    return rows.map(({ name }) => name)
  })

async function night(home: Workspace) {
  await asSystem(world.services, home, (ctx) => ctx.enqueue(clearOriginalsJob, {}))
  await world.services.jobs.runDue()
  // File contents are deleted after commit.
  await world.services.jobs.runDue()
}

it('deletes originals of strangers after the retention days; those of a record stay with it', async () => {
  const home = await world.workspace()
  const [application = ''] = await plantApplications(world, home, [{ contactName: 'Anna Muster' }])
  const fromStranger = await arrive(world, home)
  const ofRecord = await arrive(world, home, { threadId: application, about: 'application' })
  const [strangerKey] = await asSystem(world.services, home, async (ctx) => [
    await keepOriginal(ctx, { id: fromStranger.mailId, subject: 'Fremd' }, Buffer.from('Subject: Fremd')),
    await keepOriginal(ctx, { id: ofRecord.mailId, subject: 'Vorgang' }, Buffer.from('Subject: Vorgang')),
  ])
  await night(home)
  expect(await originalsIn(home)).toEqual(['Fremd.eml', 'Vorgang.eml'])
  world.setTime(new Date(Date.now() + 1100 * day))
  await night(home)
  expect(await originalsIn(home)).toEqual(['Vorgang.eml'])
  await expect(world.services.files.get(strangerKey)).rejects.toThrow('ENOENT')
})

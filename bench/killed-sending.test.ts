// Bulk mail of two thousand with three kills, the first while its mails are written; `npm run bench -- --mail` runs
// ten thousand.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { readConfig } from '#app/config.ts'
import { createServices, closeServices } from '#platform/server/services.ts'
import { openReceiver } from '#platform/server/testing/mail-receiver.ts'
import { useDatabase } from '#platform/server/testing/database.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { newId } from '#platform/server/ids.ts'
import { workspace } from '#platform/server/session/tables.ts'
import { queues } from './bulk-mail.ts'
import { sendUnderKills } from './killed-sending.ts'

const database = useDatabase()
const receiver = await openReceiver()
const folder = mkdtempSync(join(tmpdir(), 'quartier-kills-'))
afterAll(async () => {
  await receiver.close()
  rmSync(folder, { recursive: true })
})

it('brings each mail to its recipient once, however often it is killed on the way', { timeout: 180_000 }, async () => {
  receiver.hesitation = () => Math.random() * 3
  const environment = { DATABASE_URL: database.url, QUARTIER_DATA: folder, SMTP_URL: receiver.url }
  const services = createServices({
    config: readConfig(environment),
    databaseUrl: database.url,
    worksOnJobs: false,
    areas,
  })
  await services.jobs.start(queues)
  const fields = { id: newId(), slug: 'kills', name: 'Lindenhof', projectType: 'reletting', theme: 'rent' } as const
  const [home] = await drizzle({ client: services.pool }).insert(workspace).values(fields).returning()
  if (!home) throw new Error('the workspace was not made')
  const figures = await sendUnderKills({ services, home, receiver, environment }, { mails: 2000, kills: 3 })
  await closeServices(services)
  expect(figures).toMatchObject({ missed: 0, unmarked: 0, states: { sent: 2000 } })
  expect(figures.twice).toBeLessThanOrEqual(3)
})

// A database in a temporary folder, with a workspace per size, its neighbours and a signed-in user.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { eq } from 'drizzle-orm'
import { areas } from '#app/areas.server.ts'
import { readConfig } from '#app/config.ts'
import { fillWorkspace } from '#app/seed/fill.ts'
import { makeNeighbour } from '#app/seed/places.ts'
import { tidyUp } from '#app/seed/tidy.ts'
import type { Services, Workspace } from '#platform/server/context.ts'
import { startEmbedded, type EmbeddedDatabase } from '#platform/server/db/embedded.ts'
import { prepareSchema } from '#platform/server/db/schema.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { noLimits } from '#platform/server/db/time-limits.ts'
import { createServices, closeServices, type ProductServices } from '#platform/server/services.ts'
import { hashOf, newId, newToken } from '#platform/server/ids.ts'
import { session, staffUser, workspace } from '#platform/server/session/tables.ts'
import { preparePlanWatching } from './planning.ts'

export interface Ground {
  services: ProductServices
  /** Folder of uploaded files. */
  folder: string
  url: string
  superuserUrl: string
  leave(): Promise<void>
}

/** `kept` is a folder to reuse; without it a temporary folder is deleted afterwards. */
export async function openGround(kept: string | undefined): Promise<Ground> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'quartier-bench-'))
  const database = await startWatchable(folder)
  await prepareSchema(database)
  const config = readConfig({ QUARTIER_DATA: folder, LOG_LEVEL: 'warn' })
  const services = createServices({ config, databaseUrl: database.url, worksOnJobs: false, areas, limits: noLimits })
  const clear = async () => {
    await database.stop()
    if (!kept) rmSync(folder, { recursive: true })
  }
  // An interrupted bench leaves no server behind, and no gigabytes.
  const giveUp = () => {
    // Running queries fail at that moment.
    process.on('uncaughtException', () => {})
    void clear().finally(() => process.exit(1))
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, giveUp)
  return {
    services,
    folder,
    url: database.url,
    superuserUrl: database.superuserUrl,
    async leave() {
      await closeServices(services)
      await clear()
    },
  }
}

async function startWatchable(folder: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(folder)
  if (!(await preparePlanWatching(database.superuserUrl))) return database
  await database.stop()
  return startEmbedded(folder)
}

export async function seedNeighbours(services: Services, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    const home = await makeNeighbour(services, index)
    const missing = 500 - (await applicationsIn(services, home))
    if (missing > 0) await fillWorkspace(services, home, { applications: missing, say: () => {} })
  }
  await tidyUp(services.pool)
}

/** `name` tells apart workspaces of one size. */
export async function seedSize(services: Services, size: number, name = ''): Promise<Workspace> {
  const home = await findOrMake(services, ['bench', name, size].filter((part) => part !== '').join('-'))
  const missing = size - (await applicationsIn(services, home))
  if (missing > 0) {
    await fillWorkspace(services, home, { applications: missing, say: (sentence) => console.log(`  ${sentence}`) })
    await tidyUp(services.pool)
  }
  return home
}

/** Seeds as many flats as applications; their lists are measured against each other. */
export async function seedFlats(services: Services, size: number): Promise<Workspace> {
  const home = await findOrMake(services, `bench-flats-${size}`)
  if ((await applicationsIn(services, home)) === 0) {
    const say = (sentence: string) => console.log(`  ${sentence}`)
    await fillWorkspace(services, home, { applications: size, flats: size, say })
    await tidyUp(services.pool)
  }
  return home
}

const lets = { projectType: 'reletting', theme: 'rent' } as const

export async function findOrMake(
  services: Services,
  slug: string,
  kind: Pick<typeof workspace.$inferInsert, 'projectType' | 'theme'> = lets,
): Promise<Workspace> {
  const db = drizzle({ client: services.pool })
  const fields = { id: newId(), slug, name: slug, ...kind }
  await db.insert(workspace).values(fields).onConflictDoNothing()
  const [found] = await db.select().from(workspace).where(eq(workspace.slug, slug))
  if (!found) throw new Error(`the workspace ${slug} was not made`)
  return found
}

const applicationsIn = (services: Services, home: Workspace): Promise<number> =>
  inWorkspace(services.pool, home.id, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      'select count(*) as n from application where workspace_id = $1',
      [home.id],
    )
    return rows[0]?.n ?? 0
  })

/** Returns the token of a user; one of the role `user` may read and change applications and objects. */
export async function signIn(
  services: Services,
  home: Workspace,
  role: 'user' | 'superuser' = 'user',
): Promise<string> {
  const token = newToken()
  const id = newId()
  const names = { email: `${id}@example.ch`, username: id, firstName: 'Nora', lastName: 'Ammann' }
  await inWorkspace(services.pool, home.id, async (client) => {
    const db = drizzle({ client })
    await db.insert(staffUser).values({ workspaceId: home.id, id, role, ...names })
    const expiresAt = new Date(Date.now() + 12 * 60 * 60 * 1000)
    const fields = { userId: id, tokenHash: hashOf(token), expiresAt }
    await db.insert(session).values({ workspaceId: home.id, id: newId(), ...fields })
  })
  return token
}

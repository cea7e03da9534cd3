// Test environment for API calls: services on a real database, a workspace and signed-in people.

import type { ServerArea } from '../area.ts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { drizzle } from 'drizzle-orm/node-postgres'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { createApp, type QuartierApp } from '#app/app.ts'
import { areas as allAreas } from '#app/areas.server.ts'
import { readConfig } from '#app/config.ts'
import type { Role } from '../../rules/permissions.ts'
import type { Services, Workspace } from '../context.ts'
import { inWorkspace } from '../db/transaction.ts'
import { createServices, closeServices, type ProductServices } from '../services.ts'
import { hashOf, newId, newToken } from '../ids.ts'
import { sessionLength } from '../session/session.ts'
import { session, staffUser, workspace } from '../session/tables.ts'
import { cloneDatabase, useDatabase } from './database.ts'

export interface Person {
  id: string
  email: string
  role: Role
  token: string
}

export interface World {
  readonly services: ProductServices
  readonly app: FastifyInstance
  readonly quartier: QuartierApp
  /** Creates a workspace without users. */
  workspace(fields?: Partial<typeof workspace.$inferInsert>): Promise<Workspace>
  /** Creates a signed-in user of the workspace. */
  person(home: Workspace, role?: Role, fields?: Partial<typeof staffUser.$inferInsert>): Promise<Person>
  /** Sends a request as a browser would. */
  ask(home: Workspace, request: InjectOptions & { as?: Person }): Promise<LightMyRequestResponse>
  /** Sets the clock of the services; jobs and handlers see the new time. */
  setTime(time: Date): void
}

interface Built {
  services: ProductServices
  quartier: QuartierApp
  clock: { time: Date | null }
}

/**
 * Shared by all test files that the process runs one after the other: each file creates its own workspaces and reads
 * only those.
 */
let shared: Promise<Built> | undefined

/** Provides the environment during all tests of this file; it is shared with other files. */
export const useWorld = (): World =>
  worldOf(
    () => (shared ??= buildShared()),
    async () => {},
  )

async function buildShared(): Promise<Built> {
  const { url } = await cloneDatabase()
  return withoutJobs(await build(url))
}

/**
 * Provides an environment for this file alone, for tests that need their own settings or global state, such as the
 * due jobs.
 */
export function useOwnWorld(env: Record<string, string> = {}, areas?: readonly ServerArea[]): World {
  const database = useDatabase()
  return worldOf(
    () => build(database.url, env, areas),
    async ({ services, quartier }) => {
      await quartier.app.close()
      await closeServices(services)
    },
  )
}

/** Disables `runDue`, which would also run jobs of earlier test files. */
function withoutJobs(built: Built): Built {
  const runDue = () => Promise.reject(new Error('Whoever runs the jobs that are due needs useOwnWorld().'))
  Object.assign(built.services.jobs, { runDue })
  return built
}

function worldOf(begin: () => Promise<Built>, end: (built: Built) => Promise<void>): World {
  let built: Built | undefined
  const ready = () => {
    if (!built) throw new Error('The world exists inside tests only.')
    return built
  }
  beforeAll(async () => void (built = await begin()))
  afterAll(async () => {
    if (!built) return
    built.clock.time = null
    await end(built)
  })

  return {
    get services() {
      return ready().services
    },
    get app() {
      return ready().quartier.app
    },
    get quartier() {
      return ready().quartier
    },
    workspace: (fields) => makeWorkspace(ready().services, fields),
    person: (home, role, fields) => makePerson(ready().services, home, { role: role ?? 'admin', ...fields }),
    ask: (home, { as, ...request }) =>
      ready().quartier.app.inject({
        ...request,
        headers: {
          host: `${home.slug}.localhost`,
          ...(as && { authorization: `Bearer ${as.token}` }),
          ...request.headers,
        },
      }),
    setTime: (moment) => void (ready().clock.time = moment),
  }
}

async function build(
  databaseUrl: string,
  env: Record<string, string> = {},
  areas: readonly ServerArea[] = allAreas,
): Promise<Built> {
  const folder = mkdtempSync(join(inject('folder'), 'world-'))
  const clock: Built['clock'] = { time: null }
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', QUARTIER_DATA: folder, ...env })
  const services = createServices({
    config,
    databaseUrl,
    worksOnJobs: false,
    areas,
    clock: () => clock.time ?? new Date(),
  })
  return { services, quartier: await createApp(services), clock }
}

async function makeWorkspace(
  services: Services,
  fields: Partial<typeof workspace.$inferInsert> = {},
): Promise<Workspace> {
  const id = newId()
  const slug = `w${id.replaceAll('-', '').slice(-12)}`
  const [made] = await drizzle({ client: services.pool })
    .insert(workspace)
    .values({ id, slug, name: 'Baugenossenschaft Lindenhof', projectType: 'reletting', theme: 'rent', ...fields })
    .returning()
  if (!made) throw new Error('the workspace was not made')
  return made
}

type PersonFields = Partial<typeof staffUser.$inferInsert> & { role: Role }

async function makePerson(services: Services, home: Workspace, fields: PersonFields): Promise<Person> {
  const id = newId()
  const token = newToken()
  const email = `person-${id}@example.ch`
  await inWorkspace(services.pool, home.id, async (client) => {
    const db = drizzle({ client })
    const name = { email, username: `person.${id.slice(-6)}`, firstName: 'Nora', lastName: 'Ammann' }
    await db.insert(staffUser).values({ workspaceId: home.id, id, ...name, ...fields })
    const expiresAt = new Date(Date.now() + sessionLength)
    await db
      .insert(session)
      .values({ workspaceId: home.id, id: newId(), userId: id, tokenHash: hashOf(token), expiresAt })
  })
  return { id, email: fields.email ?? email, role: fields.role, token }
}

// A small world for call tests: one house on a real database, a workspace, and people who are signed in.

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { drizzle } from 'drizzle-orm/node-postgres'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createApp, type QuartierApp } from '#app/app.ts'
import { readConfig } from '#app/config.ts'
import type { Role } from '../../rules/permissions.ts'
import type { House, Workspace } from '../context.ts'
import { inWorkspace } from '../db/transaction.ts'
import { furnish, leave } from '../house.ts'
import { hashOf, newId, newToken } from '../ids.ts'
import { sessionLength } from '../session/session.ts'
import { session, staffUser, workspace } from '../session/tables.ts'
import { useDatabase } from './database.ts'

export interface Person {
  id: string
  email: string
  role: Role
  token: string
}

export interface World {
  readonly house: House
  readonly app: FastifyInstance
  readonly quartier: QuartierApp
  /** A new workspace with nobody in it. */
  workspace(fields?: Partial<typeof workspace.$inferInsert>): Promise<Workspace>
  /** Somebody who is signed in there. */
  person(home: Workspace, role?: Role, fields?: Partial<typeof staffUser.$inferInsert>): Promise<Person>
  /** Asks the server as a browser would. */
  ask(home: Workspace, request: InjectOptions & { as?: Person }): Promise<LightMyRequestResponse>
  /** Moves the clock of the house; jobs and verbs see the new time. */
  setTime(time: Date): void
}

/** The world of this test file, there from before its first test until after its last. */
export function useWorld(env: Record<string, string> = {}): World {
  const database = useDatabase()
  let built: { house: House; quartier: QuartierApp; folder: string } | undefined
  let time: Date | null = null
  const ready = () => {
    if (!built) throw new Error('The world exists inside tests only.')
    return built
  }

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quartier-world-'))
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', QUARTIER_DATA: folder, ...env })
    const house = furnish({ config, databaseUrl: database.url, worksOnJobs: false, clock: () => time ?? new Date() })
    built = { house, quartier: await createApp(house), folder }
  })
  afterAll(async () => {
    const { house, quartier, folder } = ready()
    await quartier.app.close()
    await leave(house)
    rmSync(folder, { recursive: true, force: true })
  })

  return {
    get house() {
      return ready().house
    },
    get app() {
      return ready().quartier.app
    },
    get quartier() {
      return ready().quartier
    },
    workspace: (fields) => makeWorkspace(ready().house, fields),
    person: (home, role, fields) => makePerson(ready().house, home, { role: role ?? 'admin', ...fields }),
    ask: (home, { as, ...request }) =>
      ready().quartier.app.inject({
        ...request,
        headers: {
          host: `${home.slug}.localhost`,
          ...(as && { authorization: `Bearer ${as.token}` }),
          ...request.headers,
        },
      }),
    setTime: (moment) => void (time = moment),
  }
}

async function makeWorkspace(house: House, fields: Partial<typeof workspace.$inferInsert> = {}): Promise<Workspace> {
  const id = newId()
  const slug = `w${id.replaceAll('-', '').slice(-12)}`
  const [made] = await drizzle({ client: house.pool })
    .insert(workspace)
    .values({ id, slug, name: 'Baugenossenschaft Lindenhof', projectType: 'reletting', theme: 'rent', ...fields })
    .returning()
  if (!made) throw new Error('the workspace was not made')
  return made
}

type PersonFields = Partial<typeof staffUser.$inferInsert> & { role: Role }

async function makePerson(house: House, home: Workspace, fields: PersonFields): Promise<Person> {
  const id = newId()
  const token = newToken()
  const email = `person-${id}@example.ch`
  await inWorkspace(house.pool, home.id, async (client) => {
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

// Creates people for the tests of this area, with a password or an authenticator app, and signs them in.

import { and, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { generate, generateSecret } from 'otplib'
import { mailMessage } from '#platform/server/mail/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { hashPassword } from '#platform/server/session/password.ts'
import { rolePermission, staffUser } from '#platform/server/session/tables.ts'
import type { Role } from '#platform/rules/permissions.ts'
import type { Person, World } from '#platform/server/testing/world.ts'

export const password = 'Sommer-2026'
const passwordHash = hashPassword(password)

export async function personWithPassword(
  world: World,
  home: Workspace,
  fields: Partial<typeof staffUser.$inferInsert> = {},
): Promise<Person> {
  return world.person(home, 'user', { passwordHash: await passwordHash, ...fields })
}

export interface PersonWithApp extends Person {
  secret: string
}

export async function personWithApp(world: World, home: Workspace): Promise<PersonWithApp> {
  const secret = generateSecret()
  const person = await personWithPassword(world, home, { totpSecret: secret, totpConfirmedAt: new Date() })
  return { ...person, secret }
}

/** Code that the authenticator app shows at this moment. */
export const codeAt = (secret: string, moment: Date): Promise<string> =>
  generate({ secret, epoch: Math.floor(moment.getTime() / 1000) })

export const post = (world: World, home: Workspace, url: string, payload: object, as?: Person) =>
  world.ask(home, { method: 'POST', url, payload, ...(as && { as }) })

export const signInAs = (world: World, home: Workspace, username: string, given = password) =>
  post(world, home, '/api/v1/login', { username, password: given })

/** True if a token grants access to the back office. */
export async function opens(world: World, home: Workspace, token: string): Promise<boolean> {
  const answer = await world.ask(home, { url: '/api/v1/bootstrap', headers: { authorization: `Bearer ${token}` } })
  return answer.statusCode === 200
}

export async function mailsTo(world: World, home: Workspace, address: string) {
  return inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client })
      .select()
      .from(mailMessage)
      .where(and(eq(mailMessage.workspaceId, home.id), eq(mailMessage.toAddress, address)))
      .orderBy(mailMessage.id),
  )
}

export async function auditOf(world: World, home: Workspace, event: string) {
  const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
    client.query<{
      actor_name: string
      subject_id: string
      changes: { field: string; new: unknown }[]
      cause: string | null
    }>('select actor_name, subject_id, changes, cause from audit_entry where event = $1 order by sequence', [event]),
  )
  return rows
}

export async function setting(world: World, home: Workspace, value: object): Promise<void> {
  await inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client }).execute(
      sql`insert into project_setting (workspace_id, key, value) values (${home.id}, 'sign-in', ${JSON.stringify(value)}::jsonb)
          on conflict (workspace_id, key) do update set value = excluded.value`,
    ),
  )
}

export async function storedPerson(world: World, home: Workspace, id: string) {
  const [person] = await inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client }).select().from(staffUser).where(eq(staffUser.id, id)),
  )
  if (!person) throw new Error('nobody has this id')
  return person
}

export async function emptyRole(world: World, home: Workspace, role: Role): Promise<void> {
  await inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client }).insert(rolePermission).values({ workspaceId: home.id, role, permissions: [] }),
  )
}

/** Returns all stored session data of a workspace as text, bytes in hex. */
export async function sessionsAsText(world: World, home: Workspace): Promise<string> {
  const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
    client.query<{ row: string }>('select session::text as row from session'),
  )
  return rows.map(({ row }) => row).join(' ')
}

// `npm run create-admin`: creates the first administrator of a workspace, and the workspace if it does not exist. The
// password is prompted for, or read from QUARTIER_ADMIN_PASSWORD; there is no default.

import { drizzle } from 'drizzle-orm/node-postgres'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { longestPassword, passwordProblem, shortestPassword } from '#areas/sign-in/rules/password.ts'
import { email } from '#platform/contract/fields.ts'
import { projectTypes, themeOf } from '#platform/rules/project-type.ts'
import type { Services, Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { hashPassword } from '#platform/server/session/password.ts'
import { staffUser, workspace } from '#platform/server/session/tables.ts'
import { StartRefusal } from '#platform/server/start-refusal.ts'
import { ask, askSecretly, readWords } from './command-line.ts'
import { runCommand } from './command.ts'

const usage = `npm run create-admin -- --workspace rent --name "Genossenschaft Lindenhof" --type reletting --email anna@firm.ch --first-name Anna --last-name Keller
  (--type is one of ${projectTypes.join(', ')})`

const order = z.object({
  workspace: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/),
  name: z.string().min(1).default('Quartier'),
  type: z.enum(projectTypes).default('reletting'),
  email,
  'first-name': z.string().min(1),
  'last-name': z.string().min(1),
})

const names = ['workspace', 'name', 'type', 'email', 'first-name', 'last-name'] as const
const needed = ['workspace', 'email', 'first-name', 'last-name'] as const

/** In a terminal, missing options are prompted for. */
async function readOrder(): Promise<z.output<typeof order>> {
  const values = readWords(names, usage)
  if (process.stdin.isTTY) for (const name of needed) values[name] ??= (await ask(`${name}: `)).trim()
  const read = order.safeParse(values)
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path }) => `--${path.join('.')}`)
  throw new StartRefusal(`Please check ${wrong.join(', ')}. Usage:\n  ${usage}`)
}

async function readPassword(): Promise<string> {
  const given = process.env['QUARTIER_ADMIN_PASSWORD'] ?? (await askForPassword())
  const problem = passwordProblem(given)
  if (problem === 'sign_in_password_too_common') {
    throw new StartRefusal(
      'This password is too common: it is among the first that are tried. Please choose another one.',
    )
  }
  if (problem) {
    throw new StartRefusal(
      `A password has ${shortestPassword} to ${longestPassword} characters, among them a small and a capital letter, a digit and a special character.`,
    )
  }
  return given
}

async function askForPassword(): Promise<string> {
  if (process.stdin.isTTY) return askSecretly('Password: ')
  throw new StartRefusal('There is no terminal to ask for the password; please set QUARTIER_ADMIN_PASSWORD.')
}

async function findOrMakeWorkspace(services: Services, wanted: z.output<typeof order>): Promise<Workspace> {
  const db = drizzle({ client: services.pool })
  const [known] = await db.select().from(workspace).where(eq(workspace.slug, wanted.workspace))
  if (known) return known
  const fields = { slug: wanted.workspace, name: wanted.name, projectType: wanted.type, theme: themeOf[wanted.type] }
  const [made] = await db
    .insert(workspace)
    .values({ id: newId(), ...fields })
    .returning()
  if (!made) throw new StartRefusal(`The workspace ${wanted.workspace} could not be made.`)
  return made
}

await runCommand(async (services) => {
  const wanted = await readOrder()
  const passwordHash = await hashPassword(await readPassword())
  const home = await findOrMakeWorkspace(services, wanted)
  await asSystem(services, home, async (ctx) => {
    const id = newId()
    const [made] = await ctx.db
      .insert(staffUser)
      .values({
        workspaceId: home.id,
        id,
        email: wanted.email,
        username: wanted.email,
        firstName: wanted['first-name'],
        lastName: wanted['last-name'],
        role: 'admin',
        passwordHash,
      })
      .onConflictDoNothing()
      .returning({ id: staffUser.id })
    if (!made) throw new StartRefusal(`${wanted.email} has a login in ${home.slug} already.`)
    ctx.record({ event: 'user.created', subject: { kind: 'user', id, title: wanted.email }, cause: 'create-admin' })
  })
  console.log(`${wanted.email} may now sign in to ${home.slug} as admin.`)
})

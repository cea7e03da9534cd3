// Errors in the log contain no personal data from statements.

import Fastify, { type FastifyBaseLogger } from 'fastify'
import { drizzle } from 'drizzle-orm/node-postgres'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { errorInLog, withoutValues } from './error-in-log.ts'
import { answerErrors } from './http/errors.ts'
import { inWorkspace } from './db/transaction.ts'
import { newId } from './ids.ts'
import { staffUser } from './session/tables.ts'
import { useWorld } from './testing/world.ts'

const world = useWorld()
const secret = 'Nora-Geheim'

/** Violates a check constraint with personal data in the literals of the statement. */
async function failingInsert(): Promise<void> {
  const home = await world.workspace()
  await inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client }).execute(
      `insert into staff_user (workspace_id, id, email, username, first_name, last_name, role)
        values ('${home.id}', '${newId()}', '${secret}@example.ch', '${secret}', '${secret}', 'Ammann', '${secret}')`,
    ),
  )
}

async function duplicatePerson(): Promise<void> {
  const home = await world.workspace()
  const fields = { email: `${secret}@example.ch`, username: secret, firstName: secret, lastName: 'Ammann' }
  const id = newId()
  await inWorkspace(world.services.pool, home.id, async (client) => {
    const person = { workspaceId: home.id, id, role: 'user' as const, ...fields }
    await drizzle({ client }).insert(staffUser).values([person, person])
  })
}

const caught = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => null,
    (error: unknown) => error,
  )

function logOf(): { lines: string[]; log: FastifyBaseLogger } {
  const lines: string[] = []
  const log = pino({ serializers: { err: errorInLog } }, { write: (line: string) => void lines.push(line) })
  return { lines, log }
}

it('names code and constraint of a failed statement, and none of its values', async () => {
  const error = await caught(duplicatePerson)
  const { lines, log } = logOf()
  log.error({ err: error }, 'a job failed')
  log.error({ err: { message: String(error), stack: String(error), ...Object(error) } }, 'job queue')
  expect(lines[0]).toContain('"code":"23505"')
  expect(lines[0]).toContain('"constraint":"staff_user')
  expect(lines.join('')).not.toContain(secret)
})

it('keeps values out of the line of a call that failed', async () => {
  const { lines, log } = logOf()
  const app = Fastify({ loggerInstance: log })
  app.decorateRequest('call', null)
  app.decorateRequest('addressLanguage', 'de')
  answerErrors(app)
  app.get('/', () => failingInsert())
  expect((await app.inject('/')).statusCode).toBe(500)
  await app.close()
  expect(lines.join('')).toContain('"code":"23514"')
  expect(lines.join('')).not.toContain(secret)
})

it('leaves out the value that PostgreSQL could not read', async () => {
  const error = await caught(() => world.services.pool.query('select $1::date', [secret]))
  expect(String(error)).toContain(secret)
  expect(JSON.stringify(errorInLog(error))).not.toContain(secret)
})

it('gives the queue of jobs an error without values, and others as they are', async () => {
  const error = withoutValues(await caught(duplicatePerson))
  expect(error).toMatchObject({ code: '23505', message: expect.stringContaining('duplicate key') })
  expect(error).not.toHaveProperty('params')
  expect(String(error)).not.toContain(secret)
  const mistake = new Error('a mistake')
  expect(withoutValues(mistake)).toBe(mistake)
})

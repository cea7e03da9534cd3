// Tests connections that break while a call uses them.

import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../../contract/endpoint.ts'
import type { Context, Workspace } from '../context.ts'
import { bareApp } from '../testing/bare-app.ts'
import { asOwner } from '../testing/database.ts'
import { useOwnWorld, type Person } from '../testing/world.ts'
import { withClient } from './embedded-database.ts'
import { isConnectionLost } from './lost-connection.ts'
import { sendAhead } from './transaction.ts'
import { publicHandler, handler } from '../http/handler.ts'

const world = useOwnWorld()
const nothingSaved = 'Quartier ist zurzeit nicht verfügbar. Es wurde nichts gespeichert. Bitte gleich erneut versuchen.'
const notKnown =
  'Verbindung beim Speichern unterbrochen. Bitte prüfen, ob gespeichert wurde, bevor Sie es erneut versuchen.'

const path = '/api/v1/slowly'
const answer = z.object({})
const writing = endpoint({ method: 'POST', path, summary: 'Writes, waits and reads.', response: answer })
const reading = endpoint({ method: 'GET', path, summary: 'Reads, waits and reads.', response: answer })

let app: FastifyInstance
let home: Workspace
/** Runs between the two statements of a call. */
let between: () => Promise<unknown>

beforeEach(async () => {
  const { services } = world
  await asOwner(services.pool, (client) =>
    client.query('drop table if exists late; create table late (number int); grant all on late to public'),
  )
  home = await world.workspace()
  between = async () => {}
  const router = bareApp(world, services)
  app = router.app
  publicHandler(writing, {}, async ({ client }) => {
    await client.query('insert into late values (1)')
    return waitAndRead(client)
  }).register(router)
  handler(reading, { permission: 'permit' }, ({ client }) => waitAndRead(client)).register(router)
})
afterEach(() => app.close())

async function waitAndRead(client: Context['client']): Promise<Record<string, never>> {
  await between()
  await client.query('select 1')
  return {}
}

const ask = (method: 'GET' | 'POST', as?: Person) =>
  app.inject({
    method,
    url: path,
    headers: { host: `${home.slug}.localhost`, ...(as && { authorization: `Bearer ${as.token}` }) },
  })

const written = async () => (await world.services.pool.query('select from late')).rowCount

/**
 * Waits for connections of the product in this state and terminates them; returns their number. A call may run its handler before its
 * opening statements have reached the server.
 */
async function terminate(state: string): Promise<number> {
  const { rows } = await world.services.pool.query<{ name: string }>('select current_database() as name')
  return withClient(inject('superuserUrl'), async (client) => {
    let ended = 0
    await expect
      .poll(
        async () => {
          const result = await client.query(
            `select pg_terminate_backend(pid, 5000) from pg_stat_activity
              where datname = $1 and application_name = 'quartier' and state = $2`,
            [rows[0]?.name, state],
          )
          return (ended = result.rows.length)
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThan(0)
    return ended
  })
}

it('a call whose connection breaks between two statements is answered 503, and the next call is served', async () => {
  between = () => terminate('idle in transaction')
  const interrupted = await ask('POST')
  expect(interrupted.statusCode).toBe(503)
  expect(interrupted.headers['retry-after']).toBe('2')
  expect(interrupted.json()).toMatchObject({ message: nothingSaved })
  between = async () => {}
  expect((await ask('POST')).statusCode).toBe(200)
  expect(await written()).toBe(1)
})

it('a call that only reads is answered 503 too, also where its session was expected to hold', async () => {
  const as = await world.person(home)
  expect((await ask('GET', as)).statusCode).toBe(200)
  between = () => terminate('idle in transaction')
  const interrupted = await ask('GET', as)
  expect([interrupted.statusCode, interrupted.headers['retry-after']]).toEqual([503, '2'])
  between = async () => {}
  expect((await ask('GET', as)).statusCode).toBe(200)
})

it('a call whose connection breaks while it commits says that it is not known whether anything was saved', async () => {
  const slowCommit = `
    create or replace function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(60); return null; end';
    create constraint trigger slow_commit after insert on late deferrable initially deferred
      for each row execute function dawdle()`
  await asOwner(world.services.pool, (client) => client.query(slowCommit))
  const asked = ask('POST')
  await expect.poll(() => terminate('active')).toBe(1)
  const interrupted = await asked
  expect([interrupted.statusCode, interrupted.headers['retry-after']]).toEqual([503, '2'])
  expect(interrupted.json()).toMatchObject({ message: notKnown })
})

it('a server that stands still is given up after ten seconds', async () => {
  const { rows } = await world.services.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  process.kill(pid, 'SIGSTOP')
  try {
    const interrupted = await ask('POST')
    expect([interrupted.statusCode, interrupted.headers['retry-after']]).toEqual([503, '2'])
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  expect((await ask('POST')).statusCode).toBe(200)
}, 30_000)

it('a statement that nothing waits for may fail', async () => {
  const client = await world.services.pool.connect()
  // Without a listener, the error event of a connection in use ends the process.
  expect(client.listenerCount('error')).toBeGreaterThan(0)
  await client.query('begin')
  await terminate('idle in transaction')
  sendAhead(client, 'select 1')
  await expect(client.query('select 1')).rejects.toSatisfy(isConnectionLost)
  client.release(true)
})

it.each([
  ['of the pool', new Error('Connection terminated due to connection timeout')],
  ['wrapped', new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })],
  ['of a socket', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['of several addresses', new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })])],
])('knows a lost connection %s', (_, error) => {
  expect(isConnectionLost(error)).toBe(true)
})

it('takes no mistake for a lost connection', async () => {
  await expect(world.services.pool.query('select nothing')).rejects.not.toSatisfy(isConnectionLost)
  expect(isConnectionLost(new Error('a mistake'))).toBe(false)
})

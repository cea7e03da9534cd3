// Tests that a statement that hangs inside a transaction frees its connection, and that the caller is told to retry.

import type { FastifyInstance } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../../contract/endpoint.ts'
import type { Workspace } from '../context.ts'
import { bareApp } from '../testing/bare-app.ts'
import { asOwner } from '../testing/database.ts'
import { at } from '../testing/shared-database.ts'
import { useOwnWorld } from '../testing/world.ts'
import { createPool } from './pool.ts'
import { usualLimits, type TimeLimits } from './time-limits.ts'
import { publicHandler } from '../http/handler.ts'

const world = useOwnWorld()
const path = '/api/v1/hanging'
const hanging = endpoint({ method: 'POST', path, summary: 'Writes and hangs.', response: z.object({}) })
const busy = 'Zurzeit sind sehr viele Anfragen hängig. Es wurde nichts gespeichert. Bitte gleich erneut versuchen.'

let home: Workspace
let pool: Pool | undefined
let app: FastifyInstance | undefined

beforeEach(async () => {
  await asOwner(world.services.pool, (client) =>
    client.query('drop table if exists late; create table late (number int); grant all on late to public'),
  )
  home = await world.workspace()
})
afterEach(async () => {
  await app?.close()
  await pool?.end()
  app = pool = undefined
})

/** Runs a call on the only connection of a pool. */
async function open(limits: Partial<TimeLimits>, hang: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const { rows } = await world.services.pool.query<{ name: string }>('select current_database() as name')
  pool = createPool(at(inject('url'), rows[0]?.name ?? ''), { size: 1, limits: { ...usualLimits, ...limits } })
  const router = bareApp(world, { ...world.services, pool })
  app = router.app
  publicHandler(hanging, {}, async ({ client }) => {
    await client.query('insert into late values (1)')
    await hang(client)
    return {}
  }).register(router)
}

async function ask() {
  const answer = await app?.inject({ method: 'POST', url: path, headers: { host: `${home.slug}.localhost` } })
  return [answer?.statusCode, answer?.headers['retry-after'], answer?.json()?.message]
}

/** The pool has one connection: the query succeeds only if the call has released it. */
async function expectFreeAndUnwritten(): Promise<void> {
  const { rows } = (await pool?.query<{ n: number }>('select count(*) as n from late')) ?? { rows: [] }
  expect(rows).toEqual([{ n: 0 }])
}

it('a statement that takes too long', async () => {
  await open({ statement: 200 }, (client) => client.query('select pg_sleep(60)'))
  expect(await ask()).toEqual([503, '2', busy])
  await expectFreeAndUnwritten()
})

it('a lock that another transaction keeps', async () => {
  const other = await world.services.pool.connect()
  await other.query('begin; select pg_advisory_xact_lock(4711)')
  try {
    await open({ lock: 200 }, (client) => client.query('select pg_advisory_xact_lock(4711)'))
    expect(await ask()).toEqual([503, '2', busy])
    await expectFreeAndUnwritten()
  } finally {
    await other.query('rollback')
    other.release()
  }
})

it('a transaction that is left open', async () => {
  await open({ idleInTransaction: 200 }, async (client) => {
    await pause(1000)
    await client.query('select 1')
  })
  expect((await ask()).slice(0, 2)).toEqual([503, '2'])
  await expectFreeAndUnwritten()
})

it('a server process that stands still', async () => {
  const stopped: number[] = []
  await open({ answer: 500 }, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = rows[0]?.pid
    if (pid === undefined) throw new Error('a backend has an id')
    stopped.push(pid)
    process.kill(pid, 'SIGSTOP')
    await client.query('select 1')
  })
  try {
    expect((await ask()).slice(0, 2)).toEqual([503, '2'])
    await expectFreeAndUnwritten()
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
  }
})

it('has limits for every call, and none that a usual answer could reach', async () => {
  const { rows } = await world.services.pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
      where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
  )
  expect(rows.map(({ setting }) => Number(setting))).toEqual([300_000, 15_000, 60_000])
  expect(usualLimits.answer).toBeGreaterThan(usualLimits.statement)
})

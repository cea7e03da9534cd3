// Gives each test file its own database: real, migrated, empty, dropped afterwards.

import { randomBytes } from 'node:crypto'
import type { Client, Pool } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { ownerRole, withClient } from '../db/embedded-database.ts'
import { createPool } from '../db/pool.ts'
import { at, templateName } from './shared-database.ts'

export interface TestDatabase {
  /** Connects as the role of the product. */
  url: string
  /** Connects as the role that owns the tables. */
  ownerUrl: string
  superuserUrl: string
  pool: Pool
  drop(): Promise<void>
}

/** Runs as the owner of this database's tables; the application role cannot change tables. */
export async function asOwner<Result>(pool: Pool, work: (client: Client) => Promise<Result>): Promise<Result> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  return withClient(at(inject('ownerUrl'), rows[0]?.name ?? ''), work)
}

export async function cloneDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const maintenance = at(inject('superuserUrl'), 'postgres')
  const url = at(inject('url'), name)
  await withClient(maintenance, (client) =>
    client.query(`create database ${name} template ${templateName} owner ${ownerRole}`),
  )
  const pool = createPool(url, { size: 5 })
  const drop = async () => {
    await pool.end()
    await withClient(maintenance, (client) => client.query(`drop database ${name} with (force)`))
  }
  return { url, ownerUrl: at(inject('ownerUrl'), name), superuserUrl: at(inject('superuserUrl'), name), pool, drop }
}

/** Provides the database of this test file during all of its tests. */
export function useDatabase(): TestDatabase {
  let cloned: TestDatabase | undefined
  const ready = () => {
    if (!cloned) throw new Error('The test database exists inside tests only.')
    return cloned
  }
  beforeAll(async () => void (cloned = await cloneDatabase()))
  afterAll(() => cloned?.drop())
  return {
    get url() {
      return ready().url
    },
    get ownerUrl() {
      return ready().ownerUrl
    },
    get superuserUrl() {
      return ready().superuserUrl
    },
    get pool() {
      return ready().pool
    },
    drop: () => ready().drop(),
  }
}

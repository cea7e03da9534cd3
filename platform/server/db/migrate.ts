// Brings a database up to date with migrations/*.sql: each file runs once, in order, in one transaction.

import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { StartRefusal } from '../start-refusal.ts'
import { connectPatiently } from './patience.ts'

interface Migration {
  name: string
  sql: string
  checksum: string
}

const folderOfMigrations = join(import.meta.dirname, '../../../migrations')

const lockNumber = "hashtext('quartier migration')"
/** The lock lasts until the end of the transaction: only one process at a time changes the schema. */
export const migrationLock = `select pg_advisory_xact_lock(${lockNumber})`

/** Returns the names of the files applied now. Several processes may start at once: the first one migrates. */
export async function migrate(url: string, folder = folderOfMigrations): Promise<string[]> {
  const client = await connectPatiently(url)
  try {
    await client.query(`select pg_advisory_lock(${lockNumber})`)
    const migrations = readMigrations(folder)
    const appliedNow = notYetApplied(migrations, await appliedChecksums(client))
    if (appliedNow.length > 0) await assertMayMigrate(client)
    for (const migration of appliedNow) await apply(client, migration)
    return appliedNow.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}-.+\.sql$/.test(name))
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function appliedChecksums(client: Client): Promise<Map<string, string>> {
  const known = await client.query<{ exists: boolean }>(`select to_regclass('public.migration') is not null as exists`)
  if (!known.rows[0]?.exists) return new Map()
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function notYetApplied(migrations: Migration[], checksumByName: Map<string, string>): Migration[] {
  const known = new Set(migrations.map((migration) => migration.name))
  const unknown = [...checksumByName.keys()].find((name) => !known.has(name))
  if (unknown) {
    throw new StartRefusal(
      `The database is newer than this Quartier: it holds migration ${unknown}, which is not here.`,
    )
  }
  const changed = migrations.find(({ name, checksum }) => (checksumByName.get(name) ?? checksum) !== checksum)
  if (changed) {
    throw new StartRefusal(
      `Migration ${changed.name} was changed after it was applied: restore the file and write the change as a new migration.`,
    )
  }
  return migrations.filter(({ name }) => !checksumByName.has(name))
}

/** A process whose role cannot change tables starts only if no migration is pending. */
async function assertMayMigrate(client: Client): Promise<void> {
  const { rows } = await client.query<{ role: string; may: boolean }>(
    `select current_user as role, has_schema_privilege('public', 'create') as may`,
  )
  if (!rows[0]?.may) {
    throw new StartRefusal(
      `The tables have to be brought up to date, and the role ${rows[0]?.role} may not change them: set DATABASE_OWNER_URL to the address of their owner for this start.`,
    )
  }
  await client.query(
    'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new StartRefusal(
      `Migration ${name} failed and was undone: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

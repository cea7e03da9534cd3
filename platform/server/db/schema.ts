// Migrates the tables of the product and of its job queue as the owner role, and grants the application role exactly
// the rights it needs.

import type { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { StartRefusal } from '../start-refusal.ts'
import { quoted, withClient } from './embedded-database.ts'
import { migrate, migrationLock } from './migrate.ts'

interface Addresses {
  /** Connects as the role of the product. */
  url: string
  /** Connects as the role that owns the tables; undefined if one role does both. */
  ownerUrl?: string | undefined
}

export async function prepareSchema({ url, ownerUrl = url }: Addresses): Promise<void> {
  await migrate(ownerUrl)
  if (await mayChangeTables(ownerUrl)) await prepareQueue(ownerUrl)
  if (ownerUrl !== url) await grantRights(ownerUrl, await roleOf(url))
}

const mayChangeTables = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(`select has_schema_privilege('public', 'create') as may`)
    return rows[0]?.may ?? false
  })

async function prepareQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, schedule: false, supervise: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}

const roleOf = (url: string): Promise<string> => withClient(url, currentRole)

const currentRole = async (client: Client): Promise<string> =>
  (await client.query<{ role: string }>('select current_user as role')).rows[0]?.role ?? ''

const ofRows = 'select, insert, update, delete'

/**
 * Tables with fewer rights. Entries of the audit are added, and may lose their words (the trigger of migration 0425 says when).
 * Deleting a workspace would delete its audit with it.
 */
const rightsByTable = new Map([
  [
    'public.audit_entry',
    'select, insert, update (redacted_at, subject_title, changes, cause, actor_name, content_salt)',
  ],
  ['public.audit_head', 'select, insert, update'],
  ['public.workspace', 'select, insert, update, maintain'],
  ['public.migration', 'select'],
])

async function grantRights(ownerUrl: string, role: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    if (role === (await currentRole(client))) {
      throw new StartRefusal(
        `DATABASE_URL and DATABASE_OWNER_URL both name the role ${role}: the product must run as another role than the owner of the tables.`,
      )
    }
    const name = quoted(role)
    const { rows } = await client.query<{ schema: string; table: string }>(
      `select nspname as schema, relname as table from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind in ('r', 'p') and nspname in ('public', 'pgboss') order by 1, 2`,
    )
    const statements = rows.flatMap(({ schema, table }) => {
      // `maintain` allows ANALYZE after bulk inserts.
      const rights = rightsByTable.get(`${schema}.${table}`) ?? `${ofRows}, maintain`
      const place = `${quoted(schema)}.${quoted(table)}`
      return [`revoke all on ${place} from ${name}`, `grant ${rights} on ${place} to ${name}`]
    })
    const schemas = `grant usage on schema public, pgboss to ${name}`
    const sequences = `grant usage, select on all sequences in schema public, pgboss to ${name}`
    await client.query('begin')
    await client.query(migrationLock)
    await client.query([schemas, sequences, ...statements].join(';\n'))
    await client.query('commit')
  })
}

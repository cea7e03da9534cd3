// Tests that the database itself separates workspaces, even if a query lacks its `where`.

import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useWorld } from '../testing/world.ts'
import { inWorkspace } from './transaction.ts'

const world = useWorld()
const root = join(import.meta.dirname, '../../..')

/** Tables without a workspace: read before sign-in, or used by the migration tool. */
const belongsToNobody = new Set(['workspace', 'migration'])

async function publicTables(): Promise<string[]> {
  const { rows } = await world.services.pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1",
  )
  return rows.map(({ name }) => name)
}

describe('separation of workspaces', () => {
  it('forces row security with a policy that cannot be widened on every business table', async () => {
    const { rows } = await world.services.pool.query<{ name: string; protected: boolean }>(
      `select c.relname as name,
          c.relrowsecurity and c.relforcerowsecurity and exists (
            select 1 from pg_policy p where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*'
              and pg_get_expr(p.polqual, p.polrelid) like '%current_workspace()%'
              and pg_get_expr(p.polwithcheck, p.polrelid) like '%current_workspace()%') as protected
        from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
    )
    const open = rows.filter((table) => !table.protected && !belongsToNobody.has(table.name)).map(({ name }) => name)
    expect(open).toEqual([])
    expect(rows.length).toBeGreaterThan(20)
  })

  it('has the workspace in every primary and unique key', async () => {
    const { rows } = await world.services.pool.query<{ index: string; columns: string[] }>(
      `select i.indexrelid::regclass::text as index, array_agg(a.attname::text) as columns
        from pg_index i join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indisunique and c.relname <> all($1) group by 1`,
      [[...belongsToNobody]],
    )
    expect(rows.filter(({ columns }) => !columns.includes('workspace_id')).map(({ index }) => index)).toEqual([])
  })

  it('shows no row outside a workspace, and only its own rows inside one', async () => {
    const home = await world.workspace()
    const other = await world.workspace()
    await world.person(home)
    const count = 'select count(*) as count from staff_user'
    expect((await world.services.pool.query(count)).rows).toEqual([{ count: 0 }])
    expect((await inWorkspace(world.services.pool, home.id, (client) => client.query(count))).rows).toEqual([
      { count: 1 },
    ])
    expect((await inWorkspace(world.services.pool, other.id, (client) => client.query(count))).rows).toEqual([
      { count: 0 },
    ])
  })

  it('refuses to write into another workspace', async () => {
    const home = await world.workspace()
    const other = await world.workspace()
    const intrusion = inWorkspace(world.services.pool, home.id, (client) =>
      client.query("insert into number_sequence (workspace_id, name) values ($1, 'application')", [other.id]),
    )
    await expect(intrusion).rejects.toThrow(/row-level security/)
  })

  it('leaves no workspace behind on a connection that is given to the next request', async () => {
    const home = await world.workspace()
    await inWorkspace(world.services.pool, home.id, (client) => client.query('select 1'))
    const { rows } = await world.services.pool.query<{ id: string | null }>('select current_workspace() as id')
    expect(rows).toEqual([{ id: null }])
  })
})

describe('declared and migrated tables', () => {
  it('agree in every column, its type and whether it may be empty', async () => {
    const declared = await declaredColumns()
    const { rows } = await world.services.pool.query<{ column: string }>(
      `select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end as column
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
    )
    const migrated = new Set(rows.map(({ column }) => column))
    expect(declared.filter((column) => !migrated.has(column))).toEqual([])
    expect(declared.length).toBeGreaterThan(150)
  })

  it('names only tables that exist', async () => {
    const existing = new Set(await publicTables())
    const named = (await declaredTables()).map((table) => getTableConfig(table).name)
    expect(named.filter((name) => !existing.has(name))).toEqual([])
  })
})

async function declaredTables(): Promise<PgTable[]> {
  const files = globSync(['platform/server/**/tables.ts', 'areas/*/server/tables.ts'], { cwd: root })
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>))
  return modules.flatMap((module) => Object.values(module)).filter((value): value is PgTable => is(value, PgTable))
}

async function declaredColumns(): Promise<string[]> {
  const tables = await declaredTables()
  return tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns.map((column) => {
      const isInKey = column.primary || getTableConfig(table).primaryKeys.some((key) => key.columns.includes(column))
      return `${name}.${column.name} ${column.getSQLType()}${column.notNull || isInKey ? ' not null' : ''}`
    })
  })
}

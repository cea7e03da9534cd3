// Inserts many rows in one statement: they are sent as one JSON text, which PostgreSQL expands into rows.

import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'

const batch = 1000
/** Given in normal spelling and stored folded for search (migration 0001). */
const foldedColumn = 'search_text'

export async function insertRows<Table extends PgTable>(
  client: PoolClient,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  // An omitted value takes the column's default, so rows with different columns are inserted separately.
  for (const alike of Map.groupBy(rows, (row) => Object.keys(row).toSorted().join()).values()) {
    await insertAlike(client, table, alike)
  }
}

async function insertAlike(client: PoolClient, table: PgTable, rows: readonly object[]): Promise<void> {
  const [first = {}] = rows
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first)
  const names = columns.map(([, column]) => `"${column.name}"`)
  const values = names.map((name) => (name === `"${foldedColumn}"` ? `folded(${name})` : name))
  const statement = `insert into ${getTableName(table)} (${names.join(', ')})
    select ${values.join(', ')} from jsonb_populate_recordset(null::${getTableName(table)}, $1)`
  for (let from = 0; from < rows.length; from += batch) {
    const named = rows.slice(from, from + batch).map((row) => namedByColumn(row, columns))
    await client.query(statement, [JSON.stringify(named)])
  }
}

function namedByColumn(row: object, columns: [string, { name: string }][]): Record<string, unknown> {
  const valueOf = new Map(Object.entries(row))
  return Object.fromEntries(columns.map(([field, { name }]) => [name, written(valueOf.get(field))]))
}

const written = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)

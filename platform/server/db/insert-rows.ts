// Inserts many rows with one short statement: the rows are sent as one JSON text, and the table's column types
// convert the values. One parameter per value would cost several times as much to build, send and parse.

import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'

/**
 * All rows name the same columns; those that are not named get their defaults. In place of what `told` names stands its SQL, in which
 * the row itself is `a`.
 */
export async function insertRows<Table extends PgTable>(
  client: PoolClient,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  told: Partial<Record<keyof InferInsertModel<Table>, string>> = {},
): Promise<void> {
  const [first] = rows
  if (!first) return
  const named = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const columns = named.map(([, { name }]) => `"${name}"`).join(', ')
  const sqlByKey = new Map<string, string>(Object.entries(told))
  const values = named.map(([key, { name }]) => sqlByKey.get(key) ?? `a."${name}"`).join(', ')
  const written = rows.map((row) => {
    const values = new Map(Object.entries(row))
    return Object.fromEntries(named.map(([key, { name }]) => [name, asJson(values.get(key))]))
  })
  await client.query(
    `insert into ${getTableName(table)} (${columns})
      select ${values} from jsonb_populate_recordset(null::${getTableName(table)}, $1::jsonb) a`,
    [JSON.stringify(written)],
  )
}

/** Bytes in PostgreSQL's hex format; JSON.stringify converts dates itself. */
const asJson = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : (value ?? null))

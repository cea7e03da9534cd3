// Very many rows with one short statement: they travel as one JSON text, and the table itself says of what type each value is. A
// statement with a parameter for each value costs several times as much to write, to send and to read.

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

/** Bytes as the database writes them; a moment becomes its text by itself. */
const asJson = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : (value ?? null))

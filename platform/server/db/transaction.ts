// Transactions limited to one workspace: row-level security reads the setting made here.

import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { errorOfCommit } from './lost-connection.ts'

export interface Transaction {
  client: PoolClient
  commit(): Promise<void>
  rollback(): Promise<void>
}

interface Opening<Row extends QueryResultRow> {
  transaction: Transaction
  /** Result of the statement `first`. */
  first: QueryResult<Row>
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * A connection counts as broken if its server does not answer to a statement that needs no time within ten seconds: otherwise a
 * machine that stands still or a cut cable is not noticed for a quarter of an hour.
 */
const atOnce = (text: string): QueryConfig => {
  const statement: QueryConfig & { query_timeout: number } = { text, query_timeout: 10_000 }
  return statement
}

/** One message instead of several. Such a message takes no parameters, so the id is part of the text. */
function opening(workspaceId: string, { readOnly, plansOnce = false }: Omit<Beginning, 'first'>): QueryConfig {
  if (!uuid.test(workspaceId)) throw new Error('this is no id of a workspace')
  const begin = readOnly ? 'begin read only' : 'begin'
  const plans = plansOnce ? '; set local plan_cache_mode = force_generic_plan' : ''
  return atOnce(`${begin}; set local app.workspace_id = '${workspaceId}'${plans}`)
}

/**
 * Sends a statement without waiting for its result. If it fails, the next statement of the transaction fails with an
 * error.
 */
export function sendAhead(client: PoolClient, statement: string | QueryConfig): void {
  client.query(statement).catch(() => {})
}

/**
 * For single statements on tables without row-level security. Fails within ten seconds if the server does not
 * respond.
 */
export async function onConnection<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  sendAhead(client, atOnce('select'))
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

/** Sends all queries issued by `send` in one packet; by default pg writes each statement separately. */
export function inOnePacket<Result>(client: PoolClient, send: () => Result): Result {
  const { stream } = client.connection
  stream.cork()
  try {
    return send()
  } finally {
    stream.uncork()
  }
}

interface Beginning {
  readOnly: boolean
  /** Plans named statements once per connection instead of once per set of values. */
  plansOnce?: boolean
  /** Sent in the same packet as the beginning of the transaction. */
  first: QueryConfig
}

/**
 * Does not wait for `first`: statements sent on the client before the next turn of the event loop leave in the same
 * packet.
 */
export async function beginTransaction<Row extends QueryResultRow>(
  pool: Pool,
  workspaceId: string,
  { first, ...beginning }: Beginning,
): Promise<{ transaction: Transaction; first: Promise<QueryResult<Row>> }> {
  const begin = opening(workspaceId, beginning)
  const client = await pool.connect()
  client.connection.stream.cork()
  setImmediate(() => client.connection.stream.uncork())
  const answered = Promise.all([client.query(begin), client.query<Row>(first)]).then(([, result]) => result)
  // Avoids an unhandled rejection: the caller sees the failure when it awaits `first`.
  answered.catch(() => {})
  return { transaction: transactionOf(client), first: answered }
}

export async function openTransaction<Row extends QueryResultRow>(
  pool: Pool,
  workspaceId: string,
  beginning: Beginning,
): Promise<Opening<Row>> {
  const { transaction, first } = await beginTransaction<Row>(pool, workspaceId, beginning)
  try {
    return { transaction, first: await first }
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

/**
 * Runs `work` in a transaction of this workspace, which is committed or rolled back as a whole. A read-only
 * transaction cannot write.
 */
export async function inWorkspace<Result>(
  pool: Pool,
  workspaceId: string,
  work: (client: PoolClient) => Promise<Result>,
  { readOnly = false } = {},
): Promise<Result> {
  const client = await pool.connect()
  const transaction = transactionOf(client)
  try {
    await client.query(opening(workspaceId, { readOnly }))
    const result = await work(client)
    await (readOnly ? transaction.rollback() : transaction.commit())
    return result
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

function transactionOf(client: PoolClient): Transaction {
  let isOpen = true
  const end = async (statement: 'commit' | 'rollback') => {
    if (!isOpen) return
    isOpen = false
    try {
      await client.query(statement)
      client.release()
    } catch (error) {
      // Discards a connection whose transaction could not be ended.
      client.release(true)
      if (statement === 'commit') throw errorOfCommit(error)
    }
  }
  return { client, commit: () => end('commit'), rollback: () => end('rollback') }
}

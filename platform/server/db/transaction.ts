// A transaction that sees one workspace and nothing else: row security reads the setting made here.

import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'

export interface Transaction {
  client: PoolClient
  commit(): Promise<void>
  rollback(): Promise<void>
}

interface Opening<Row extends QueryResultRow> {
  transaction: Transaction
  /** What `first` answered. */
  first: QueryResult<Row>
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One message instead of two; neither statement takes parameters, so the id stands in the text. */
function opening(workspaceId: string, begin: 'begin' | 'begin read only'): string {
  if (!uuid.test(workspaceId)) throw new Error('this is no id of a workspace')
  return `${begin}; set local app.workspace_id = '${workspaceId}'`
}

/** What `send` asks for leaves in one packet; by itself pg writes each statement when it is asked. */
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
  /** Travels with the opening itself. */
  first: QueryConfig
}

/** Does not wait for `first`: what is asked of the client before the next turn of the event loop leaves in the same packet. */
export async function beginTransaction<Row extends QueryResultRow>(
  pool: Pool,
  workspaceId: string,
  { readOnly, first }: Beginning,
): Promise<{ transaction: Transaction; first: Promise<QueryResult<Row>> }> {
  const begin = opening(workspaceId, readOnly ? 'begin read only' : 'begin')
  const client = await pool.connect()
  client.connection.stream.cork()
  setImmediate(() => client.connection.stream.uncork())
  const answered = Promise.all([client.query(begin), client.query<Row>(first)]).then(([, result]) => result)
  // Whoever waits for it hears of a failure; nobody else has to.
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

/** Runs `work` in a transaction of this workspace: all of it is written, or nothing. One that only reads cannot write. */
export async function inWorkspace<Result>(
  pool: Pool,
  workspaceId: string,
  work: (client: PoolClient) => Promise<Result>,
  { readOnly = false } = {},
): Promise<Result> {
  const client = await pool.connect()
  const transaction = transactionOf(client)
  try {
    await client.query(opening(workspaceId, readOnly ? 'begin read only' : 'begin'))
    const result = await work(client)
    await transaction.commit()
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
      // A connection whose transaction could not be ended is not given to anybody else.
      client.release(true)
      if (statement === 'commit') throw error
    }
  }
  return { client, commit: () => end('commit'), rollback: () => end('rollback') }
}

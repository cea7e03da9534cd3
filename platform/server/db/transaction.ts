// A transaction that sees one workspace and nothing else: row security reads the setting made here.

import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'

export interface Transaction {
  client: PoolClient
  commit(): Promise<void>
  rollback(): Promise<void>
}

interface Opening<Row extends QueryResultRow> {
  transaction: Transaction
  /** What `first` answered; sent in the same round trip as the opening itself. */
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

export async function openTransaction<Row extends QueryResultRow>(
  pool: Pool,
  workspaceId: string,
  options: { readOnly: boolean; first: QueryConfig },
): Promise<Opening<Row>> {
  const client = await pool.connect()
  const transaction = transactionOf(client)
  try {
    const begin = opening(workspaceId, options.readOnly ? 'begin read only' : 'begin')
    const [, first] = await inOnePacket(client, () =>
      Promise.all([client.query(begin), client.query<Row>(options.first)]),
    )
    return { transaction, first }
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

/** Runs `work` in a transaction of this workspace: all of it is written, or nothing. */
export async function inWorkspace<Result>(
  pool: Pool,
  workspaceId: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const transaction = transactionOf(client)
  try {
    await client.query(opening(workspaceId, 'begin'))
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

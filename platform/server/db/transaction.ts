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

const enter = (workspaceId: string): QueryConfig => ({
  name: 'enter-workspace',
  text: "select set_config('app.workspace_id', $1, true)",
  values: [workspaceId],
})

export async function openTransaction<Row extends QueryResultRow>(
  pool: Pool,
  workspaceId: string,
  options: { readOnly: boolean; first: QueryConfig },
): Promise<Opening<Row>> {
  const client = await pool.connect()
  const transaction = transactionOf(client)
  try {
    const [, , first] = await Promise.all([
      client.query(options.readOnly ? 'begin read only' : 'begin'),
      client.query(enter(workspaceId)),
      client.query<Row>(options.first),
    ])
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
    await Promise.all([client.query('begin'), client.query(enter(workspaceId))])
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

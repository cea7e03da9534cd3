// Reports a wrong database address as a configuration error that names the setting to change, without the password.

import { Client } from 'pg'
import { StartRefusal } from '../start-refusal.ts'

const oldest = 180_000

/**
 * Connects once. Refuses an address that does not respond, rejects the connection or runs a version that is too old.
 */
export async function checkAddress(setting: string, url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // Without a listener, a connection that breaks later would end the process; with it, only the next statement fails.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new StartRefusal(`The database in ${setting} (${withoutPassword(url)}) cannot be used: ${reasonOf(error)}.`)
  }
  try {
    const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
      "select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version",
    )
    if (Number(rows[0]?.server_version_num) < oldest) {
      throw new StartRefusal(`${setting} leads to PostgreSQL ${rows[0]?.server_version}; Quartier needs 18 or newer.`)
    }
  } finally {
    await client.end()
  }
}

function withoutPassword(url: string): string {
  const address = new URL(url)
  return `${address.username && `${address.username}@`}${address.host}${address.pathname}`
}

// If all addresses of a host fail, Node throws an AggregateError without a message of its own.
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error && error.message ? error.message : 'no answer'
}

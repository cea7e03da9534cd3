// Opens the first connections at start. On a busy machine the database may respond late: connecting is retried for a
// minute, then the start fails with a one-sentence error.

import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { StartRefusal } from '../start-refusal.ts'

/** All values in milliseconds. */
export interface Patience {
  perTry: number
  inAll: number
}

const usual: Patience = { perTry: 10_000, inAll: 60_000 }
const betweenTries = 200

/**
 * Retries work while no connection can be made. Every response of the database, including a refusal, is passed on at
 * once.
 */
export async function patiently<Result>(work: () => Promise<Result>, { inAll } = usual): Promise<Result> {
  const deadline = Date.now() + inAll
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!passes(error)) throw error
      if (Date.now() >= deadline) throw new StartRefusal(tooBusy(inAll))
    }
    await pause(betweenTries)
  }
}

export const connectPatiently = (url: string, patience = usual): Promise<Client> =>
  patiently(async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: patience.perTry })
    // A connection that breaks later fails the next query; without a listener the error would end the process.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
  }, patience)

const tooBusy = (inAll: number): string =>
  `The database has not answered for ${Math.round(inAll / 1000)} seconds: this machine seems to be too busy. Start Quartier again when it has less to do.`

/**
 * True for temporary errors, recognised by the driver's messages and PostgreSQL's codes: timeout, server still
 * starting, no connection slot free.
 */
function passes(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return /timeout|terminated unexpectedly/i.test(error.message) || /^(ECONNRE|57P03|53300)/.test(code)
}

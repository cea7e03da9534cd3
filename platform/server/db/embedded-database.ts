// Setup that needs the superuser of the embedded server. It runs at every start, so that an interrupted first start
// is completed.

import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import { connectPatiently } from './patience.ts'

/** Role that owns and migrates the tables. */
export const ownerRole = 'quartier'
/** Role that the product runs as: it reads and writes rows but cannot change tables. */
export const appRole = 'quartier_app'

interface Passwords {
  password: string
  appPassword: string
}

export async function prepareDatabase(superuserUrl: string, { password, appPassword }: Passwords): Promise<void> {
  await withClient(superuserUrl.replace(/quartier$/, 'postgres'), async (client) => {
    await makeRole(client, ownerRole, password)
    await makeRole(client, appRole, appPassword)
    if (!(await has(client, 'select from pg_database where datname = $1', 'quartier'))) {
      await client.query('create database quartier owner quartier')
    }
  })
  await withClient(superuserUrl, prepareForSearch)
}

async function makeRole(client: Client, name: string, password: string): Promise<void> {
  const exists = await has(client, 'select from pg_roles where rolname = $1', name)
  await client.query(
    `${exists ? 'alter' : 'create'} role ${name} login nosuperuser nobypassrls password ${escapeLiteral(password)}`,
  )
}

/** Functions that search uses; docs/decisions/0002 and 0390 explain why they are declared leakproof. */
export const searchFunctions = ['textlike(text, text)', 'ts_match_vq(tsvector, tsquery)'] as const

/** Creates the extensions that search needs in each database. */
export async function prepareForSearch(client: Client): Promise<void> {
  await client.query('create extension if not exists pg_trgm')
  await client.query('create extension if not exists unaccent')
  for (const name of searchFunctions) {
    const leaks = await client.query('select from pg_proc where oid = $1::regprocedure and not proleakproof', [name])
    if (leaks.rowCount !== 0) await client.query(`alter function ${name} leakproof`)
  }
}

export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await connectPatiently(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const quoted = escapeIdentifier

const has = async (client: Client, question: string, name: string) =>
  (await client.query(question, [name])).rowCount === 1

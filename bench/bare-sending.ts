// Minimal server that stores a household, for comparison: a running number, household, person, wish, mail and history
// entry in one transaction. No rules, keys or row security.

import { buffer } from 'node:stream/consumers'
import { createServer } from 'node:http'
import { Pool } from 'pg'
import { tellPort } from './tell-port.ts'

const pool = new Pool({ connectionString: process.env['BARE_DATABASE_URL'], max: 16 })
await pool.query(`
  create unlogged table if not exists bare_number (last bigint not null);
  alter table bare_number set logged;
  insert into bare_number select 0 where not exists (select from bare_number);
  create table if not exists bare_part (number bigint not null, kind text not null, body jsonb not null, primary key (number, kind))`)

const kinds = ['household', 'adult', 'wish', 'mail', 'history']

const server = createServer((request, response) => {
  store(request).then(
    (number) => response.writeHead(200).end(String(number)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})

async function store(request: NodeJS.ReadableStream): Promise<number> {
  const body = String(await buffer(request))
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ last: string }>('update bare_number set last = last + 1 returning last')
    const number = Number(rows[0]?.last)
    for (const kind of kinds) await client.query('insert into bare_part values ($1, $2, $3)', [number, kind, body])
    await client.query('commit')
    return number
  } finally {
    client.release()
  }
}

server.listen(0, '127.0.0.1', () => {
  tellPort(server.address())
})

// The least one could write: Node's own server and pg, the same statements prepared, the rows as they are found.
// It knows no session, no permission and no row security; it connects as a role that walks past it.

import { once } from 'node:events'
import { createServer } from 'node:http'
import { Pool, types } from 'pg'
import { z } from 'zod'
import { countCap } from '#platform/contract/table.ts'
import { tellPort } from './tell-port.ts'

const statement = z.object({ name: z.string(), text: z.string(), values: z.array(z.unknown()) })
const served = z.object({ isSearched: z.boolean(), page: statement, count: statement, tabs: statement.optional() })
type Served = z.infer<typeof served>

types.setTypeParser(20, Number)
types.setTypeParser(1082, (day) => day)
// The pool that is not in use lets go of its connections: the database has sixty for everybody.
const settings = { connectionString: process.env['BARE_DATABASE_URL'], max: 16, idleTimeoutMillis: 500 }
const pool = new Pool(settings)
// Searches are planned with their words here too: a plan for any word is a wrong one for rare words in many rows.
const searching = new Pool({ ...settings, options: '-c plan_cache_mode=force_custom_plan' })
const [task] = await once(process, 'message')
const cases = z.record(z.string(), served).parse(task)

const server = createServer((request, response) => {
  const found = cases[request.url ?? '']
  if (!found) return response.writeHead(404).end()
  answerWith(found).then(
    (body) => {
      const head = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }
      response.writeHead(200, head).end(body)
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
  return undefined
})

async function answerWith({ isSearched, page, count, tabs }: Served): Promise<string> {
  const from = isSearched ? searching : pool
  const [rows, counted, tabCounts] = await Promise.all([
    from.query(page),
    from.query<{ n: number }>(count),
    tabs && from.query(tabs),
  ])
  const found = counted.rows[0]?.n ?? 0
  const total = { total: Math.min(found, countCap), capped: found > countCap }
  return JSON.stringify({ rows: rows.rows, ...total, tabs: tabCounts?.rows[0] })
}

server.listen(0, '127.0.0.1', () => {
  tellPort(server.address())
})

// Minimal server of the list of applications, for comparison: Node's HTTP server, pg, and straightforward SQL. No
// session, permissions or row security. It does not share SQL with the product, so that slow statements of the
// product show.

import { createServer } from 'node:http'
import { Pool, types } from 'pg'
import { tellPort } from './tell-port.ts'

types.setTypeParser(20, Number)
types.setTypeParser(1082, (day) => day)
// Forces generic plans: PostgreSQL would otherwise plan the page again for each offset.
const options = '-c plan_cache_mode=force_generic_plan'
const pool = new Pool({ connectionString: process.env['BARE_DATABASE_URL'], max: 20, options })
const workspace = process.env['BARE_WORKSPACE'] ?? ''

const cap = 10_000
const states =
  'active.new active.in_progress active.evaluated with_offer with_offer.declined assigned rented inactive'.split(' ')

const fields = `a.id, a.number, a.progress_state, a.language, a.contact_name, a.household_type, a.persons, a.children, a.income,
  a.income_ratio, a.has_pets, a.wants_parking, a.parking_spaces, a.move_in_wish, a.source, a.overall_evaluation, a.second_evaluation,
  a.points, a.form_points, a.overall_star, a.documents, a."references", a.credit, a.email_validated_at, a.offer_until, a.created_at,
  a.last_activity_at,
  (select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) order by p.position) from adult p
    where p.workspace_id = a.workspace_id and p.application_id = a.id) people,
  (select json_agg(json_build_object('id', o.id, 'title', o.title) order by w.rank) from application_wish w
    join property_object o on o.workspace_id = w.workspace_id and o.id = w.object_id
    where w.workspace_id = a.workspace_id and w.application_id = a.id) wishes`

const orders = new Map([
  ['', 'a.created_at desc, a.id desc'],
  ['adults', 'a.contact_name collate "de-x-icu", a.id'],
])

const perTab = `select s, (select count(*) from (select from application where workspace_id = $1 and progress_state = s limit ${cap + 1}) c) n
  from unnest($2::text[]) s`

async function answer(query: URLSearchParams): Promise<string> {
  const state = query.get('state') ?? ''
  const search = query.get('search') ?? ''
  const sort = query.get('sort') ?? ''
  const size = Number(query.get('rowsPerPage') ?? 10)
  const offset = (Number(query.get('page') ?? 1) - 1) * size
  const values: unknown[] = [workspace]
  const conditions = ['a.workspace_id = $1']
  if (state !== 'all') conditions.push(`a.progress_state = $${values.push(state)}`)
  for (const word of search.split(' ').filter(Boolean))
    conditions.push(`a.search_text like $${values.push(`%${word}%`)}`)
  const where = conditions.join(' and ')
  const order = orders.get(sort) ?? ''
  const shape = `${sort} ${conditions.length} ${state === 'all'}`
  const [rows, counted, tabs] = await Promise.all([
    pool.query({
      name: `page ${shape}`,
      text: `select ${fields} from application a where ${where} order by ${order} limit $${values.length + 1} offset $${values.length + 2}`,
      values: [...values, size, offset],
    }),
    pool.query<{ n: number }>({
      name: `count ${shape}`,
      text: `select count(*) n from (select from application a where ${where} limit ${cap + 1}) c`,
      values,
    }),
    query.get('refreshStateFilters') === 'true' &&
      pool.query({ name: 'tabs', text: perTab, values: [workspace, states] }),
  ])
  const n = counted.rows[0]?.n ?? 0
  return JSON.stringify({ rows: rows.rows, total: Math.min(n, cap), capped: n > cap, tabs: tabs && tabs.rows })
}

const server = createServer((request, response) => {
  const [, query] = (request.url ?? '').split('?')
  answer(new URLSearchParams(query)).then(
    (body) =>
      response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        })
        .end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})

server.listen(0, '127.0.0.1', () => tellPort(server.address()))

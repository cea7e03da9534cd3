// Statements of the lists for investors and payments, each beside SQL that reads the same page without row security,
// counts and filters of its own making. Both on one connection in turn, so that other load affects both alike.

import { Client, type QueryConfig } from 'pg'
import { investorsTable } from '#areas/investors/server/list/list.ts'
import { interestedInvestorsTable } from '#areas/investors/server/interested/list.ts'
import { expectedTable } from '#areas/payments/server/expected/list.ts'
import { projectsTable } from '#areas/projects/server/list.ts'
import { tableQuery, type TableQuery } from '#platform/contract/table.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { median } from '../compare.ts'
import type { Ground } from '../ground.ts'
import type { Timing } from '../slowest.ts'
import { statementsOf, type AnyTable } from '../statements.ts'
import { seedInvest } from './seed-invest.ts'

interface Asked {
  name: string
  /** A function, because some tables read extension points. */
  table: () => unknown
  query: Partial<TableQuery>
  /** Condition and order of the bare statement, in which `$1` is the workspace. */
  where?: string
  order: string
}

const withTabs = { refreshStateFilters: true }
const filters = (values: object) => ({ filters: JSON.stringify(values) })
const investors = () => investorsTable
const people = () => interestedInvestorsTable
const payments = () => expectedTable
const byCompany = 'company collate "de-x-icu", id'
const newest = 'created_at desc, id desc'

const asked: readonly Asked[] = [
  {
    name: 'investors, active, by company',
    table: investors,
    query: { state: 'active', ...withTabs },
    where: `progress_state = 'active'`,
    order: byCompany,
  },
  { name: 'investors, all, by company', table: investors, query: { state: 'all' }, order: byCompany },
  { name: 'investors, all, page 5000', table: investors, query: { state: 'all', page: 5000 }, order: byCompany },
  { name: 'investors, all, newest', table: investors, query: { state: 'all', sort: '-created' }, order: newest },
  {
    name: 'investors, all, by volume',
    table: investors,
    query: { state: 'all', sort: '-volume_to' },
    order: 'volume_to desc nulls last, id desc',
  },
  {
    name: 'investors, search of one',
    table: investors,
    query: { state: 'all', search: '31234' },
    where: `search_text like '%31234%'`,
    order: byCompany,
  },
  {
    name: 'investors, search of many',
    table: investors,
    query: { state: 'active', search: 'anlagestiftung bern', ...withTabs },
    where: `progress_state = 'active' and search_text like '%anlagestiftung%' and search_text like '%bern%'`,
    order: byCompany,
  },
  {
    name: 'investors, search of a common word',
    table: investors,
    query: { state: 'active', search: 'keller', ...withTabs },
    where: `progress_state = 'active' and search_text like '%keller%'`,
    order: byCompany,
  },
  {
    name: 'investors, canton and use',
    table: investors,
    query: { state: 'active', ...withTabs, ...filters({ canton: ['BE'], use: ['retail'] }) },
    where: `progress_state = 'active' and cantons && '{BE}' and property_uses && '{retail}'`,
    order: byCompany,
  },
  {
    name: 'investors, with a signed NDA',
    table: investors,
    query: { state: 'active', ...filters({ apply_state: ['nda_signed'] }) },
    where: `progress_state = 'active' and exists (select from investor_application a where a.workspace_id = $1 and a.investor_id = t.id and a.state = 'nda_signed')`,
    order: byCompany,
  },
  {
    name: 'asking people, active, newest',
    table: people,
    query: { state: 'active', ...withTabs },
    where: `progress_state = 'active'`,
    order: newest,
  },
  { name: 'asking people, all, newest', table: people, query: { state: 'all' }, order: newest },
  {
    name: 'asking people, all, by name',
    table: people,
    query: { state: 'all', sort: 'contact_name' },
    order: 'contact_name collate "de-x-icu", id',
  },
  {
    name: 'asking people, search',
    table: people,
    query: { state: 'all', search: 'keller', ...withTabs },
    where: `search_text like '%keller%'`,
    order: newest,
  },
  {
    name: 'projects, all',
    table: projectsTable,
    query: { state: 'all', ...withTabs },
    order: 'updated_at desc, id desc',
  },
  {
    name: 'projects, published',
    table: projectsTable,
    query: { state: 'published' },
    where: `state = 'published'`,
    order: 'updated_at desc, id desc',
  },
  {
    name: 'projects, by title',
    table: projectsTable,
    query: { state: 'all', sort: 'title' },
    order: 'title collate "de-x-icu", id',
  },
  {
    name: 'projects, search',
    table: projectsTable,
    query: { state: 'all', search: 'portfolio 123' },
    where: `search_text like '%portfolio%' and search_text like '%123%'`,
    order: 'updated_at desc, id desc',
  },
  {
    name: 'payments, open',
    table: payments,
    query: { state: 'open', ...withTabs },
    where: `state in ('open', 'partial')`,
    order: 'due_on, id',
  },
  {
    name: 'payments, overdue',
    table: payments,
    query: { state: 'overdue' },
    where: `state in ('open', 'partial') and due_on < current_date`,
    order: 'due_on, id',
  },
  { name: 'payments, paid', table: payments, query: { state: 'paid' }, where: `state = 'paid'`, order: 'due_on, id' },
  { name: 'payments, all, page 5000', table: payments, query: { state: 'all', page: 5000 }, order: 'due_on, id' },
  {
    name: 'payments, search',
    table: payments,
    query: { state: 'all', search: 'keller', ...withTabs },
    where: `search_text like '%keller%'`,
    order: 'due_on, id',
  },
]

export interface InvestTimes extends Timing {
  /** Milliseconds of the page in bare SQL. */
  bare: number
}

const runs = 7

export async function measureInvest(
  { services, superuserUrl }: Pick<Ground, 'services' | 'superuserUrl'>,
  size: number,
): Promise<InvestTimes[]> {
  const home = await seedInvest(services, size)
  const bare = new Client({ connectionString: superuserUrl })
  await bare.connect()
  try {
    const times: InvestTimes[] = []
    for (const one of asked) {
      times.push(
        await inWorkspace(services.pool, home.id, async (client) => {
          const table = one.table() as AnyTable
          const query = tableQuery.parse({ tableDataOnly: true, ...one.query })
          const { plan, page, rows, tabs } = statementsOf(table, query, home.id)
          await client.query(plan)
          const offset = (query.page - 1) * query.rowsPerPage
          const where = one.where ? ` and ${one.where}` : ''
          const text = `select * from ${table.from} t where workspace_id = $1${where} order by ${one.order} limit ${query.rowsPerPage} offset ${offset}`
          const found = { page: [] as number[], rows: [] as number[], tabs: [] as number[], bare: [] as number[] }
          for (let run = 0; run < runs; run += 1) {
            found.page.push(await timeOf(client, page))
            found.rows.push(await timeOf(client, rows))
            found.tabs.push(tabs ? await timeOf(client, tabs) : 0)
            found.bare.push(await timeOf(bare, { text, values: [home.id] }))
          }
          return {
            name: one.name,
            page: median(found.page),
            rows: median(found.rows),
            tabs: median(found.tabs),
            bare: median(found.bare),
          }
        }),
      )
    }
    return times
  } finally {
    await bare.end()
  }
}

async function timeOf(client: Pick<Client, 'query'>, statement: QueryConfig): Promise<number> {
  const begin = performance.now()
  await client.query(statement)
  return performance.now() - begin
}

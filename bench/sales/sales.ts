// Sale: its list of applications beside the same list of a project that lets, requested in turn, and bank files of growing size
// beside a bare insert of as many rows.

import { listApplications, listSaleApplications } from '#areas/applications/contract/list.ts'
import { tableQuery, type TableQuery } from '#platform/contract/table.ts'
import { addressIn } from '../cases.ts'
import { compare, type Target } from '../compare.ts'
import { seedSize, signIn, type Ground } from '../ground.ts'
import { run, type Running } from '../servers.ts'
import { measureBankFiles, type BankFileTimes } from './bank-files.ts'
import { seedSale } from './seed-sale.ts'

export interface SaleFigures {
  applications: number
  lists: { name: string; sale: number; letting: number; ratio: number }[]
  files: BankFileTimes[]
}

type Asked = Partial<TableQuery>

const requests: readonly { name: string; sale: Asked; letting: Asked }[] = [
  { name: 'a state, first page', sale: { state: 'sale.new' }, letting: { state: 'active.new' } },
  { name: 'all, first page', sale: { state: 'all' }, letting: { state: 'all' } },
  { name: 'all, 50 rows', sale: { state: 'all', rowsPerPage: 50 }, letting: { state: 'all', rowsPerPage: 50 } },
  { name: 'all, page 100', sale: { state: 'all', page: 100 }, letting: { state: 'all', page: 100 } },
  { name: 'search of many', sale: { state: 'all', search: 'muller' }, letting: { state: 'all', search: 'muller' } },
  {
    name: 'counts of all tabs',
    sale: { state: 'sale.new', refreshStateFilters: true },
    letting: { state: 'active.new', refreshStateFilters: true },
  },
  {
    name: 'filter',
    sale: { state: 'all', filters: JSON.stringify({ confirmation: ['confirmed'] }) },
    letting: { state: 'all', filters: JSON.stringify({ pets: ['yes'] }) },
  },
]

export async function measureSales(ground: Ground, applications: number, rounds: number): Promise<SaleFigures> {
  const { services, url } = ground
  const letting = await seedSize(services, applications)
  const sale = await seedSale(services, applications)
  const headersOf = async (home: typeof sale) => ({
    'tenant-name': home.slug,
    authorization: `Bearer ${await signIn(services, home)}`,
  })
  const [lettingHeaders, saleHeaders] = [await headersOf(letting), await headersOf(sale)]
  const server = await run('our-server.ts', { DATABASE_URL: url })
  try {
    const lists: SaleFigures['lists'] = []
    for (const asked of requests) {
      const { ours, bare, ratio } = await compare(
        pageOf(server, listSaleApplications.path, asked.sale, saleHeaders),
        pageOf(server, listApplications.path, asked.letting, lettingHeaders),
        rounds,
      )
      lists.push({ name: asked.name, sale: ours, letting: bare, ratio })
    }
    return { applications, lists, files: await measureBankFiles(ground, server, sale) }
  } finally {
    await server.stop()
  }
}

const pageOf = (server: Running, path: string, query: Asked, headers: Record<string, string>): Target => ({
  url: `http://127.0.0.1:${server.port}${addressIn(path, tableQuery.parse({ tableDataOnly: true, ...query }))}`,
  headers,
})

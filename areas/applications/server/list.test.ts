import { describe, expect, it } from 'vitest'
import type { TableAnswer, TableQuery } from '#platform/contract/table.ts'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantApplications, plantWish } from './testing/planting.ts'

const world = useWorld()

async function list(home: Workspace, as: Person, query: Partial<TableQuery> = {}): Promise<TableAnswer> {
  const texts = Object.entries(query).map(([key, value]) => [key, String(value)])
  const url = `/api/v1/applications/?${new URLSearchParams(texts)}`
  const response = await world.ask(home, { url, as })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const names = (answer: TableAnswer) =>
  answer.tableData.body.map((row) => (Array.isArray(row.adults) ? row.adults[0].value : undefined))

async function homeWith(...given: Parameters<typeof plantApplications>[2]) {
  const home = await world.workspace()
  const ids = await plantApplications(world, home, given)
  return { home, ids, anna: await world.person(home) }
}

describe('the list of applications', () => {
  it('opens with what is new, newest first, and says what the list is', async () => {
    const { home, anna } = await homeWith(
      { contactName: 'Anna Alt' },
      { contactName: 'Beat Neu' },
      { contactName: 'Carla Fort', progressState: 'inactive' },
    )
    const answer = await list(home, anna)
    expect(names(answer)).toEqual(['Beat Neu', 'Anna Alt'])
    expect(answer.pagination).toMatchObject({ totalItems: 2, capped: false, currentPage: 1, rowsPerPage: 10 })
    expect(answer.stateFilters?.choices).toContainEqual(
      expect.objectContaining({ value: 'active.new', displayName: 'Neu', active: true, totalNum: 2 }),
    )
    expect(answer.stateFilters?.choices).toContainEqual(expect.objectContaining({ value: 'inactive', totalNum: 1 }))
    expect(answer.definition?.header.map((column) => column.key)).toEqual(
      expect.arrayContaining(['overall_star', 'overall_evaluation', 'priorities', 'number', 'adults', 'detail']),
    )
  })

  it('shows wished objects and people as links', async () => {
    const { home, anna, ids } = await homeWith({ contactName: 'Nora Ammann', overallStar: true })
    const { objectId } = await plantWish(world, home, { title: '3.5-Zimmer-Wohnung', rooms: 3.5, by: ids })
    const [row] = (await list(home, anna)).tableData.body
    expect(row).toMatchObject({
      priorities: [{ value: '3.5-Zimmer-Wohnung', href: `/objects/${objectId}` }],
      adults: [{ value: 'Nora Ammann', panel: { key: 'ApplicationAdult' } }],
      number: { value: '1', href: `/applications/${ids[0]}` },
      overall_star: { checked: true },
      state: { value: 'active.new', displayName: 'Neu' },
      _progress_state: 'active.new',
      _language: 'de',
    })
  })
})

// The list of projects and its bulk actions.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantProject } from './testing/planting.ts'

const world = useWorld()
const path = '/api/v1/b2b/objects/'

const list = async (home: Workspace, as: Person, query = '') =>
  (await world.ask(home, { url: `${path}?${query}`, as })).json()
const act = (home: Workspace, as: Person, payload: object) =>
  world.ask(home, { method: 'POST', url: path, payload, as })

async function scene() {
  const home = await world.workspace({ projectType: 'saleb2b' })
  return { home, user: await world.person(home, 'user'), assistant: await world.person(home, 'assistant') }
}
const plant = (home: Workspace, fields: Parameters<typeof plantProject>[2] = {}) =>
  plantProject(world.services.pool, home, fields)

describe('the list of projects', () => {
  it('shows projects with yield and state, to every colleague', async () => {
    const { home, assistant } = await scene()
    await plant(home)
    const { tableData, stateFilters } = await list(home, assistant)
    expect(tableData.body).toMatchObject([
      {
        title: { value: 'Überbauung Sonnenrain' },
        grossYield: '4.00\u00a0%',
        _project_state: 'published',
        _is_published: true,
      },
    ])
    expect(
      stateFilters.choices.map(({ value, totalNum }: { value: string; totalNum: number }) => [value, totalNum]),
    ).toEqual([
      ['all', 1],
      ['draft', 0],
      ['published', 1],
      ['reserved', 0],
      ['sold', 0],
      ['withdrawn', 0],
    ])
  })

  it.each([
    ['search=sonnenrain', 1],
    ['search=seerose', 0],
    ['state=draft', 0],
    [`filters=${JSON.stringify({ propertyUses: ['hotel'] })}`, 0],
    [`filters=${JSON.stringify({ grossYield: { min: 3.5, max: 4.5 } })}`, 1],
    [`filters=${JSON.stringify({ buildingZonesHarmonized: ['11', '12'] })}`, 1],
  ])('finds by %s', async (query, count) => {
    const { home, user } = await scene()
    await plant(home)
    expect((await list(home, user, query)).tableData.body).toHaveLength(count)
  })

  it('hides the projects of other workspaces', async () => {
    const { home, user } = await scene()
    await plant((await scene()).home)
    expect((await list(home, user)).tableData.body).toEqual([])
  })
})

describe('marked as sold', () => {
  it('is recorded with the reason, and not done twice', async () => {
    const { home, user } = await scene()
    const { id } = await plant(home)
    const sale = { bulkAction: 'setObjectToSold', targets: [id], option: { value: 'notarised', name: '' } }
    expect((await act(home, user, sale)).json()).toMatchObject({ changed: 1 })
    expect((await list(home, user)).tableData.body[0]).toMatchObject({
      _project_state: 'sold',
      _set_to_sold_available: { value: false, unavailable_tooltip: 'Das Projekt ist bereits verkauft.' },
    })
    expect(await auditEntries(world, home, 'b2b_project.sold')).toMatchObject([
      { changes: [{ field: 'state', old: 'published', new: 'sold' }] },
    ])
    expect((await act(home, user, sale)).json()).toMatchObject({ changed: 0 })
  })

  it('needs the permission to change objects', async () => {
    const { home, assistant } = await scene()
    const { id } = await plant(home)
    const refused = await act(home, assistant, {
      bulkAction: 'setObjectToSold',
      targets: [id],
      option: { value: 'other', name: '' },
    })
    expect(refused.statusCode).toBe(403)
  })
})

describe('deletion', () => {
  it.each([
    ['draft', 1],
    ['withdrawn', 1],
    ['published', 0],
    ['reserved', 0],
    ['sold', 0],
  ] as const)('of a project in the state %s', async (state, changed) => {
    const { home, user } = await scene()
    const { id } = await plant(home, { state })
    expect((await act(home, user, { bulkAction: 'delete', targets: [id] })).json()).toMatchObject({ changed })
    expect((await list(home, user)).tableData.body).toHaveLength(1 - changed)
  })
})

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantBuilding, plantFlat } from '../testing/planting.ts'

const world = useWorld()

async function scene() {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'admin'), id: await plantBuilding(world, home) }
}

const get = (home: Workspace, as: Person, path: string) => world.ask(home, { url: `/api/v1/buildings/${path}`, as })
const post = (home: Workspace, as: Person, path: string, payload: object) =>
  world.ask(home, { method: 'POST', url: `/api/v1/buildings/${path}`, payload, as })

describe('the list of buildings', () => {
  it('counts the objects in each, and those that are available', async () => {
    const { home, clerk, id } = await scene()
    await plantFlat(world, home, { buildingId: id })
    await plantFlat(world, home, { buildingId: id, progressState: 'rented' })
    const [row] = (await get(home, clerk, '?search=winterthur')).json().tableData.body
    expect(row).toMatchObject({ _id: id, place: '8400 Winterthur', objects: 2, available: 1 })
  })

  it('takes a building out of the process with a reason, unless somebody waits for a flat in it', async () => {
    const { home, clerk, id } = await scene()
    const held = await plantBuilding(world, home)
    await plantFlat(world, home, { buildingId: held, progressState: 'with_offer' })
    const option = { value: 'sold', name: 'Verkauft' }
    const answer = await post(home, clerk, '', { bulkAction: 'deactivate', targets: [id, held], option })
    expect(answer.json()).toMatchObject({ changed: 1, skipped: [{ id: held }] })
    expect((await get(home, clerk, `${id}/edit`)).json().isActive).toBe(false)
  })
})

describe('changing a building', () => {
  it('saves it, and its objects are found by the new address', async () => {
    const { home, clerk, id } = await scene()
    await plantFlat(world, home, { buildingId: id })
    const { data, version } = (await get(home, clerk, `${id}/edit`)).json()
    const wanted = { ...data, street: 'Rosenweg', city: 'Elgg', postalCode: '8353', version }
    expect((await post(home, clerk, `${id}/edit`, wanted)).json()).toMatchObject({ version: 2 })
    const found = await world.ask(home, { url: '/api/v1/objects/apartments?search=elgg%20rosenweg', as: clerk })
    expect(found.json().tableData.body).toHaveLength(1)
  })

  it('answers a stale save with what stands now', async () => {
    const { home, clerk, id } = await scene()
    const { data, version } = (await get(home, clerk, `${id}/edit`)).json()
    await post(home, clerk, `${id}/edit`, { ...data, floors: 6, version })
    const late = await post(home, clerk, `${id}/edit`, { ...data, floors: 7, version })
    expect([late.statusCode, late.json().current.data.floors]).toEqual([409, 6])
  })

  it('names the field that is wrong', async () => {
    const { home, clerk, id } = await scene()
    const { data, version } = (await get(home, clerk, `${id}/edit`)).json()
    const wrong = await post(home, clerk, `${id}/edit`, { ...data, postalCode: '84', canton: 'zh', version })
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ['postalCode', 'canton']])
    const nowhere = await post(home, clerk, `${id}/edit`, { ...data, canton: 'QQ', egid: '1234567890', version })
    expect([nowhere.statusCode, Object.keys(nowhere.json().fields)]).toEqual([422, ['canton', 'egid']])
  })

  it('asks for the permission and hides other workspaces', async () => {
    const { home, id } = await scene()
    const other = await scene()
    expect((await post(home, await world.person(home, 'assistant'), `${id}/edit`, {})).statusCode).toBe(403)
    expect((await get(other.home, other.clerk, `${id}/edit`)).statusCode).toBe(404)
    expect((await world.ask(other.home, { url: `/api/v1/public-buildings/${id}/front` })).statusCode).toBe(404)
  })
})

describe('the history of a building', () => {
  it('tells who created, changed and deactivated it, what changed and why, newest first', async () => {
    const { home, clerk, id: other } = await scene()
    const { data } = (await get(home, clerk, `${other}/edit`)).json()
    const { id } = (await post(home, clerk, 'create', { ...data, title: 'Rosenweg 3' })).json()
    await post(home, clerk, `${id}/edit`, { ...data, title: 'Rosenweg 3', floors: 6, version: 1 })
    const option = { value: 'sold', name: 'Verkauft' }
    await post(home, clerk, '', { bulkAction: 'deactivate', targets: [id], option })
    const { entries } = (await get(home, clerk, `${id}/timeline`)).json()
    const by = expect.stringMatching(/\S/)
    expect(entries).toMatchObject([
      { event: 'building.deactivated', title: 'Gebäude deaktiviert', by, detail: 'Verkauft' },
      { event: 'building.changed', by, detail: 'Geschosse: 5 → 6' },
      { event: 'building.created', title: 'Angelegt', by, detail: null },
    ])
    expect((await get(home, clerk, `${other}/timeline`)).json().entries).toEqual([])
  })

  it('is for those who may see objects, and hides other workspaces', async () => {
    const { id } = await scene()
    const other = await scene()
    expect((await get(other.home, other.clerk, `${id}/timeline`)).statusCode).toBe(404)
    expect((await world.ask(other.home, { url: `/api/v1/buildings/${other.id}/timeline` })).statusCode).toBe(401)
  })
})

describe('the drawn front', () => {
  it('is there for anybody, the same each time, and darker at dusk', async () => {
    const { home, id } = await scene()
    const front = async (query = '') =>
      (await world.ask(home, { url: `/api/v1/public-buildings/${id}/front${query}` })).body
    expect(await front()).toMatch(/^<svg .*<\/svg>$/s)
    expect(await front()).toBe(await front())
    expect(await front('?scheme=dark')).not.toBe(await front())
    expect(await front()).not.toMatch(/NaN|undefined/)
  })
})

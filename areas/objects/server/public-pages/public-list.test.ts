// Tests the public view of objects, above all the hidden data.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantFlat, type FlatFields } from '../testing/planting.ts'

const world = useWorld()

const list = async (home: Workspace, query = '') =>
  (await world.ask(home, { url: `/api/v1/objects/iframe-object-list${query}` })).json()
const idsIn = (answer: { items: { id: string }[] }) => answer.items.map(({ id }) => id)
const setting = (home: Workspace, key: string, value: object) =>
  inWorkspace(world.services.pool, home.id, (client) =>
    client.query('insert into project_setting (workspace_id, key, value) values ($1, $2, $3)', [home.id, key, value]),
  )

const forSale = { netRent: null, grossRent: null, ancillaryCost: null, sellingPrice: 85_000_000 }

describe('the public list', () => {
  it('needs no login and tells what can be had', async () => {
    const home = await world.workspace()
    const id = await plantFlat(world, home)
    const { items, pagination } = await list(home)
    expect(pagination).toMatchObject({ totalItems: 1, currentPage: 1 })
    expect(items[0]).toMatchObject({
      id,
      object_state: 'free',
      object_state_text: 'Frei',
      rentalgross: 1950,
      address: 'Lindenhofstrasse 12',
      city: 'Winterthur',
      application_form: `/form/application/new?uuids=${id}&lang=de`,
      layout_plan: `/api/v1/public-objects/${id}/floor-plan`,
    })
  })

  it.each<[string, boolean, FlatFields]>([
    ['a parking space to let', true, { kind: 'parkingspace', objectType: 'parking_regular', rooms: null }],
    ['a shop to let', true, { kind: 'craft', objectType: 'shop', rooms: null }],
    ['a cellar to let', false, { kind: 'other', objectType: 'cellar', rooms: null }],
    ['land for sale', true, { kind: 'plot', objectType: 'plot', rooms: null, ...forSale }],
    ['land to let', false, { kind: 'plot', objectType: 'plot', rooms: null }],
  ])('leads from %s to a form: %s', async (_, leads, fields) => {
    const home = await world.workspace()
    const id = await plantFlat(world, home, fields)
    const form = leads ? `/form/application/new?uuids=${id}&lang=de` : null
    expect((await list(home)).items[0]).toMatchObject({ application_form: form, application_closed: null })
  })

  it.each<[string, FlatFields]>([
    ['unpublished', { isPublished: false }],
    ['a draft', { progressState: 'draft' }],
    ['inactive', { progressState: 'inactive' }],
    ['not published yet', { publicationStart: '2999-01-01' }],
    ['no longer published', { publicationEnd: '2020-01-01' }],
  ])('hides what is %s, on the list and by its address', async (_, fields) => {
    const home = await world.workspace()
    const id = await plantFlat(world, home, fields)
    expect(idsIn(await list(home))).toEqual([])
    expect(idsIn(await list(home, `?ids=${id}`))).toEqual([])
    expect((await world.ask(home, { url: `/api/v1/public-objects/${id}` })).statusCode).toBe(404)
  })

  it('hides the objects of other workspaces', async () => {
    const home = await world.workspace()
    const foreign = await plantFlat(world, await world.workspace())
    expect(idsIn(await list(home, `?ids=${foreign}`))).toEqual([])
    expect((await world.ask(home, { url: `/api/v1/public-objects/${foreign}` })).statusCode).toBe(404)
    expect((await world.ask(home, { url: `/api/v1/public-objects/${foreign}/floor-plan` })).statusCode).toBe(404)
  })

  it('does not tell the price of what is taken, not by searching for it either', async () => {
    const home = await world.workspace()
    const id = await plantFlat(world, home, { progressState: 'rented' })
    const [item] = (await list(home)).items
    expect(item).toMatchObject({
      object_state: 'rented',
      rentalgross: null,
      rentalgross_net: null,
      incidentals: null,
      application_form: null,
    })
    expect(idsIn(await list(home, '?maxPrice=1000000'))).toEqual([])
    const details = (await world.ask(home, { url: `/api/v1/public-objects/${id}` })).json()
    expect(details).toMatchObject({ rentalgross: null, deposit: null })
  })

  it('tells it when the project says so', async () => {
    const home = await world.workspace()
    await setting(home, 'public-list', { hidesPricesOfTaken: false })
    await plantFlat(world, home, { progressState: 'rented' })
    expect((await list(home)).items[0]).toMatchObject({ rentalgross: 1950 })
    expect(idsIn(await list(home, '?maxPrice=2000'))).toHaveLength(1)
  })

  it('shows no taken objects when the project says so', async () => {
    const home = await world.workspace()
    await setting(home, 'public-list', { showsTaken: false })
    await plantFlat(world, home, { progressState: 'assigned' })
    const free = await plantFlat(world, home)
    expect(idsIn(await list(home))).toEqual([free])
  })

  it('puts free ones first, and narrows and sorts', async () => {
    const home = await world.workspace()
    const taken = await plantFlat(world, home, { progressState: 'rented', title: 'A' })
    const dear = await plantFlat(world, home, { grossRent: 300_000, rooms: 5.5 })
    const cheap = await plantFlat(world, home, { grossRent: 90_000, rooms: 1.5 })
    expect(idsIn(await list(home, '?sort=price'))).toEqual([cheap, dear, taken])
    expect(idsIn(await list(home, '?sort=-price'))).toEqual([dear, cheap, taken])
    expect(idsIn(await list(home, '?minRooms=5'))).toEqual([dear])
    expect(idsIn(await list(home, '?maxPrice=1000'))).toEqual([cheap])
    expect(idsIn(await list(home, '?onlyFree=true&sort=rooms'))).toEqual([cheap, dear])
    expect(idsIn(await list(home, '?rowsPerPage=1&currentPage=2&sort=price'))).toEqual([dear])
  })

  it('offers only choices that find something', async () => {
    const home = await world.workspace()
    await plantFlat(world, home, { rooms: 2.5 })
    await plantFlat(world, home, { rooms: 4.5, isPublished: false })
    const init = (await world.ask(home, { url: '/api/v1/objects/iframe-object-list/init' })).json()
    expect(init).toMatchObject({ rooms: [2.5], cities: ['Winterthur'], maxWishes: 3, canApply: true })
    expect(init.kinds).toEqual([{ value: 'apartment', displayName: 'Wohnungen', count: 1, isForSale: false }])
  })

  it('begins with flats, however many there are of the rest, and knows what of it is sold', async () => {
    const home = await world.workspace({ projectType: 'build', theme: 'build' })
    await plantFlat(world, home)
    const plot = { kind: 'plot', netRent: null, grossRent: null, sellingPrice: 246_000_000 } as const
    await plantFlat(world, home, plot)
    await plantFlat(world, home, plot)
    const { kinds } = (await world.ask(home, { url: '/api/v1/objects/iframe-object-list/init' })).json()
    expect(kinds).toMatchObject([
      { value: 'apartment', isForSale: false },
      { value: 'plot', count: 2, isForSale: true },
    ])
  })

  it('takes no applications where whole properties are sold', async () => {
    const home = await world.workspace({ projectType: 'saleb2b', theme: 'invest' })
    await plantFlat(world, home)
    expect((await list(home)).items[0].application_form).toBeNull()
  })

  it('draws its plan for anybody, to keep for an hour, in the language of the address', async () => {
    const home = await world.workspace()
    const id = await plantFlat(world, home)
    const plan = await world.ask(home, { url: `/fr/api/v1/public-objects/${id}/floor-plan?scheme=dark` })
    expect(plan.headers['cache-control']).toBe('public, max-age=3600')
    expect(plan.body).toContain('Cuisine')
    const hidden = await plantFlat(world, home, { progressState: 'draft' })
    expect((await world.ask(home, { url: `/api/v1/public-objects/${hidden}/floor-plan` })).statusCode).toBe(404)
  })
})

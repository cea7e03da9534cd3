// Recording a manual sale, and undoing it.

import { describe, expect, it } from 'vitest'
import { projectTypes, type ProjectType } from '#platform/rules/project-type.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantFlat } from '../testing/planting.ts'

const world = useWorld()
const priced = { netRent: null, grossRent: null, sellingPrice: 90_000_000 }

async function scene(projectType: ProjectType = 'sale') {
  const home = await world.workspace({ projectType })
  const clerk = await world.person(home, 'admin')
  const id = await plantFlat(world, home, priced)
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, as = clerk, place = home) =>
    world.ask(place, { method, url: `/api/v1/objects/${path}`, as, ...(payload && { payload }) })
  const read = async () => (await ask('GET', id)).json()
  const note = async (given: object = {}) =>
    ask('POST', `${id}/note-sold`, { soldOn: '2026-10-01', version: (await read()).version, ...given })
  const takeBack = async (given: object = { reason: 'Käuferin ist zurückgetreten' }) =>
    ask('POST', `${id}/take-sale-back`, { version: (await read()).version, ...given })
  return { home, clerk, id, ask, read, note, takeBack }
}

describe('the public words for an object', () => {
  it.each([
    ['sale', 'Verfügbar'],
    ['reletting', 'Frei'],
  ] as const)('in %s say %s', async (projectType, words) => {
    const { home } = await scene(projectType)
    const list = await world.ask(home, { url: '/api/v1/objects/iframe-object-list' })
    expect(list.json().items.map((item: { object_state_text: string }) => item.object_state_text)).toEqual([words])
    const french = await world.ask(home, { url: '/fr/api/v1/objects/iframe-object-list' })
    expect(french.json().items[0].object_state_text).toBe(projectType === 'sale' ? 'Disponible' : 'Libre')
  })
})

describe('noting an object as sold', () => {
  it('keeps the day, the price and the buyer, and takes it out of the offer', async () => {
    const { read, note, ask, id } = await scene()
    const done = await note({ price: 915_000, buyer: 'Familie Amacker' })
    expect(done.json()).toMatchObject({ progress_state: 'sold' })
    expect(await read()).toMatchObject({
      progress_state: 'sold',
      sale: { soldOn: '2026-10-01', price: 915_000, buyer: 'Familie Amacker' },
    })
    const { entries } = (await ask('GET', `${id}/timeline`)).json()
    expect(entries[0]).toMatchObject({ title: 'Als verkauft vermerkt' })
    expect((await note()).statusCode).toBe(409)
    expect((await ask('DELETE', id)).statusCode).toBe(409)
  })

  it('needs the day alone, and no day to come', async () => {
    const { read, note } = await scene()
    expect((await note({ soldOn: undefined })).statusCode).toBe(422)
    expect((await note({ soldOn: '2099-01-01' })).json().fields).toEqual({ soldOn: 'Das Datum liegt in der Zukunft.' })
    expect((await note({ version: 99 })).statusCode).toBe(409)
    expect((await note()).statusCode).toBe(200)
    expect((await read()).sale).toMatchObject({ price: null, buyer: null })
  })

  it('is done for many with the day of today', async () => {
    const { home, id, ask, read } = await scene()
    const other = await plantFlat(world, home, priced)
    const done = await ask('POST', 'apartments', { bulkAction: 'close', targets: [id, other] })
    expect(done.json()).toMatchObject({ changed: 2 })
    expect((await read()).sale.soldOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it.each(projectTypes)('is possible in %s only if the project sells', async (type) => {
    const { note } = await scene(type)
    expect((await note()).statusCode).toBe(type === 'sale' || type === 'saleb2b' ? 200 : 409)
  })

  it('asks for the permission, and is hidden from other workspaces', async () => {
    const { id, ask, home } = await scene()
    const body = { soldOn: '2026-10-01', version: 1 }
    expect((await ask('POST', `${id}/note-sold`, body, await world.person(home, 'assistant'))).statusCode).toBe(403)
    const elsewhere = await scene()
    expect((await elsewhere.ask('POST', `${id}/note-sold`, body)).statusCode).toBe(404)
  })
})

describe('taking a sale back', () => {
  it('needs a reason, and puts the object back where it was', async () => {
    const { note, takeBack, read, ask, id } = await scene()
    await note({ buyer: 'Familie Amacker' })
    expect((await takeBack({})).json().fields).toEqual({ reason: 'Bitte ausfüllen' })
    const opened = await ask('POST', `${id}/change-status`, { action: 'activate' })
    expect(opened.json().message).toBe('Das Objekt ist verkauft. Nehmen Sie zuerst den Verkauf zurück.')
    expect((await takeBack()).json()).toMatchObject({ progress_state: 'available' })
    expect(await read()).toMatchObject({ progress_state: 'available', sale: null })
    const { entries } = (await ask('GET', `${id}/timeline`)).json()
    expect(entries[0]).toMatchObject({ title: 'Verkauf zurückgenommen' })
    expect((await takeBack()).statusCode).toBe(409)
    expect((await note()).statusCode).toBe(200)
  })

  it('asks for the permission, and is hidden from other workspaces', async () => {
    const { id, ask, home, note } = await scene()
    await note()
    const body = { reason: 'Irrtum', version: 2 }
    expect((await ask('POST', `${id}/take-sale-back`, body, await world.person(home, 'assistant'))).statusCode).toBe(
      403,
    )
    const elsewhere = await scene()
    expect((await elsewhere.ask('POST', `${id}/take-sale-back`, body)).statusCode).toBe(404)
  })
})

describe('the lists of objects where a project sells', () => {
  it('speak of prices and sales, and not of rents and tenants', async () => {
    const { ask, note } = await scene()
    await note()
    const { definition, stateFilters } = (await ask('GET', 'apartments')).json()
    const columns = definition.header.map(({ key }: { key: string }) => key)
    for (const key of ['net_rent', 'deposit', 'holder']) expect(columns).not.toContain(key)
    const filters = definition.filters.map(({ key }: { key: string }) => key)
    for (const key of ['rent', 'dogs', 'subsidized']) expect(filters).not.toContain(key)
    const tabs = stateFilters.choices.map(({ displayName }: { displayName: string }) => displayName)
    expect(tabs).toContain('Verkauft')
    for (const tab of ['Vermietet, verkauft', 'Gekündigt', 'Zugewiesen']) expect(tabs).not.toContain(tab)
    const titles = definition.header.map(({ title }: { title: string }) => title)
    expect(titles).toContain('Kaufpreis')
    expect(titles).not.toContain('Miete / Preis')
  })
})

import { describe, expect, it } from 'vitest'
import type { TableDefinition } from '#platform/contract/table.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import type { Workspace } from '#platform/server/context.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'

const world = useWorld()

async function definition(home: Workspace, as: Person): Promise<TableDefinition> {
  return (await world.ask(home, { url: '/api/v1/applications/', as })).json().definition
}

const arrange = (home: Workspace, as: Person, value: unknown) =>
  world.ask(home, { method: 'POST', url: '/api/v1/settings/applications/list', payload: { value }, as })

const saveView = (home: Workspace, as: Person, view: object) =>
  world.ask(home, {
    method: 'POST',
    url: '/api/v1/table-views/applications',
    payload: { name: 'Familien', shared: false, query: 'state=active.new&search=kind', ...view },
    as,
  })

const rename = (home: Workspace, as: Person, id: string, name: string) =>
  world.ask(home, { method: 'PATCH', url: `/api/v1/table-views/applications/${id}`, payload: { name }, as })

describe('the columns of a list', () => {
  it('stand for everybody as they were arranged, new ones after their left neighbour', async () => {
    const home = await world.workspace()
    const admin = await world.person(home, 'admin')
    const value = [
      { key: 'adults', visible: true },
      { key: 'number', visible: false },
    ]
    expect((await arrange(home, admin, value)).statusCode).toBe(200)
    const { header, settings } = await definition(home, await world.person(home, 'assistant'))
    const order = header.map((column) => column.key)
    expect(order.indexOf('adults')).toBeLessThan(order.indexOf('number'))
    expect(header.find((column) => column.key === 'number')?.visible).toBe(false)
    const after = order.indexOf('adults') + 1
    expect(order.slice(after, after + 2)).toEqual(['household_type', 'persons'])
    expect(settings).toMatchObject({ key: 'applications', enabled: false, columnsOrder: order })
    expect(await auditEntries(world, home, 'list.columns_arranged')).toHaveLength(1)
  })

  it('are arranged only by those who may', async () => {
    const home = await world.workspace()
    const value = [{ key: 'adults', visible: true }]
    expect((await arrange(home, await world.person(home, 'user'), value)).statusCode).toBe(403)
  })

  it.each([
    [[]],
    [[{ key: 'adults', visible: false }]],
    [
      [
        { key: 'adults', visible: true },
        { key: 'adults', visible: false },
      ],
    ],
  ])('refuse %j', async (value) => {
    const home = await world.workspace()
    expect((await arrange(home, await world.person(home), value)).statusCode).toBe(422)
  })

  it('stay as they are in another workspace', async () => {
    const home = await world.workspace()
    await arrange(home, await world.person(home), [{ key: 'number', visible: false }])
    const other = await world.workspace()
    const { header } = await definition(other, await world.person(other))
    expect(header.find((column) => column.key === 'number')?.visible).toBe(true)
  })
})

describe('saved views', () => {
  it('are one’s own until they are shared, and only the owner deletes them', async () => {
    const home = await world.workspace()
    const [anna, beat] = [await world.person(home), await world.person(home)]
    const { view } = (await saveView(home, anna, {})).json()
    expect((await definition(home, anna)).views).toEqual([view])
    expect((await definition(home, beat)).views).toEqual([])
    await saveView(home, anna, { shared: true })
    expect((await definition(home, beat)).views).toEqual([{ ...view, shared: true, mine: false }])
    const url = `/api/v1/table-views/applications/${view.id}`
    expect((await world.ask(home, { method: 'DELETE', url, as: beat })).statusCode).toBe(404)
    expect((await world.ask(home, { method: 'DELETE', url, as: anna })).statusCode).toBe(200)
    expect((await definition(home, beat)).views).toEqual([])
  })

  it('of the same name replace one another', async () => {
    const home = await world.workspace()
    const anna = await world.person(home)
    await saveView(home, anna, { query: 'search=a' })
    await saveView(home, anna, { query: 'search=b' })
    expect((await definition(home, anna)).views).toMatchObject([{ name: 'Familien', query: 'search=b' }])
  })

  it('are renamed by their owner', async () => {
    const home = await world.workspace()
    const [anna, beat] = [await world.person(home), await world.person(home)]
    const { view } = (await saveView(home, anna, { shared: true })).json()
    expect((await rename(home, beat, view.id, 'Paare')).statusCode).toBe(404)
    expect((await rename(home, anna, view.id, 'familien')).json().view).toEqual({ ...view, name: 'familien' })
    expect((await rename(home, anna, view.id, ' ')).json().fields).toEqual({ name: 'Bitte ausfüllen' })
    expect((await rename(home, anna, view.id, 'Paare')).statusCode).toBe(200)
    expect((await definition(home, beat)).views).toMatchObject([{ id: view.id, name: 'Paare' }])
  })

  it('have a name of their own among those that a person sees', async () => {
    const home = await world.workspace()
    const [anna, beat] = [await world.person(home), await world.person(home)]
    await saveView(home, anna, { name: 'Zürich', shared: true })
    await saveView(home, anna, { name: 'Bern' })
    const taken = { name: 'Diesen Namen gibt es schon.' }
    expect((await saveView(home, beat, { name: 'zurich' })).json().fields).toEqual(taken)
    const { view } = (await saveView(home, beat, { name: 'Bern' })).json()
    expect((await rename(home, beat, view.id, 'Zürich')).json().fields).toEqual(taken)
    await saveView(home, beat, { name: 'bern', query: 'search=b' })
    expect((await definition(home, beat)).views.filter(({ mine }) => mine)).toMatchObject([
      { id: view.id, name: 'bern', query: 'search=b' },
    ])
  })

  it('need a name', async () => {
    const home = await world.workspace()
    const response = await saveView(home, await world.person(home), { name: ' ' })
    expect(response.json().fields).toEqual({ name: 'Bitte ausfüllen' })
  })

  it('of another workspace do not exist', async () => {
    const home = await world.workspace()
    const { view } = (await saveView(home, await world.person(home), { shared: true })).json()
    const other = await world.workspace()
    const stranger = await world.person(other)
    const url = `/api/v1/table-views/applications/${view.id}`
    expect((await world.ask(other, { method: 'DELETE', url, as: stranger })).statusCode).toBe(404)
    expect((await rename(other, stranger, view.id, 'Meine')).statusCode).toBe(404)
  })
})

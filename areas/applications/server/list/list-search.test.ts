import { describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { list, names, placeWith } from '../testing/asking.ts'
import { plantWish } from '../testing/planting.ts'

const world = useWorld()

const people = [
  { contactName: 'Zoë Müller', searchText: '1 zoe muller zoe@example.ch 0791234567 41791234567' },
  { contactName: 'Ärni Ott', searchText: '2 arni ott arni.ott@example.ch' },
  { contactName: 'Beat 100%', searchText: '3 beat 100%' },
  { contactName: 'Carla Meier', searchText: '4 carla meier', progressState: 'inactive' as const },
]

describe('searching the list', () => {
  it.each([
    ['muller', ['Zoë Müller']],
    ['MÜLLER zoë', ['Zoë Müller']],
    ['Mueller', ['Zoë Müller']],
    ['müller, ZOE', ['Zoë Müller']],
    ['zoe@example', ['Zoë Müller']],
    ['079 123 45 67', ['Zoë Müller']],
    ['+41 (0)79 123 45 67', ['Zoë Müller']],
    ['0041791234567', ['Zoë Müller']],
    ['079/123 45', ['Zoë Müller']],
    ['Müller 079 123', ['Zoë Müller']],
    ['100%', ['Beat 100%']],
    ['_rni', []],
    ['carla', []],
    ['%', ['Beat 100%']],
  ])('finds for "%s" %j', async (search, expected) => {
    const place = await placeWith(world, people)
    const answer = await list(world, place, { search })
    expect(names(answer)).toEqual(expected)
    expect(answer.pagination.totalItems).toBe(expected.length)
  })

  // The first pages are read in sort order, the last ones by the search index.
  it.each(['', 'income', '-income'])('shows each match once, page after page, in the order «%s»', async (sort) => {
    const many = Array.from({ length: 17 }, (_, index) => ({
      contactName: `Person ${index}`,
      income: index % 3 === 0 ? null : 40_000 + (index % 5) * 10_000,
      searchText: index % 4 === 3 ? `${index} ott` : `${index} meier`,
    }))
    const place = await placeWith(world, many)
    const read = async (query: { search?: string; rowsPerPage: 5 | 20; page?: number }) =>
      names(await list(world, place, { ...query, sort }))
    const pageOf = (page: number) => read({ search: 'meier', rowsPerPage: 5, page })
    const pages = await Promise.all([1, 2, 3].map(pageOf))
    expect(pages.map((page) => page.length)).toEqual([5, 5, 3])
    expect(await pageOf(4)).toEqual(pages[2])
    const matching = many.filter(({ searchText }) => searchText.includes('meier')).map(({ contactName }) => contactName)
    expect(pages.flat()).toEqual((await read({ rowsPerPage: 20 })).filter((name) => matching.includes(name)))
  })

  it('says in which tabs there are matches', async () => {
    const answer = await list(world, await placeWith(world, people), { search: 'carla' })
    const found = answer.stateFilters?.choices.filter((choice) => choice.totalNum > 0).map((choice) => choice.value)
    expect(found).toEqual(['inactive', 'all'])
  })
})

describe('filtering the list', () => {
  const households = [
    { contactName: 'Anna Allein', persons: 1, income: 60_000, overallEvaluation: 'A' as const, hasPets: true },
    { contactName: 'Beat Paar', persons: 2, income: null, householdType: 'couple_household', language: 'fr' as const },
    {
      contactName: 'Carla Gross',
      persons: 12,
      income: 400_000,
      overallStar: true,
      createdAt: new Date('2026-03-31T22:30:00Z'),
    },
  ]

  it.each([
    [{ household_type: ['couple_household'] }, ['Beat Paar']],
    [{ persons: { min: 2, max: 10 } }, ['Carla Gross', 'Beat Paar']],
    [{ persons: { max: 9 } }, ['Beat Paar', 'Anna Allein']],
    [{ persons: { min: 1, max: 10 } }, ['Carla Gross', 'Beat Paar', 'Anna Allein']],
    [{ income: { min: 50_000 } }, ['Carla Gross', 'Anna Allein']],
    [{ evaluation: ['none'] }, ['Carla Gross', 'Beat Paar']],
    [{ evaluation: ['A', 'none'] }, ['Carla Gross', 'Beat Paar', 'Anna Allein']],
    [{ pets: ['yes'] }, ['Anna Allein']],
    [{ pets: ['no'] }, ['Carla Gross', 'Beat Paar']],
    [{ favourite: true }, ['Carla Gross']],
    [{ favourite: false }, ['Carla Gross', 'Beat Paar', 'Anna Allein']],
    [{ language: ['fr'], pets: [] }, ['Beat Paar']],
    // 00:30 on 1 April in Switzerland.
    [{ created: { from: '2026-04-01', to: '2026-04-01' } }, ['Carla Gross']],
    [{ created: { to: '2026-03-31' } }, ['Beat Paar', 'Anna Allein']],
  ])('narrows by %j to %j', async (filters, expected) => {
    const answer = await list(world, await placeWith(world, households), { filters: JSON.stringify(filters) })
    expect(names(answer)).toEqual(expected)
  })

  it('narrows by wished object, its building and its rooms, and knows their names', async () => {
    const place = await placeWith(world, households)
    const [anna = '', beat = ''] = place.ids
    const wish = await plantWish(world, place.home, { title: 'Dachwohnung', rooms: 3.5, by: [anna] })
    await plantWish(world, place.home, { title: 'Studio', rooms: 1, by: [beat] })
    const by = async (filters: object) => list(world, place, { filters: JSON.stringify(filters) })
    expect(names(await by({ object: [wish.objectId] }))).toEqual(['Anna Allein'])
    expect(names(await by({ building: [wish.buildingId] }))).toEqual(['Anna Allein'])
    expect(names(await by({ rooms: ['1', '1.5'] }))).toEqual(['Beat Paar'])
    const { definition } = await by({ object: [wish.objectId] })
    expect(definition?.filters.find((filter) => filter.key === 'object')?.choices).toEqual([
      { value: wish.objectId, displayName: expect.stringContaining('Dachwohnung') },
    ])
  })

  it('searches the objects to choose from', async () => {
    const place = await placeWith(world, [])
    const { objectId } = await plantWish(world, place.home, { title: 'Dachwohnung', rooms: 3.5, by: [] })
    await plantWish(world, place.home, { title: 'Studio', rooms: 1, by: [] })
    const url = '/api/v1/applications/choices/objects?search=dach'
    const { items } = (await world.ask(place.home, { url, as: place.as })).json()
    expect(items.map((item: { value: string }) => item.value)).toEqual([objectId])
  })
})

describe('sorting and paging the list', () => {
  const three = [
    { contactName: 'Zita Zbinden', overallEvaluation: 'B' as const, income: 50_000 },
    { contactName: 'Ärni Ott', overallEvaluation: null, income: null },
    { contactName: 'Beat Meier', overallEvaluation: 'A' as const, income: 90_000 },
  ]

  it.each([
    ['adults', ['Ärni Ott', 'Beat Meier', 'Zita Zbinden']],
    ['-adults', ['Zita Zbinden', 'Beat Meier', 'Ärni Ott']],
    ['overall_evaluation', ['Beat Meier', 'Zita Zbinden', 'Ärni Ott']],
    ['-income', ['Beat Meier', 'Zita Zbinden', 'Ärni Ott']],
    ['income', ['Ärni Ott', 'Zita Zbinden', 'Beat Meier']],
    ['number', ['Zita Zbinden', 'Ärni Ott', 'Beat Meier']],
    ['', ['Beat Meier', 'Ärni Ott', 'Zita Zbinden']],
  ])('orders by "%s"', async (sort, expected) => {
    const answer = await list(world, await placeWith(world, three), { sort })
    expect(names(answer)).toEqual(expected)
    expect(answer.sortKey).toBe(sort)
  })

  it('shows each row once over all pages, also when many are equal', async () => {
    const given = Array.from({ length: 23 }, (_, index) => ({ contactName: `Person ${index}`, income: 50_000 }))
    const place = await placeWith(world, given)
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => list(world, place, { page, rowsPerPage: 5, sort: 'income' })),
    )
    const seen = pages.flatMap(names)
    expect(seen).toHaveLength(23)
    expect(new Set(seen).size).toBe(23)
    const beyond = await list(world, place, { page: 6, rowsPerPage: 5, sort: 'income' })
    expect(beyond).toMatchObject({ tableData: pages[4]?.tableData, pagination: { currentPage: 5 } })
  })

  it('brings a single row back only while it still matches', async () => {
    const place = await placeWith(world, three)
    const [id = ''] = place.ids
    const still = await list(world, place, { refreshItemId: id, tableDataOnly: true })
    expect(names(still)).toEqual(['Zita Zbinden'])
    const gone = await list(world, place, { refreshItemId: id, state: 'inactive', tableDataOnly: true })
    expect(gone.tableData.body).toEqual([])
    const filtered = await list(world, place, { refreshItemId: id, filters: '{"evaluation":["A"]}' })
    expect(filtered.tableData.body).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { rowsOfPageStatement } from '#platform/server/table/statement.ts'
import { plannedLists } from '#platform/server/testing/planned-lists.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { applicationsTable } from './list.ts'
import { list, names, placeWith, type Place } from '../testing/asking.ts'
import { plantApplications } from '../testing/planting.ts'

const world = useOwnWorld()

const planned = (part: string) => plannedLists(world.services.pool, part)

const ask = async (place: Place, query: Parameters<typeof list>[2]) =>
  list(world, place, { tableDataOnly: true, ...query })

const finding = 'set_config'
const reading = 'with ordinality'

describe('what PostgreSQL plans for a page of a list', () => {
  it('is planned for all values, also for another workspace and another page', async () => {
    const six = [1, 2, 3, 4, 5, 6].map((place) => ({ contactName: `Person ${place}` }))
    const place = await placeWith(world, six)
    const other = await placeWith(world, [{ contactName: 'Carla Fremd' }])
    expect(names(await ask(place, { rowsPerPage: 5 }))).toEqual([6, 5, 4, 3, 2].map((place) => `Person ${place}`))
    expect(names(await ask(other, { rowsPerPage: 5 }))).toEqual(['Carla Fremd'])
    expect(names(await ask(place, { rowsPerPage: 5, page: 2 }))).toEqual(['Person 1'])
    await expect.poll(() => planned(finding)).toEqual({ generic: 3, custom: 0 })
    expect(await planned(reading)).toEqual({ generic: 3, custom: 0 })
  })

  it('is planned with the words of a search, and its rows still once', async () => {
    const place = await placeWith(world, [{ contactName: 'Anna Alt' }, { contactName: 'Beat Neu' }])
    const before = await planned(reading)
    expect(names(await ask(place, { search: 'beat' }))).toEqual(['Beat Neu'])
    await expect.poll(() => planned('search_pattern')).toMatchObject({ generic: 0, custom: 1 })
    expect(await planned(reading)).toMatchObject({ generic: before.generic + 1, custom: 0 })
  })

  it('is planned with its values where no index has the order', async () => {
    const place = await placeWith(world, [{}])
    await ask(place, { sort: 'move_in_wish' })
    await expect.poll(() => planned('t.move_in_wish asc')).toMatchObject({ generic: 0, custom: 1 })
  })
})

describe('the ids of a page, kept in the transaction', () => {
  it('lead to no row of another workspace', async () => {
    const home = await world.workspace()
    const others = await plantApplications(world, await world.workspace(), [{ contactName: 'Beat Fremd' }])
    const own = await plantApplications(world, home, [{ contactName: 'Anna Muster' }])
    const { rows } = await inWorkspace(world.services.pool, home.id, async (client) => {
      await client.query("select set_config('app.page_ids', $1, true)", [`{${[...others, ...own].join(',')}}`])
      return client.query<{ id: string }>(rowsOfPageStatement(applicationsTable))
    })
    expect(rows.map(({ id }) => id)).toEqual(own)
  })

  it('are gone with the transaction', async () => {
    const place = await placeWith(world, [{}])
    await ask(place, {})
    const left = () =>
      world.services.pool.query<{ ids: string }>("select coalesce(current_setting('app.page_ids', true), '') as ids")
    await expect.poll(async () => (await left()).rows[0]?.ids).toBe('')
  })
})

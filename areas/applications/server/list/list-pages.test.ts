import { describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { list, names, placeWith } from '../testing/asking.ts'

const world = useWorld()

const seven = Array.from({ length: 7 }, (_, index) => ({ contactName: `Haushalt ${index + 1}` }))

describe('a page of a list', () => {
  it('beyond the end is the last page, with its number', async () => {
    const place = await placeWith(world, seven)
    const beyond = await list(world, place, { page: 9999, rowsPerPage: 5 })
    expect(names(beyond)).toEqual(['Haushalt 2', 'Haushalt 1'])
    expect(beyond.pagination).toMatchObject({ currentPage: 2, totalItems: 7, rowsPerPage: 5 })
    expect(beyond.definition?.title).toBe('Bewerbungen')
    const rowsOnly = await list(world, place, { page: 9999, rowsPerPage: 5, tableDataOnly: true })
    expect(names(rowsOnly)).toEqual(['Haushalt 2', 'Haushalt 1'])
    expect(rowsOnly.definition).toBeUndefined()
  })

  it('of an empty list is the first', async () => {
    const place = await placeWith(world, [])
    const empty = await list(world, place, { page: 3 })
    expect(empty.tableData.body).toEqual([])
    expect(empty.pagination).toMatchObject({ currentPage: 1, totalItems: 0 })
  })

  it('with minimal data names each row by id, number, name and state', async () => {
    const place = await placeWith(world, [{ contactName: 'Nora Ammann' }])
    const { tableData, pagination } = await list(world, place, { minimalData: true, rowsPerPage: 5 })
    expect(tableData.body).toEqual([
      { _id: place.ids[0], id: place.ids[0], number: 1, name: 'Nora Ammann', state: 'active.new' },
    ])
    expect(pagination).toMatchObject({ totalItems: 1, rowsPerPage: 5 })
  })

  it('asked for its count alone has no rows', async () => {
    const place = await placeWith(world, seven)
    const { tableData, pagination } = await list(world, place, { countOnly: true, exactCount: true })
    expect(tableData.body).toEqual([])
    expect(pagination.totalItems).toBe(7)
  })
})

import { describe, expect, test } from 'vitest'
import {
  changed,
  hasListState,
  listStateOf,
  readAddress,
  untouched,
  viewQueryOf,
  writeAddress,
  type ListState,
} from './list-state.ts'

const busy = {
  ...untouched,
  state: 'active.new',
  search: 'Müller & Söhne',
  sort: '-created',
  filters: { rooms: ['3.5', '4.5'], rent: { min: 1000, max: 2000 }, pets: true, created: { from: '2026-11-01' } },
  group: 'object',
  page: 3,
  view: 'v1',
}

const written = (list: ListState) => JSON.parse(JSON.stringify(writeAddress(list)))

describe('the address of a list', () => {
  test('comes back as it was written', () => {
    expect(readAddress(written(busy))).toEqual(busy)
  })

  test('is empty while nothing was chosen', () => {
    expect(written(untouched)).toEqual({})
  })

  test('speaks only of the list, so that the open side panel stays', () => {
    expect(Object.keys(writeAddress(busy))).not.toContain('panel')
  })

  test.each([{ filters: 'nonsense' }, { filters: '{"rooms":7}' }, { page: '-2' }, { page: 'abc' }, { page: '1.5' }])(
    'forgives what cannot be read: %o',
    (address) => {
      expect(readAddress(address)).toEqual(untouched)
    },
  )

  test('knows whether it says anything about the list', () => {
    expect(hasListState({ panel: 'x' })).toBe(false)
    expect(hasListState({ panel: 'x', sort: 'name' })).toBe(true)
  })
})

describe('a change', () => {
  test.each([{ search: 'a' }, { filters: {} }, { state: 'inactive' }])('of %o begins at page 1', (change) => {
    expect(changed(busy, change).page).toBe(1)
  })

  test('of the order keeps the page', () => {
    expect(changed(busy, { sort: 'name' }).page).toBe(3)
  })

  test('of the page goes there', () => {
    expect(changed(busy, { page: 5 }).page).toBe(5)
  })
})

test('a view is the same whatever order its filters were chosen in, and on whatever page', () => {
  const one = viewQueryOf({ ...untouched, filters: { a: ['1'], b: true } })
  const other = viewQueryOf({ ...untouched, filters: { b: true, a: ['1'] }, page: 9, view: 'x' })
  expect(other).toBe(one)
})

test('a view gives its state back, at page 1', () => {
  expect(listStateOf(viewQueryOf(busy))).toEqual({ ...busy, page: 1, view: '' })
})

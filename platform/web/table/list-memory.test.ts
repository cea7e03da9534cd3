import { beforeEach, expect, test, vi } from 'vitest'
import { forgetList, neighboursOf, rememberedQuery, rememberList, withMore, type ListMemory } from './list-memory.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const left = (given: Partial<ListMemory> = {}): ListMemory => ({
  path: '/applications',
  query: '',
  source: '/api/v1/applications/',
  rowsPerPage: 10,
  offset: 0,
  ids: ['a', 'b', 'c'],
  total: 3,
  capped: false,
  ...given,
})

test('the list comes back with the state it was left in, until it has come back', () => {
  rememberList(left({ query: 'search=bern&page=3' }))
  expect(rememberedQuery('/applications')).toBe('search=bern&page=3')
  forgetList('/applications')
  expect(rememberedQuery('/applications')).toBeUndefined()
})

test('another list gets nothing and leaves it', () => {
  rememberList(left({ query: 'search=bern' }))
  expect(rememberedQuery('/tenant')).toBeUndefined()
  forgetList('/tenant')
  expect(rememberedQuery('/applications')).toBe('search=bern')
})

test('a row knows its neighbours in the list', () => {
  rememberList(left())
  expect(neighboursOf('b')).toMatchObject({ previous: 'a', next: 'c', position: 2, total: 3 })
  expect(neighboursOf('a')).toMatchObject({ next: 'b', hasPrevious: false, hasNext: true })
  expect(neighboursOf('c')).toMatchObject({ previous: 'b', hasPrevious: true, hasNext: false })
  expect(neighboursOf('elsewhere')).toBeUndefined()
})

test('a row knows its place in the whole list, and that it goes on beyond its page', () => {
  rememberList(left({ offset: 20, total: 186 }))
  expect(neighboursOf('a')).toMatchObject({ position: 21, total: 186, hasPrevious: true })
  expect(neighboursOf('c')).toMatchObject({ position: 23, hasNext: true })
})

test('beyond the cap nobody knows whether a row is the last', () => {
  rememberList(left({ offset: 9_997, total: 10_000, capped: true }))
  expect(neighboursOf('c')).toMatchObject({ position: 10_000, total: 10_000, capped: true, hasNext: true })
})

test('further rows are joined at their side and keep the places of the others', () => {
  const list = left({ offset: 20, total: 186 })
  expect(withMore(list, 'after', ['d'])).toMatchObject({ ids: ['a', 'b', 'c', 'd'], offset: 20, total: 186 })
  expect(withMore(list, 'before', ['y', 'z'])).toMatchObject({ ids: ['y', 'z', 'a', 'b', 'c'], offset: 18, total: 186 })
})

test('a list that has no further rows ends there, whatever was counted', () => {
  const list = left({ offset: 20, total: 186 })
  expect(withMore(list, 'after', [])).toMatchObject({ total: 23 })
  expect(withMore({ ...list, capped: true }, 'after', [])).toMatchObject({ total: 23, capped: false })
  expect(withMore(list, 'before', [])).toMatchObject({ offset: 0, total: 166 })
})

test('a spoilt memory is no memory', () => {
  sessionStorage.setItem('savedTableData', '{half')
  expect(rememberedQuery('/applications')).toBeUndefined()
  expect(neighboursOf('a')).toBeUndefined()
})

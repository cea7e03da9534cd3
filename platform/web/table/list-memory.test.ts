import { beforeEach, expect, test, vi } from 'vitest'
import { forgetList, neighboursOf, rememberedQuery, rememberList } from './list-memory.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('the list comes back with the state it was left in, until it has come back', () => {
  rememberList('/applications', 'search=bern&page=3', ['a', 'b'])
  expect(rememberedQuery('/applications')).toBe('search=bern&page=3')
  forgetList('/applications')
  expect(rememberedQuery('/applications')).toBeUndefined()
})

test('another list gets nothing and leaves it', () => {
  rememberList('/applications', 'search=bern', ['a'])
  expect(rememberedQuery('/tenant')).toBeUndefined()
  forgetList('/tenant')
  expect(rememberedQuery('/applications')).toBe('search=bern')
})

test('a row knows its neighbours in the list', () => {
  rememberList('/applications', '', ['a', 'b', 'c'])
  expect(neighboursOf('b')).toEqual({ previous: 'a', next: 'c', position: 2, total: 3 })
  expect(neighboursOf('a')).toEqual({ previous: undefined, next: 'b', position: 1, total: 3 })
  expect(neighboursOf('elsewhere')).toBeUndefined()
})

test('a spoilt memory is no memory', () => {
  sessionStorage.setItem('savedTableData', '{half')
  expect(rememberedQuery('/applications')).toBeUndefined()
  expect(neighboursOf('a')).toBeUndefined()
})

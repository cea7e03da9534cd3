import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './address.ts'

it('reads every value as text, whatever it looks like', () => {
  expect(parseSearch('?state=active.new&page=2&search=007')).toEqual({ state: 'active.new', page: '2', search: '007' })
})

it('writes an address that a person can read, and leaves out what is empty', () => {
  expect(stringifySearch({ panel: 'ApplicationEdit:7', page: '2', search: '', sort: undefined })).toBe(
    '?panel=ApplicationEdit:7&page=2',
  )
  expect(stringifySearch({})).toBe('')
})

it('survives the way there and back', () => {
  const search = { search: 'Müller & Söhne?', filters: '{"rooms":{"min":3.5}}' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

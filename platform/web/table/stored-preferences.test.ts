import { expect, test } from 'vitest'
import { offersPageSize, pageSizeIn, pageSizeKey } from './stored-preferences.ts'

test.each([
  ['50', 50],
  ['5', 5],
  ['7', 10],
  ['{"rowsPerPage":20}', 10],
  [undefined, 10],
])('the remembered page size %s is read as %i', (text, size) => {
  expect(pageSizeIn(text)).toBe(size)
})

test('the page size is kept per workspace, user and list', () => {
  const keys = [
    pageSizeKey('bern', 'anna', 'applications'),
    pageSizeKey('bern', 'anna', 'tenants'),
    pageSizeKey('bern', 'beat', 'applications'),
    pageSizeKey('genf', 'anna', 'applications'),
  ]
  expect(new Set(keys).size).toBe(4)
})

test.each([
  [10, 10, false],
  [11, 10, true],
  [12, 50, true],
  [10, 50, false],
  [6, 5, true],
])('with %i rows and %i per page, the page size is offered: %s', (rows, size, offers) => {
  expect(offersPageSize(rows, size)).toBe(offers)
})

import { expect, test } from 'vitest'
import { pageSizeIn } from './stored-preferences.ts'

test.each([
  ['50', 50],
  ['5', 5],
  ['7', 10],
  ['{"rowsPerPage":20}', 10],
  [undefined, 10],
])('the remembered page size %s is read as %i', (text, size) => {
  expect(pageSizeIn(text)).toBe(size)
})

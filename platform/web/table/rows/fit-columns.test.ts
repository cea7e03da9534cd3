import { expect, test } from 'vitest'
import { wholeColumns } from './fit-columns.ts'

test('columns that all fit stay as they are', () => {
  expect(wholeColumns([100, 200], 300)).toEqual([100, 200])
})

test('those that fit fill the place, so that the edge falls between two columns', () => {
  expect(wholeColumns([100, 100, 150, 80], 260)).toEqual([130, 130, 150, 80])
})

test('a column wider than the place stays as it is', () => {
  expect(wholeColumns([400, 100], 300)).toEqual([400, 100])
})

test('nothing to fit is nothing', () => {
  expect(wholeColumns([], 300)).toEqual([])
})

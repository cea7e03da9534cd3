import { expect, test } from 'vitest'
import type { Column } from '#platform/contract/table.ts'
import { inOrder, moved, shownColumns } from './column-order.ts'

const column = (key: string, more: Partial<Column> = {}): Column => ({
  key,
  title: key,
  cell: 'text',
  orderable: false,
  textAlign: 'left',
  visible: true,
  ...more,
})
const header = [
  column('number', { fixed: true }),
  column('name'),
  column('detail', { cell: 'detail', fixed: true }),
  column('rent'),
]
const keys = (columns: Column[]) => columns.map(({ key }) => key).join(' ')

test('without a setting the table keeps its order', () => {
  expect(keys(inOrder(header, []))).toBe('number name detail rent')
})

test('a column the setting does not know yet comes last', () => {
  expect(keys(inOrder(header, ['rent', 'name']))).toBe('rent name number detail')
})

test('pinned columns stay first and the detail buttons last', () => {
  expect(keys(shownColumns(header, ['rent', 'detail', 'name', 'number']))).toBe('number rent name detail')
})

test('a hidden column is not shown', () => {
  expect(keys(shownColumns([...header, column('pets', { visible: false })], []))).not.toContain('pets')
})

test('a thing is moved to another place', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
})

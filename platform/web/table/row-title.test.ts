import { expect, test } from 'vitest'
import type { Column } from '#platform/contract/table.ts'
import { columnsBeforeSums, headingOf, rowTitle } from './row-title.ts'

const column = (key: string, cell: Column['cell'], fixed = false): Column => ({
  key,
  title: key,
  cell,
  fixed,
  orderable: false,
  textAlign: 'left',
  visible: true,
})
const columns = [column('star', 'star', true), column('adults', 'people'), column('number', 'number', true)]
const unnamed = [column('floor', 'text'), column('title', 'text', true)]

test.each([
  [{ number: 1042, adults: [{ value: 'Anna' }] }, 'Anna'],
  [{ number: { value: '1042', href: '/applications/1' } }, '1042'],
  [{ number: null }, 'row-1'],
])('a row is called by its people, or else by what names it next: %o', (values, title) => {
  expect(rowTitle({ _id: 'row-1', ...values }, columns)).toBe(title)
})

test('among equals the pinned column names the row', () => {
  expect(rowTitle({ _id: 'row-1', floor: '2. OG', title: 'Haus A' }, unnamed)).toBe('Haus A')
})

test('without a pinned one people go before things it is linked with', () => {
  const plain = [column('objects', 'links'), column('number', 'number'), column('adults', 'people')]
  const row = { _id: 'row-1', objects: [{ value: 'Haus A' }], number: 7, adults: [{ value: 'Anna' }] }
  expect(rowTitle(row, plain)).toBe('Anna')
})

test('people are joined', () => {
  const people = [{ value: 'Anna' }, { value: 'Beat' }]
  expect(rowTitle({ _id: 'row-1', adults: people }, columns.slice(0, 2))).toBe('Anna, Beat')
})

test('a heading says its own words first', () => {
  expect(headingOf({ _id: 'h', _rowType: 'header', _header: 'Haus A', number: 7 }, columns)).toBe('Haus A')
  expect(headingOf({ _id: 'h', _rowType: 'subheader', number: 'Total' }, columns)).toBe('Total')
})

test('a heading spans the columns before its first sum', () => {
  const money = [column('title', 'text'), column('date', 'date'), column('planned', 'money'), column('state', 'state')]
  expect(columnsBeforeSums({ _id: 'h', _rowType: 'header', _header: 'Inserate', planned: 100 }, money)).toBe(2)
  expect(columnsBeforeSums({ _id: 'h', _rowType: 'header', _header: 'Inserate' }, money)).toBe(4)
  expect(columnsBeforeSums({ _id: 'h', _rowType: 'subheader', title: 'Total' }, money)).toBe(4)
})

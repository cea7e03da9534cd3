import { expect, it } from 'vitest'
import { withHeadings } from './headings.ts'

const headings = {
  byId: new Map([
    ['a', { _id: 'a', _rowType: 'header' as const }],
    ['b', { _id: 'b', _rowType: 'header' as const }],
  ]),
  total: { _id: 'total', _rowType: 'subheader' as const },
}
const row = (id: string, heading: string) => ({ row: { _id: id }, heading })
const idsOf = (...shown: Parameters<typeof withHeadings>) => withHeadings(...shown).map(({ _id }) => _id)

it('puts a heading before the first row of each group, and the sum at the end of the last page', () => {
  const rows = [row('1', 'a'), row('2', 'a'), row('3', 'b')]
  expect(idsOf({ rows, isLastPage: true }, headings)).toEqual(['a', '1', '2', 'b', '3', 'total'])
  expect(idsOf({ rows, isLastPage: false }, headings)).toEqual(['a', '1', '2', 'b', '3'])
})

it('adds nothing to an empty list', () => {
  expect(idsOf({ rows: [], isLastPage: true }, headings)).toEqual([])
})

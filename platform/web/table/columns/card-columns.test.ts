import { expect, test } from 'vitest'
import type { Column } from '#platform/contract/table.ts'
import { cardColumns } from './card-columns.ts'

const column = (key: string, onCard?: boolean): Column => ({
  key,
  title: key,
  cell: 'text',
  orderable: false,
  textAlign: 'left',
  visible: true,
  ...(onCard && { onCard }),
})
const keys = (columns: Column[]) => cardColumns(columns).map(({ key }) => key)

test('a card shows what its list declares', () => {
  expect(keys([column('a'), column('b', true), column('c'), column('d', true)])).toEqual(['b', 'd'])
})

test('a list that declares nothing shows its first three columns', () => {
  expect(keys(['a', 'b', 'c', 'd'].map((key) => column(key)))).toEqual(['a', 'b', 'c'])
})

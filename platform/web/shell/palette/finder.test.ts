import { expect, it } from 'vitest'
import { recordsIn } from './finder.ts'

const row = {
  _id: '1',
  _detail_column: { href: '/applications/1' },
  number: { value: '1900', href: '/applications/1' },
  adults: [{ value: 'Anna Brunner' }, { value: 'Beat Brunner' }],
  income: null,
}

it('names a record by its columns, in their order', () => {
  expect(recordsIn([row], ['number', 'adults'])).toEqual([
    { id: '1', title: '1900 · Anna Brunner, Beat Brunner', path: '/applications/1' },
  ])
})

it('leaves out what a record does not have', () => {
  expect(recordsIn([row], ['income', 'adults', 'unknown'])[0]?.title).toBe('Anna Brunner, Beat Brunner')
})

it('leaves out records without a name or without a page of their own', () => {
  expect(recordsIn([row], ['income'])).toEqual([])
  expect(
    recordsIn(
      [
        { ...row, _detail_column: {} },
        { _id: '2', number: '7' },
      ],
      ['number'],
    ),
  ).toEqual([])
})

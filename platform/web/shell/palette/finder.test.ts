import { expect, it } from 'vitest'
import { rankOf, recordsIn } from './finder.ts'

const row = {
  _id: '1',
  _detail_column: { href: '/applications/1' },
  number: { value: '1900', href: '/applications/1' },
  adults: [{ value: 'Anna Brunner' }, { value: 'Beat Brunner' }],
  income: null,
}

it('names a record by its columns, in their order', () => {
  expect(recordsIn([row], { named: ['number', 'adults'], told: [] })).toEqual([
    { id: '1', title: '1900 · Anna Brunner, Beat Brunner', detail: '', path: '/applications/1' },
  ])
})

it('leaves out what a record does not have', () => {
  expect(recordsIn([row], { named: ['income', 'adults', 'unknown'], told: [] })[0]?.title).toBe(
    'Anna Brunner, Beat Brunner',
  )
})

it('leaves out records without a name or without a page of their own', () => {
  expect(recordsIn([row], { named: ['income'], told: [] })).toEqual([])
  expect(
    recordsIn(
      [
        { ...row, _detail_column: {} },
        { _id: '2', number: '7' },
      ],
      { named: ['number'], told: [] },
    ),
  ).toEqual([])
})

it('says the state of a record in words, and further facts', () => {
  const [found] = recordsIn(
    [{ ...row, state: { value: 'active.new', displayName: 'Neu' }, _progress_state: 'active.new' }],
    {
      named: ['number'],
      told: ['state', 'income', 'adults'],
    },
  )
  expect(found).toMatchObject({ detail: 'Neu · Anna Brunner, Beat Brunner', state: 'active.new' })
})

it('opens a record without a page where its area says', () => {
  const found = recordsIn([{ _id: '4', title: 'Flore 17' }], {
    named: ['title'],
    told: [],
    pathOf: (id) => `/people?panel=P:${id}`,
  })
  expect(found[0]?.path).toBe('/people?panel=P:4')
})

it.each([
  ['1900 · Anna Brunner', '1900', 0],
  ['Rue de la Flore 17, 2e gauche', 'flore 17', 1],
  ['Rue de la Flore 17, 2e gauche', 'Flore 1', 2],
  ['Žan Hodžić', 'hodz', 1],
  ['1896 · Mélanie Jeanneret', 'Flore 17', 2],
])('ranks %s for the typed %s as %i', (title, typed, rank) => {
  expect(rankOf(title, typed)).toBe(rank)
})

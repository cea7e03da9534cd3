import { expect, test } from 'vitest'
import { withoutView, withView } from './view-list.ts'

const view = (id: string, name: string) => ({ id, name, shared: false, mine: true, query: '' })
const names = (views: { name: string }[]) => views.map(({ name }) => name)

test('a new view takes its place by name', () => {
  expect(names(withView([view('1', 'Bern'), view('2', 'Zürich')], view('3', 'Ägeri')))).toEqual([
    'Ägeri',
    'Bern',
    'Zürich',
  ])
})

test('a view saved again replaces the earlier one', () => {
  expect(names(withView([view('1', 'Bern')], view('1', 'Berne')))).toEqual(['Berne'])
})

test('a deleted view is gone', () => {
  expect(names(withoutView([view('1', 'Bern'), view('2', 'Zürich')], '1'))).toEqual(['Zürich'])
})

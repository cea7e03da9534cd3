import { expect, test } from 'vitest'
import { viewNamed, withoutView, withView } from './view-list.ts'

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

test('a name is found in any case and with or without accents', () => {
  const views = [view('1', 'Zürich'), view('2', 'Bern')]
  expect(viewNamed(views, ' zurich ')?.id).toBe('1')
  expect(viewNamed(views, 'Berne')).toBeUndefined()
})

import { expect, test } from 'vitest'
import type { Filter } from '#platform/contract/table.ts'
import { choiceName, knowsNames, rememberNames } from './choice-names.ts'

const house: Filter = {
  key: 'house',
  verbose_name: 'Haus',
  type: 'multiselect_remote',
  choices: [{ value: '1', displayName: 'Lindenhof' }],
  mainFilters: false,
}
const rooms: Filter = { ...house, key: 'rooms', type: 'checkbox', choices: [] }

test('a chosen thing is called by the name that came with the definition', () => {
  expect(choiceName(house, '1')).toBe('Lindenhof')
})

test('a thing picked here keeps its name; an unknown one shows its value', () => {
  expect(choiceName(house, '2')).toBe('2')
  rememberNames([{ value: '2', displayName: 'Seestrasse' }])
  expect(choiceName(house, '2')).toBe('Seestrasse')
})

test('says when names are missing for a searched filter', () => {
  expect(knowsNames([house], { house: ['1'] })).toBe(true)
  expect(knowsNames([house], { house: ['1', 'never seen'] })).toBe(false)
})

test('the choices of other filters need no names of their own', () => {
  expect(knowsNames([rooms], { rooms: ['4.5'] })).toBe(true)
})

import { expect, it } from 'vitest'
import { findCommands } from './find-commands.ts'

const command = (title: string, words?: string) => ({ id: title, title, run: () => {}, ...(words ? { words } : {}) })
const commands = [
  command('Objekte'),
  command('Bewerbungen'),
  command('Gebäude', 'immeuble'),
  command('Räume der Gebäude'),
]
const titles = (typed: string) => findCommands(commands, typed).map(({ title }) => title)

it('shows everything before anything is typed', () => {
  expect(titles('')).toHaveLength(4)
})

it('finds without accents and in any word order', () => {
  expect(titles('gebaude')).toEqual(['Gebäude', 'Räume der Gebäude'])
  expect(titles('geb rau')).toEqual(['Räume der Gebäude'])
  expect(titles('immeuble')).toEqual(['Gebäude'])
})

it('puts beginnings of words first', () => {
  expect(findCommands([command('Objekte'), command('Kte')], 'kte').map(({ title }) => title)).toEqual([
    'Kte',
    'Objekte',
  ])
})

it('takes signs of patterns as signs', () => {
  expect(titles('(')).toEqual([])
})

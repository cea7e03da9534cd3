import { expect, it } from 'vitest'
import { countedText, filledText } from './filled-text.ts'

const french = new Intl.PluralRules('fr')
const texts = {
  free_one: '1 libre',
  free_other: '{{count}} libres',
  found_one: '{{count}} objet',
  found_other: '{{count}} objets',
  taken_one: '1 réservé',
  taken: '{{count}} réservés',
  new_one: 'Un nouvel immeuble',
}

it.each([
  ['free', 0, '0 libres'],
  ['free', 1, '1 libre'],
  ['free', 2, '2 libres'],
  ['found', 0, '0 objet'],
  ['taken', 0, '0 réservés'],
  ['new', 0, 'Un nouvel immeuble'],
])('of «%s» there are %i: %s', (key, count, said) =>
  expect(filledText(countedText(texts, key, { count, rules: french }) ?? '', { count })).toBe(said),
)

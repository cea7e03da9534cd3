import { expect, it } from 'vitest'
import { lexResultOf, type LexFacts } from './lex-koller.ts'

const firm: LexFacts = { isPerson: false, domicile: 'switzerland', nationality: null, permit: null, foreignShare: 0 }
const person: LexFacts = {
  isPerson: true,
  domicile: 'switzerland',
  nationality: 'third',
  permit: null,
  foreignShare: null,
}

it.each([
  ['a Swiss firm in Swiss hands', firm, 'free'],
  ['a third in foreign hands', { ...firm, foreignShare: 33 }, 'free'],
  ['more than a third in foreign hands', { ...firm, foreignShare: 33.4 }, 'permit'],
  ['a seat abroad', { ...firm, domicile: 'abroad' }, 'permit'],
  ['a firm whose owners are not known', { ...firm, foreignShare: null }, 'unknown'],
  ['a firm whose seat is not known', { ...firm, domicile: null }, 'unknown'],
  ['a Swiss person abroad', { ...person, nationality: 'swiss', domicile: 'abroad' }, 'free'],
  ['a French person in Switzerland', { ...person, nationality: 'eu_efta' }, 'free'],
  ['a French person in France', { ...person, nationality: 'eu_efta', domicile: 'abroad' }, 'permit'],
  ['permit C', { ...person, permit: 'c' }, 'free'],
  ['permit B', { ...person, permit: 'b' }, 'main_home'],
  ['another permit', { ...person, permit: 'other' }, 'permit'],
  ['permit not known', person, 'unknown'],
  [
    'a firm that was a person before, and whose owners are not known',
    { ...firm, foreignShare: null, nationality: 'swiss' },
    'unknown',
  ],
  ['a Swiss person who was a firm before', { ...person, nationality: 'swiss', foreignShare: 100 }, 'free'],
  [
    'a person of unknown nationality who was a firm before',
    { ...person, nationality: null, foreignShare: 0 },
    'unknown',
  ],
  ['a person abroad of unknown nationality', { ...person, nationality: null, domicile: 'abroad' }, 'unknown'],
  ['a French person who lives nobody knows where', { ...person, nationality: 'eu_efta', domicile: null }, 'unknown'],
  ['the same with permit C', { ...person, nationality: 'eu_efta', domicile: null, permit: 'c' }, 'unknown'],
  ['the same with permit B', { ...person, nationality: 'eu_efta', domicile: null, permit: 'b' }, 'unknown'],
  ['the same with another permit', { ...person, nationality: 'eu_efta', domicile: null, permit: 'other' }, 'unknown'],
  ['permit C but abroad', { ...person, permit: 'c', domicile: 'abroad' }, 'permit'],
] as const)('%s: %j → %s', (_, facts, result) => {
  expect(lexResultOf(facts)).toBe(result)
})

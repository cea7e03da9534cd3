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
  ['permit C but abroad', { ...person, permit: 'c', domicile: 'abroad' }, 'permit'],
] as const)('%s: %j → %s', (_, facts, result) => {
  expect(lexResultOf(facts)).toBe(result)
})

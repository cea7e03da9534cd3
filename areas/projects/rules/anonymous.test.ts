// Words that would identify the property in a text for strangers.

import { expect, it } from 'vitest'
import { anonymousTexts, identifyingField } from './anonymous.ts'

const project = {
  title: 'Überbauung Sonnenrain',
  street: 'Sonnenrain',
  city: 'Bern',
  parcelNumber: '12',
  egrid: 'CH947346825312',
  referenceNumber: 'P-2026-04',
  owner: 'Pensionskasse Aare',
}

it.each([
  ['Wohnliegenschaft in Bern', null],
  ['Vier Häuser am SONNENRAIN 14', 'street'],
  ['Die  uberbauung sonnenrain ist voll vermietet', 'title'],
  ['E-GRID CH947346825312', 'egrid'],
  ['12 Wohnungen', null],
  ['Verkauft wird im Auftrag der Pensionskasse Aare', 'owner'],
  ['Projekt «P 2026-04»', 'referenceNumber'],
  ['Am Sonnenrainweg', 'street'],
  ['Am Morgensonnenrain', null],
])('«%s»: %s', (text, field) => {
  expect(identifyingField(text, project)).toBe(field)
})

it.each([
  ['parcelNumber', { parcelNumber: 'Nr. 4711' }, 'Grundstück Nr. 4711 in Bern'],
  ['title', { title: '«Rebberg»', street: '' }, 'Am Rebberg'],
  ['street', { street: 'Bach' }, 'Am Bach'],
  [null, { street: 'Aue' }, 'In der Aue'],
] as const)('finds %s of %j', (field, facts, text) => {
  expect(identifyingField(text, { ...project, ...facts })).toBe(field)
})

it('allows the municipality even where it is the title', () => {
  expect(identifyingField('Haus in Bern', { ...project, title: 'Bern' })).toBeNull()
})

it('concerns the texts of the teaser', () => {
  expect(anonymousTexts).toEqual(['teaser_title', 'highlights', 'teaser_text'])
})

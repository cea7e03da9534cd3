// Fields that an import still needs.

import { expect, it } from 'vitest'
import type { PreviewColumn } from './MeaningRow.tsx'
import { likelyColumn, missingFrom } from './missing-fields.ts'

const column = (heading: string, knownNumbers = 0): PreviewColumn => ({
  heading,
  examples: [],
  proposed: null,
  isSure: true,
  leftOut: null,
  knownNumbers,
})
const columns = [column('Zimmer'), column('Was', 1), column('Lage')]

it('names the object number, and for new objects the building and the kind', () => {
  expect(missingFrom({ mapping: ['rooms', null, null], kind: null, columns })).toEqual([
    'reference_number',
    'building',
    'kind',
  ])
  expect(missingFrom({ mapping: [null, null, 'reference_number'], kind: 'apartment', columns })).toEqual(['building'])
  expect(missingFrom({ mapping: [null, null, 'reference_number'], kind: null, columns })).toEqual(['building', 'kind'])
})

it('needs only the number if all objects exist', () => {
  expect(missingFrom({ mapping: [null, 'reference_number', null], kind: null, columns })).toEqual([])
})

it('leads to the open column with the most known numbers', () => {
  expect(likelyColumn({ mapping: ['rooms', null, null], columns })).toBe(1)
  expect(likelyColumn({ mapping: ['rooms', 'title', null], columns })).toBe(2)
})

import { expect, it } from 'vitest'
import { defaultNda } from '#areas/projects/rules/default-nda.ts'
import { isFullName, isGeneralNdaInForce, ndaYears } from './nda.ts'

const today = '2026-11-26'

it.each([
  [{ generalNdaOn: null, generalNdaUntil: null }, false],
  [{ generalNdaOn: '2026-11-26', generalNdaUntil: null }, true],
  [{ generalNdaOn: '2026-11-27', generalNdaUntil: null }, false],
  [{ generalNdaOn: '2024-01-01', generalNdaUntil: '2026-11-26' }, true],
  [{ generalNdaOn: '2024-01-01', generalNdaUntil: '2026-11-25' }, false],
  [{ generalNdaOn: null, generalNdaUntil: '2030-01-01' }, false],
])('a general NDA %j is in force: %s', (nda, inForce) => {
  expect(isGeneralNdaInForce(nda, today)).toBe(inForce)
})

it.each([
  ['Anna Muster', true],
  ['  Jean-Luc  Favre ', true],
  ['Muster', false],
  ['A M', false],
  ['Anna 4', false],
  ['', false],
])('«%s» is a full name: %s', (typed, full) => {
  expect(isFullName(typed)).toBe(full)
})

it('binds as many years as the standard text says', () => {
  expect(ndaYears).toBe(2)
  expect(defaultNda.de).toContain('gilt zwei Jahre ab Unterzeichnung')
  expect(defaultNda.fr).toContain('valable deux ans à compter de la signature')
})

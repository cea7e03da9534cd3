import { expect, test } from 'vitest'
import { summaryLine } from './summary-line.ts'

test.each([
  ['Telefon', 'Telefon: Bitte ausfüllen'],
  ['Telefon:', 'Telefon: Bitte ausfüllen'],
  ['Können Sie ein Depot leisten?', '«Können Sie ein Depot leisten?»: Bitte ausfüllen'],
  [undefined, 'Bitte ausfüllen'],
])('a field labelled %s reads as %s', (label, line) => expect(summaryLine(label, 'Bitte ausfüllen', 'de')).toBe(line))

const nbsp = '\u00A0'

test.each([
  ['Téléphone', `Téléphone${nbsp}: À remplir`],
  [`Téléphone${nbsp}:`, `Téléphone${nbsp}: À remplir`],
  [`Fumez-vous${nbsp}?`, `«${nbsp}Fumez-vous${nbsp}?${nbsp}»${nbsp}: À remplir`],
  [undefined, 'À remplir'],
])('in French a field labelled %s reads as %s', (label, line) =>
  expect(summaryLine(label, 'À remplir', 'fr')).toBe(line),
)

import { expect, test } from 'vitest'
import { withoutLabel } from '#platform/rules/filled-text.ts'
import { labelledMessage, summaryLine } from './summary-line.ts'

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

const atLeast = '{{label}}: mindestens 1'

test('a message with a place for the label is named once', () => {
  expect(labelledMessage(atLeast, 'Zimmer', 'de')).toBe('Zimmer: mindestens 1')
  expect(labelledMessage(atLeast, 'Wie viele Zimmer?', 'de')).toBe('«Wie viele Zimmer?»: mindestens 1')
  expect(labelledMessage('Bitte ausfüllen', 'Zimmer', 'de')).toBe('Bitte ausfüllen')
  expect(summaryLine('Zimmer', atLeast, 'de')).toBe('Zimmer: mindestens 1')
})

test('a place for a label that is not known never shows', () => {
  expect(summaryLine(undefined, atLeast, 'de')).toBe('Mindestens 1')
  expect(withoutLabel(`{{label}}${nbsp}: au moins 1`)).toBe('Au moins 1')
})

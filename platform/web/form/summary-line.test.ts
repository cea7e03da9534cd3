import { expect, test } from 'vitest'
import { summaryLine } from './summary-line.ts'

test.each([
  ['Telefon', 'Telefon: Bitte ausfüllen'],
  ['Telefon:', 'Telefon: Bitte ausfüllen'],
  ['Können Sie ein Depot leisten?', '«Können Sie ein Depot leisten?»: Bitte ausfüllen'],
  ['Fumez-vous\u00a0?', '«Fumez-vous\u00a0?»: Bitte ausfüllen'],
  [undefined, 'Bitte ausfüllen'],
])('a field labelled %s reads as %s', (label, line) => expect(summaryLine(label, 'Bitte ausfüllen')).toBe(line))

import { expect, it } from 'vitest'
import { linesOf } from './text-lines.ts'

it.each([
  ['Zentral', ['Zentral']],
  ['- Zentral\n  • Voll vermietet  \n\n– Bahnhof-Nähe\n* Neu', ['Zentral', 'Voll vermietet', 'Bahnhof-Nähe', 'Neu']],
  ['3-Zimmer', ['3-Zimmer']],
  [' \n', []],
])('%j has the lines %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})

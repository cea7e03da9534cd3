import { expect, it } from 'vitest'
import { csvOf } from './csv-text.ts'

const line = (...values: (string | number | null)[]) => csvOf([values]).slice(1).trimEnd()

it('begins with a byte order mark and ends each line as Windows does', () => {
  expect(
    csvOf([
      ['a', 'b'],
      [1, null],
    ]),
  ).toBe('\ufeffa;b\r\n1;\r\n')
})

it.each([
  ['Zoë; Müller', '"Zoë; Müller"'],
  ['sie sagt "ja"', '"sie sagt ""ja"""'],
  ['zwei\nZeilen', '"zwei\nZeilen"'],
  ['+41 79 000 00 01', '+41 79 000 00 01'],
  ['=HYPERLINK(1)', "'=HYPERLINK(1)"],
  ['@cmd', "'@cmd"],
  ['-1+2|x', "'-1+2|x"],
  ['', ''],
])('writes %j as %j', (value, spelled) => {
  expect(line(value)).toBe(spelled)
})

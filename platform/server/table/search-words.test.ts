import { expect, test } from 'vitest'
import { searchConditions, searchWords } from './search-words.ts'

test.each([
  ['', []],
  ['  Müller   Zoë ', ['Müller', 'Zoë']],
  ['Müller, Zoë; Zoë', ['Müller', 'Zoë']],
  ['079 123 45 67', ['0791234567']],
  ['079/123 45 67 Müller', ['Müller', '0791234567']],
  ['+41 79 123 45 67', ['41791234567']],
  ['+41 (0)79 123 45 67', ['41791234567']],
  ['0041 79 123.45.67', ['41791234567']],
  ['(079) 123-45-67', ['0791234567']],
  ['Zoë (tel:+41791234567)', ['Zoë', '41791234567']],
  ['079', ['079']],
  // Two application numbers, not one phone number.
  ['1204 1205', ['1204', '1205']],
  ['Lindenweg 4', ['Lindenweg', '4']],
  ['a\u0000b', ['a', 'b']],
])('"%s" is %j', (search, words) => {
  expect(searchWords(search)).toEqual(words)
})

test('takes no more words than narrow anything', () => {
  expect(searchWords('a b c d e f g h i j k')).toHaveLength(8)
})

test('asks for each word apart, so that their order does not matter', () => {
  expect(searchConditions('t.search_text', 'zoë müller')).toEqual([
    { sql: 't.search_text like search_pattern(?)', values: ['zoë'] },
    { sql: 't.search_text like search_pattern(?)', values: ['müller'] },
  ])
})

test('asks for umlauts, too, where they were written as two letters', () => {
  expect(searchConditions('t.search_text', 'Saegeweg rue')).toEqual([
    {
      sql: '(t.search_text like search_pattern(?) or t.search_text like search_pattern(?))',
      values: ['Saegeweg', 'Sageweg'],
    },
    { sql: 't.search_text like search_pattern(?)', values: ['rue'] },
  ])
})

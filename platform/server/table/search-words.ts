// Splits a search text into words that must all occur: in any order, phone numbers in any spelling.

import type { Condition } from './filter.ts'

/** Further words are ignored. */
const mostWords = 8

const phone = /(?<![\p{L}\p{N}])(?:tel:)?\(?(?:\+|0)\d?[\d\s()/.'’–-]*\d(?![\p{L}\p{N}])/gu

export function searchWords(search: string): string[] {
  if (search === '') return []
  const words: string[] = []
  const rest = search.replace(phone, (number) => {
    words.push(digitsOf(number))
    return ' '
  })
  const others = rest.split(/[\s\p{Cc},;()]+/u).filter((word) => word !== '')
  return [...new Set([...others, ...words])].slice(0, mostWords)
}

/** `+41 (0)79 123 45 67` and `0041 79…` become 4179…; a national number keeps its zero. */
function digitsOf(number: string): string {
  return number.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^00/, '')
}

/** `search_pattern` folds the word like the column and escapes % and _ (migration 0020). */
export function searchConditions(column: string, search: string): Condition[] {
  const contains = `${column} like search_pattern(?)`
  return searchWords(search).map((word) => {
    const other = withoutUmlautLetters(word)
    return other === word
      ? { sql: contains, values: [word] }
      : { sql: `(${contains} or ${contains})`, values: [word, other] }
  })
}

const tooShortToTell = 5

/**
 * Without umlauts on the keyboard people write `Saegeweg`; folded, `Sägeweg` only loses its dots. In short words `ue`
 * is rarely an umlaut.
 */
const withoutUmlautLetters = (word: string): string =>
  word.length < tooShortToTell ? word : word.replace(/([aou])e/gi, '$1')

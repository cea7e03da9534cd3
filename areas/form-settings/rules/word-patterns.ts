// Lists of words as they are looked for in a text: small or capital, with or without accents, ä also as ae. A star stands for any
// letters, so that compounds and endings are met; a blank for whatever divides words, ~ for up to thirty signs of the same line,
// ^ and $ for the ends of the line. Behind = accents count: «marié» is no name, «Marie» is.

/** A text in two ways: as it is spelled, and without its accents. */
export interface ReadText {
  spelled: string
  folded: string
}

export function readText(text: string): ReadText {
  const spelled = text
    .normalize('NFC')
    .replaceAll(/[\u00AD\u200B]/g, '')
    .toLowerCase()
  return { spelled, folded: folded(spelled) }
}

const folded = (text: string): string =>
  text.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Whether one of these words stands in a text. */
export function wordsIn(list: string): (text: ReadText) => boolean {
  const words = listOf(list)
  const exact = words.filter((word) => word.startsWith('=')).map((word) => sourceOf(word.slice(1)))
  const loose = words.filter((word) => !word.startsWith('=')).map(looseSourceOf)
  const [spelled, plain] = [expressionOf(exact, 'mu'), expressionOf(loose, 'mu')]
  return (text) => plain.test(text.folded) || spelled.test(text.spelled)
}

/** A text without these words. */
export function withoutWords(list: string): (text: ReadText) => ReadText {
  const found = expressionOf(listOf(list).map(looseSourceOf), 'gmu')
  return (text) => ({ ...text, folded: text.folded.replaceAll(found, ' ') })
}

const listOf = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

function expressionOf(sources: readonly string[], flags: string): RegExp {
  const one = sources.length > 0 ? sources.join('|') : '(?!)'
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${one})(?![\\p{L}\\p{N}])`, flags)
}

const umlauts: Record<string, string> = { ä: 'ae?', ö: 'oe?', ü: 'ue?' }

const looseSourceOf = (word: string): string =>
  folded(sourceOf(word).replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter))

const parts: Record<string, string> = {
  '*': '\\p{L}*',
  ' ': '[^\\p{L}\\p{N}\\n]+',
  ' ~ ': '[^\\p{L}\\p{N}\\n](?:[^\\n]{0,30}[^\\p{L}\\p{N}\\n])?',
  '^': '^',
  $: '$',
}

const sourceOf = (word: string): string =>
  word.replaceAll(/ ~ |\W/gu, (sign) => parts[sign] ?? (/\p{L}/u.test(sign) ? sign : `[${sign}]`))

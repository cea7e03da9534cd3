// Word patterns to search in texts, ignoring case and accents; ä also matches ae. `*` matches any letters, for
// compounds and endings; a blank any separator; `~` up to thirty characters of the same line; `^` and `$` the ends of
// the line. After `=` accents count: «marié» is not a name, «Marie» is.

/** A text in two forms: as written, and without accents. */
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

/** Returns a function that checks if a text contains any of the words. */
export function wordsIn(list: string): (text: ReadText) => boolean {
  const words = listOf(list)
  const exact = words.filter((word) => word.startsWith('=')).map((word) => sourceOf(word.slice(1)))
  const loose = words.filter((word) => !word.startsWith('=')).map(looseSourceOf)
  const [spelled, plain] = [expressionOf(exact, 'mu'), expressionOf(loose, 'mu')]
  return (text) => plain.test(text.folded) || spelled.test(text.spelled)
}

/** Returns a function that removes these words from a text. */
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

// Preview of a mail in a list: its first own words, without the salutation, which is the same in all mails and says
// nothing.

import { unquoted } from './unquoted.ts'

const previewLength = 140

export function previewOf(text: string): string {
  const [first = '', ...rest] = unquoted(text).split('\n')
  const words = rest.join(' ').trim()
  const shown = words && salutation.test(first.trim()) ? words : `${first} ${words}`
  return shown.replaceAll(/\s+/g, ' ').trim().slice(0, previewLength)
}

const opening =
  'guten Tag|guten Morgen|guten Abend|grüezi|grüessech|hallo|hoi|liebe|lieber|liebes|sehr geehrte|sehr geehrter|sehr geehrtes|geschätzte|geschätzter|bonjour|bonsoir|madame|monsieur|mesdames|messieurs|cher|chère|chers|chères'
const joiner =
  'und|et|von|van|der|den|de|du|des|da|di|la|le|l’|zusammen|miteinander|allerseits|à tous|à toutes|frau|herr|damen|herren|familie|madame|monsieur|mesdames|messieurs|cher|chère|chers|chères|liebe|lieber|liebes|sehr geehrte|sehr geehrter|sehr geehrtes'

/** Only names follow a salutation; any other word makes the line content. A name begins with a capital letter. */
const salutation = new RegExp(
  `^(?:${either(opening)})(?![\\p{L}\\p{N}])(?! +[Gg]r(?:ü|u)(?:ss|ß))(?:[ ,/&]+(?:(?:${either(joiner)})(?![\\p{L}\\p{N}])|\\p{Lu}[\\p{L}.’'-]*))*\\s*[,!.:]?$`,
  'u',
)

/** Also matches a capital first letter, because the rest of the pattern is case-sensitive. */
function either(words: string): string {
  return words.replace(
    /(^|\|)(\p{L})/gu,
    (_, before: string, letter: string) => `${before}[${letter}${letter.toUpperCase()}]`,
  )
}

// Floors are stored as typed, mostly as an abbreviation in one language; an agreement spells them in its own
// language.

import type { Language } from '#platform/rules/project-type.ts'

interface Named extends Record<Language, string> {
  /** Further spellings. */
  also: readonly string[]
}

const named: readonly Named[] = [
  { de: 'EG', fr: 'rez-de-chaussée', also: ['rez', 'Erdgeschoss'] },
  { de: 'DG', fr: 'attique', also: ['combles', 'Dachgeschoss'] },
  { de: 'UG', fr: 'sous-sol', also: ['Untergeschoss'] },
]

const numbered = /^(?<number>\d+)(?:\. OG|er étage|e étage|er|e)$/

/** Returns the floor unchanged if it has no known short form. */
export function floorIn(language: Language, floor: string): string {
  const found = named.find((one) => [one.de, one.fr, ...one.also].includes(floor))
  if (found) return found[language]
  const number = numbered.exec(floor)?.groups?.['number']
  if (!number) return floor
  if (language === 'de') return `${number}. OG`
  return `${number}${number === '1' ? 'er' : 'e'} étage`
}

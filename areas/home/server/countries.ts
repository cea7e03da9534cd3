// Returns country names in the reader's language, the most frequent countries first.

import countries from 'i18n-iso-countries'
import de from 'i18n-iso-countries/langs/de.json' with { type: 'json' }
import fr from 'i18n-iso-countries/langs/fr.json' with { type: 'json' }
import type { Language } from '#platform/rules/project-type.ts'

countries.registerLocale(de)
countries.registerLocale(fr)

const first = ['CH', 'DE', 'AT', 'FR', 'IT', 'LI', 'PT', 'ES']

export function countriesIn(language: Language): { value: string; displayName: string }[] {
  const order = new Intl.Collator(language)
  const all = Object.entries(countries.getNames(language, { select: 'official' }))
    .map(([value, displayName]) => ({ value, displayName }))
    .toSorted((a, b) => order.compare(a.displayName, b.displayName))
  const rank = (value: string) => (first.includes(value) ? first.indexOf(value) : first.length)
  return all.toSorted((a, b) => rank(a.value) - rank(b.value))
}

// Where the texts of all areas lie. Public pages do not ask.

import type { Language } from '#platform/rules/project-type.ts'

type Texts = Record<string, string>

export const files = {
  de: import.meta.glob<Texts>('../../../areas/*/texts/de.json', { import: 'default' }),
  fr: import.meta.glob<Texts>('../../../areas/*/texts/fr.json', { import: 'default' }),
} satisfies Record<Language, unknown>

// Language of a mailed link.

import { isLanguage } from '#platform/rules/project-type.ts'
import { rememberLanguage, storedLanguage } from './language.ts'

/** The mailed link sets the language, unless the person has chosen one on a public page. */
export const rememberMailedLanguage = ({ search: { language } }: { search: { language?: unknown } }): void => {
  if (isLanguage(language) && !storedLanguage('public')) rememberLanguage(language)
}

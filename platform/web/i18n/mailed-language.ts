// Language of a mailed link.

import { isLanguage } from '#platform/rules/project-type.ts'
import type { LoadContext } from '../shell/screen-route.ts'
import { rememberLanguage, storedLanguage } from './language.ts'

/** The mailed link sets the language, unless the person has chosen one on a public page. */
export const rememberMailedLanguage = ({ search: { language } }: LoadContext): void => {
  if (isLanguage(language) && !storedLanguage('public')) rememberLanguage(language)
}

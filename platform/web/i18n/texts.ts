// All texts of the product: one flat list of keys per language, gathered from the platform and every area. A language is
// loaded when it is first needed; a key without a text shows itself.

import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { currentLanguage, onLanguageChange } from './language.ts'
import { lastWanted } from './last-wanted.ts'

type Texts = Record<string, string>
export type TextValues = Record<string, string | number>
export type Translate = (key: string, values?: TextValues) => string

const files = {
  de: import.meta.glob<Texts>(['../../../areas/*/texts/de.json', '../../texts/de.json'], { import: 'default' }),
  fr: import.meta.glob<Texts>(['../../../areas/*/texts/fr.json', '../../texts/fr.json'], { import: 'default' }),
} satisfies Record<Language, unknown>

const loaded = new Set<Language>()

void i18next.use(initReactI18next).init({
  lng: 'de',
  fallbackLng: false,
  supportedLngs: languages,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false, bindI18nStore: 'added' },
})

/** Loads the current language's texts and shows them; the old ones stay until the new ones are here. */
export const showCurrentLanguage = lastWanted({ wanted: currentLanguage, fetch: load, show })

async function load(language: Language) {
  if (loaded.has(language)) return
  const parts = await Promise.all(Object.values(files[language]).map((read) => read()))
  for (const part of parts) i18next.addResourceBundle(language, 'translation', part, true, true)
  loaded.add(language)
}

async function show(language: Language) {
  if (i18next.language !== language) await i18next.changeLanguage(language)
  document.documentElement.lang = `${language}-CH`
}

onLanguageChange(() => void showCurrentLanguage())

export const t: Translate = (key, values) => i18next.t(key, values ?? {})

export function useText(): Translate {
  const { t: translate } = useTranslation()
  return (key, values) => translate(key, values ?? {})
}

// de | fr on public pages, as two buttons without a menu.

import { useQueryClient } from '@tanstack/react-query'
import type { Language } from '#platform/rules/project-type.ts'
import { currentLanguage, rememberLanguage } from '../../i18n/language.ts'
import { showCurrentLanguage, useText } from '../../i18n/texts.ts'
import { useInit } from '../../api/session.ts'
import styles from './LanguageSwitch.module.css'

/** Changes the language and refetches queries, because responses contain translated texts. */
export function useLanguageChoice(): (language: Language) => Promise<void> {
  const queryClient = useQueryClient()
  return async (language) => {
    rememberLanguage(language)
    await showCurrentLanguage()
    await queryClient.invalidateQueries()
  }
}

export function LanguageSwitch() {
  const t = useText()
  const choose = useLanguageChoice()
  const { languages } = useInit()
  const current = currentLanguage()
  if (languages.length < 2) return null
  return (
    <div className={styles.switch} role="group" aria-label={t('shell_language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className={styles.choice}
          lang={language}
          aria-pressed={language === current}
          onClick={() => void choose(language)}
        >
          <span aria-hidden>{language.toUpperCase()}</span>
          <span className="visually-hidden">{t(`shell_language_${language}`)}</span>
        </button>
      ))}
    </div>
  )
}

// Public pages come with something to read and with their first answers: whoever waits for the scripts sees the list already.

import type { QueryClient } from '@tanstack/react-query'
import { knownAnswersId, type KnownAnswers } from '#platform/contract/known-answers.ts'
import { currentLanguage } from '../i18n/language.ts'
import type { AppRouter } from './router.tsx'

/** Answers in another language than the reader's are asked for anew. */
export function rememberKnownAnswers(queryClient: QueryClient): void {
  const text = document.getElementById(knownAnswersId)?.textContent
  if (!text) return
  const { language, answers }: KnownAnswers = JSON.parse(text)
  if (language !== currentLanguage()) return
  for (const { call, params, query, answer } of answers) queryClient.setQueryData([call, params, query], answer)
}

/** What stood there gives way, at the latest when the start has failed. */
export const endForeword = (): void => document.getElementById('foreword')?.remove()

export function endForewordAtFirstScreen(router: AppRouter): void {
  const unsubscribe = router.subscribe('onRendered', () => {
    endForeword()
    unsubscribe()
  })
}

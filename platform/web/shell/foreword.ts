// Public pages come with something to read and with their first answers: whoever waits for the scripts sees the list already.

import type { QueryClient } from '@tanstack/react-query'
import { knownAnswersId, type KnownAnswers } from '#platform/contract/known-answers.ts'
import { currentLanguage } from '../i18n/language.ts'

/** Answers in another language than the reader's are asked for anew. */
export function rememberKnownAnswers(queryClient: QueryClient): void {
  const text = document.getElementById(knownAnswersId)?.textContent
  if (!text) return
  const { language, answers }: KnownAnswers = JSON.parse(text)
  if (language !== currentLanguage()) return
  for (const { call, params, query, answer } of answers) queryClient.setQueryData([call, params, query], answer)
}

/** What stood there gives way to the first screen, or to what says why there is none. */
export const endForeword = (): void => document.getElementById('foreword')?.remove()

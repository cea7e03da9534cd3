// Public pages come with something to read and with their first answers: whoever waits for the scripts sees the list already.

import type { QueryClient } from '@tanstack/react-query'
import { knownAnswersId, type KnownAnswers } from '#platform/contract/known-answers.ts'
import { currentLanguage } from '../i18n/language.ts'
import { placeInForeword } from './typed-before.ts'

/** Answers in another language than the reader's are asked for anew. */
export function rememberKnownAnswers(queryClient: QueryClient): void {
  const text = document.getElementById(knownAnswersId)?.textContent
  if (!text) return
  const { language, answers }: KnownAnswers = JSON.parse(text)
  if (language !== currentLanguage()) return
  for (const { call, params, query, answer } of answers) queryClient.setQueryData([call, params, query], answer)
}

/** What stood there gives way to the first screen, or to what says why there is none. */
export function endForeword(): void {
  const foreword = document.getElementById('foreword')
  if (!foreword) return
  const goOn = placeInForeword()
  foreword.remove()
  // What was typed is drawn first, with all that it brings to be seen.
  queueMicrotask(goOn)
}

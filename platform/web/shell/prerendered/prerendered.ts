// Public pages come with something to read and with their first answers: whoever waits for the scripts sees the list already.

import type { QueryClient } from '@tanstack/react-query'
import { knownAnswersId, type KnownAnswers } from '#platform/contract/known-answers.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { canGoOn, forgetTypedBefore, placeInPrerendered, takeOver } from './typed-before.ts'

/** Answers in another language than the reader's are asked for anew. */
export function rememberKnownAnswers(queryClient: QueryClient): void {
  const text = document.getElementById(knownAnswersId)?.textContent
  if (!text) return
  const { language, answers }: KnownAnswers = JSON.parse(text)
  if (language !== currentLanguage()) return
  for (const { call, params, query, answer } of answers) queryClient.setQueryData([call, params, query], answer)
}

/** What stood there gives way to what says why there is no screen. */
export function endPrerendered(): void {
  const prerendered = document.getElementById('foreword')
  if (!prerendered) return
  const goOn = placeInPrerendered()
  prerendered.remove()
  // What was typed is drawn first, with all that it brings to be seen.
  queueMicrotask(goOn)
}

const round = 50
/** For a question that never comes. */
const longestQuiet = 5_000

/** To the first screen, which stands behind it: once it has the question too in which somebody is, so that no sign goes astray. */
export async function giveWay(): Promise<void> {
  let heardAt = performance.now()
  document.getElementById('foreword')?.addEventListener('input', () => (heardAt = performance.now()))
  takeOver()
  while (!canGoOn() && performance.now() - heardAt < longestQuiet) {
    await new Promise((resolve) => setTimeout(resolve, round))
    takeOver()
  }
  endPrerendered()
  forgetTypedBefore()
}

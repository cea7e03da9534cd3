// Public pages are prerendered with their first responses, so that the list is visible before the scripts load.

import type { QueryClient } from '@tanstack/react-query'
import { knownAnswersId, type KnownAnswers } from '#platform/contract/known-answers.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { canGoOn, forgetTypedBefore, placeInPrerendered, takeOver } from './typed-before.ts'

/** Responses in another language than the user's are discarded and fetched again. */
export function rememberKnownAnswers(queryClient: QueryClient): void {
  const text = document.getElementById(knownAnswersId)?.textContent
  if (!text) return
  const { language, answers }: KnownAnswers = JSON.parse(text)
  if (language !== currentLanguage()) return
  for (const { call, params, query, answer } of answers) queryClient.setQueryData([call, params, query], answer)
}

/** Removes the prerendered content, for example to show why there is no screen. */
export function endPrerendered(): void {
  const prerendered = document.getElementById('foreword')
  if (!prerendered) return
  const goOn = placeInPrerendered()
  prerendered.remove()
  // Render the typed values first, with the fields that they reveal.
  queueMicrotask(goOn)
}

const round = 50
/** Milliseconds to wait for a question that never appears. */
const longestQuiet = 5_000

/**
 * Replaces the prerendered content with the first screen, which is mounted behind it. Waits until that screen shows
 * the question that has the focus, so that no key press is lost.
 */
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

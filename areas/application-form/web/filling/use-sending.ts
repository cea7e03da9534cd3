// Finishes steps and submits the form: the rules are checked here first, then the server checks the same rules.

import { useRef, useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/core/notify.ts'
import type { StepKey } from '#areas/forms/rules/form-definition.ts'
import { goneWishes } from '../../rules/gone-wishes.ts'
import { later } from '../after-sending/later-parts.ts'
import { Offline, Stopped } from './part.ts'
import type { Filling } from './use-filling.ts'
import type { Problems } from '../questions/use-problems.ts'
import { rulesAtHand } from '../questions/use-rules.ts'

/** The server refuses such a wish as well; checked here to show it with the other errors. */
const goneProblem = (titles: readonly string[]) =>
  titles.length > 0
    ? {
        key: 'application_form_gone',
        values: { titles: titles.map((title) => `«${title}»`).join(', '), count: titles.length },
      }
    : { key: 'application_form_wish_gone' }

interface Given {
  filling: Filling
  problems: Problems
  onSent: () => Promise<unknown>
}

export function useSending({ filling, problems, onSent }: Given) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  // A second click can arrive before React rerenders.
  const isRunning = useRef(false)
  const { household, entry, world, state, credentials } = filling

  /** With `canWait`, being offline counts as success: unsaved answers are sent later. */
  const attempt = async (action: () => Promise<void>, canWait = false): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    try {
      await action()
      return true
    } catch (failure) {
      if (!(failure instanceof Offline)) {
        if (!(failure instanceof Stopped)) problems.take(failure)
      } else if (!canWait) notify({ type: 'warning', title: t('application_form_needs_connection') })
      return canWait && failure instanceof Offline
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  /** If the rules cannot be loaded, no problem is reported here; the server checks the same rules. */
  const problemsIn = async (step: StepKey | null) => {
    const judged = { form: state.form, entry, world }
    if (state.application) {
      const changing = await import('../../rules/changing-sent.ts').catch(() => null)
      return changing?.problemsOfChange(judged, household.saved()) ?? []
    }
    const rules = await rulesAtHand()
    if (!rules) return []
    if (step !== null) return rules.problemsOfStep(judged, step)
    const { gone, titles } = goneWishes(entry.answers, state.objects)
    const lost = gone.length > 0 ? [{ path: 'priorities', ...goneProblem(titles) }] : []
    return [...lost, ...rules.problemsOfForm(judged).filter(({ path }) => lost.length === 0 || path !== 'priorities')]
  }
  /** Checks one step, or the whole form without one. */
  const isClean = async (of: StepKey | null): Promise<boolean> => {
    problems.clear()
    const found = await problemsIn(of)
    problems.show(found)
    return found.length === 0
  }

  return {
    isBusy,
    /** Checks one page of a step on a phone: only the questions with these keys. */
    checkSection: async (step: StepKey, keys: readonly string[]): Promise<boolean> => {
      problems.clear()
      const rules = await rulesAtHand()
      if (!rules) return true
      const found = rules
        .problemsOfStep({ form: state.form, entry, world }, step)
        .filter(({ path }) => keys.includes(path))
      problems.show(found)
      if (found.length === 0) void household.flush()
      return found.length === 0
    },
    finishStep: async (step: StepKey): Promise<boolean> =>
      (await isClean(step)) &&
      attempt(async () => {
        await household.finish()
        if (state.application) notify({ type: 'success', title: t('application_form_saved') })
      }, !state.application),
    send: async (): Promise<boolean> =>
      (await isClean(null)) &&
      attempt(async () => {
        await household.finish()
        const { sendForm } = await later.sending().catch(() => {
          throw new Offline()
        })
        await sendForm(credentials)
        await onSent()
      }),
  }
}

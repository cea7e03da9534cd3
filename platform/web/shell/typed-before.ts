// What somebody answered before the scripts came, and where they were: the screen that takes over goes on there.

import { forewordAnswers, questionsIn } from './foreword-answers.ts'
import { forgetTyping } from './keep-typing.ts'

/** By the name of the field: only what is no longer as the page came. */
export const typedBefore = (): Map<string, string> =>
  new Map(
    [...forewordAnswers()].flatMap(([name, { answer, before }]) =>
      answer === before ? [] : [[name, answer] as const],
    ),
  )

/** Whoever took over what was typed has had the time to keep it. */
const untilKept = 1000

export const forgetTypedBefore = (): void =>
  void setTimeout(() => void forgetTyping().catch(() => undefined), untilKept)

/** To be called while the page still stands; answers how to go on once the screen is there. */
export function placeInForeword(): () => void {
  const before = questionsIn('#foreword').find((question) => question === document.activeElement)
  if (!before) return () => {}
  const { name, value } = before
  const { top } = before.getBoundingClientRect()
  const caret = before instanceof HTMLSelectElement ? null : before.selectionStart
  return () => {
    const same = questionsIn('#root', name)
    const after = same.find((field) => field.type !== 'radio' || field.value === value) ?? same[0]
    if (!after) return
    after.focus({ preventScroll: true })
    if (caret !== null && !(after instanceof HTMLSelectElement)) after.setSelectionRange(caret, caret)
    window.scrollBy({ top: after.getBoundingClientRect().top - top, behavior: 'instant' })
  }
}

// Saves of the parts in words of the part: taken, stale, refused, or no connection. What is wrong with an answer is thrown.

import { CallFailed, call } from '#platform/web/api/call.ts'
import { addAdult, addChild, saveAdult, saveApplicationForm, saveChild } from '../../contract/fill-in.ts'
import { isFilledPart, type Credentials, type FilledPerson } from '../../contract/form-shapes.ts'
import type { Answers, PersonKind } from '#areas/forms/rules/answers.ts'
import type { StepKey } from '#areas/forms/rules/form-definition.ts'
import type { SaveOutcome, Saved } from './part.ts'

export type Save = (version: number, changed: Answers, isFinished: boolean) => Promise<SaveOutcome>

/** A finished save is judged by the server as well: the step that is being left. */
export const householdSave =
  (params: Credentials, currentStep: () => StepKey): Save =>
  (version, changed, isFinished) => {
    const body = { version, answers: { ...changed }, ...(isFinished && { finishes: currentStep() }) }
    return outcomeOf(call(saveApplicationForm, { params, body }))
  }

interface Newcomer {
  /** Null until the first save. */
  key: string | null
  /** What is assumed of somebody new and was not typed. */
  preset: Answers
  onKey: (key: string) => void
}

/** Somebody new is added by the first save; `onKey` hears of the key they got. */
export function personSave(params: Credentials, kind: PersonKind, given: Newcomer): Save {
  let { key } = given
  const [add, save] = kind === 'adult' ? [addAdult, saveAdult] : [addChild, saveChild]
  return (version, changed, isComplete) => {
    const answers = { ...changed }
    if (key)
      return outcomeOf(call(save, { params: { ...params, personKey: key }, body: { version, answers, isComplete } }))
    return outcomeOf(
      call(add, { params, body: { answers: { ...given.preset, ...answers }, isComplete } }).then(
        (person: FilledPerson) => {
          key = person.key
          given.onKey(person.key)
          return person
        },
      ),
    )
  }
}

export async function outcomeOf(save: Promise<Saved>): Promise<SaveOutcome> {
  try {
    const { version, answers } = await save
    return { saved: { version, answers } }
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    const { current, fields } = failure.refusal
    const stale = failure.status === 409 && isFilledPart(current) ? current : undefined
    if (stale) return { stale }
    // No connection, too many requests, a server that restarts: what was typed waits on this device.
    if (failure.status === 0 || failure.status === 429 || failure.status >= 500) return { isOffline: true }
    // Of the whole part and not of an answer: withdrawn meanwhile, decided, a link that is over.
    if (!fields) return { refused: failure.message }
    throw failure
  }
}

// Maps server responses to save results: saved, stale, refused, or offline. Throws field errors.

import { CallFailed, call } from '#platform/web/api/call.ts'
import { addAdult, addChild, saveAdult, saveApplicationForm, saveChild } from '../../contract/fill-in.ts'
import { isFilledPart, type Credentials, type FilledPerson } from '../../contract/form-shapes.ts'
import type { Answers, PersonKind } from '#areas/forms/rules/answers.ts'
import type { StepKey } from '#areas/forms/rules/form-definition.ts'
import type { SaveOutcome, Saved } from './part.ts'

export type Save = (version: number, changed: Answers, isFinished: boolean) => Promise<SaveOutcome>

/** When a save finishes a step, the server also validates that step. */
export const householdSave =
  (params: Credentials, currentStep: () => StepKey): Save =>
  (version, changed, isFinished) => {
    const body = { version, answers: { ...changed }, ...(isFinished && { finishes: currentStep() }) }
    return outcomeOf(call(saveApplicationForm, { params, body }))
  }

interface Newcomer {
  /** Null until the first save. */
  key: string | null
  /** Default answers of a new person that the user did not type. */
  preset: Answers
  onKey: (key: string) => void
}

/** The first save creates the person; `onKey` receives the new key. */
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
    // Without connection, with too many requests or during a server restart, edits wait on this device.
    if (failure.status === 0 || failure.status === 429 || failure.status >= 500) return { isOffline: true }
    // Without field errors the refusal concerns the whole part: withdrawn meanwhile, decided, or link expired.
    if (!fields) return { refused: failure.message }
    throw failure
  }
}

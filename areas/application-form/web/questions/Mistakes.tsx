// Error summary at the top of a step after failed validation.

import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useAddress } from '#platform/web/core/address.ts'
import type { StepKey } from '#areas/forms/rules/form-definition.ts'
import { missingQuestion } from './missing-question.ts'
import type { Editing } from '../people/PeopleStep.tsx'
import type { Filling } from '../filling/use-filling.ts'
import { useProblemWords } from './use-problem-words.ts'

interface Props {
  filling: Filling
  /** Messages by path. */
  found: Readonly<Record<string, string>>
  errorOf: (path: string) => string | undefined
  openStep: (step: StepKey) => Promise<void>
  openPerson: (editing: Editing) => void
}

export default function Mistakes({ filling, found, errorOf, openStep, openPerson }: Props) {
  const { shown, labels } = useProblemWords(filling, found)
  const { search } = useAddress()
  /** A person's questions are in that person's form, which is closed while this list is shown. */
  const openQuestion = (line: string): boolean => {
    const { state, adults, children } = filling
    const missing = missingQuestion({ form: state.form, adults, children }, line, Object.keys(found))
    if (!missing) return false
    const there = search.step === 'people' ? Promise.resolve() : openStep('people')
    void there.then(() => openPerson({ ...missing, newKey: null }))
    return true
  }
  /** A line about a person is fixed once none of the fields of that person has an error. */
  const isFixed = (line: string): boolean =>
    Object.keys(found).every((path) => (path !== line && !path.startsWith(`${line}.`)) || errorOf(path) === undefined)
  return <ErrorSummary errors={shown} labels={labels} onFollow={openQuestion} isFixed={isFixed} />
}

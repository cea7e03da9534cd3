// State of the planning wizard: values, errors by field, the current step, and saving.

import { useState } from 'react'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { FieldProblem } from '#platform/web/form/contract-errors.ts'
import { fieldMessagesOf, useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { firstStep, steppedTo, type WizardPlace } from '#platform/web/modal/wizard-steps.ts'
import { planData, repetition, type AppointmentView } from '../../contract/plan.ts'
import { useCreateAppointment, useEditAppointment } from '../changes.ts'
import { bodyOf, repeatOf, type PlanDraft } from './plan-draft.ts'
import { planProblems, planSteps, stepOf } from './plan-problems.ts'

interface Opened {
  first: PlanDraft
  /** Appointment that is edited; undefined for a new one. */
  edited: AppointmentView | undefined
  onSaved: (id: string) => void
}

export interface Plan {
  draft: PlanDraft
  set: (change: Partial<PlanDraft>) => void
  errorOf: (field: string) => string | undefined
}

export function usePlan({ first, edited, onSaved }: Opened) {
  const t = useText()
  // The opener may compute its first values again; only those of the first render count.
  const [begun] = useState(first)
  const [draft, setDraft] = useState(begun)
  const [place, setPlace] = useState<WizardPlace>(firstStep)
  const [tellParticipants, setTellParticipants] = useState(true)
  const { errorOf, show, take, clear } = useServerErrors()
  const creating = useCreateAppointment(({ id }) => onSaved(id))
  const editing = useEditAppointment(() => edited && onSaved(edited.id))
  const [today] = useState(() => (edited ? null : dayOf(new Date())))

  const set = (change: Partial<PlanDraft>) => {
    setDraft({ ...draft, ...change })
    // An error of a day may depend on other days and on the length of slots.
    clear()
  }
  const wordsOf = (problems: Record<string, FieldProblem>) =>
    Object.fromEntries(Object.entries(problems).map(([field, { key, values }]) => [field, t(key, values)]))
  const checked = (publishes: boolean, step?: number): boolean => {
    const problems = Object.entries(planProblems(draft, { today, publishes })).filter(
      ([field]) => step === undefined || stepOf(field) === planSteps[step],
    )
    show(wordsOf(Object.fromEntries(problems)))
    const [wrong] = problems
    if (wrong && step === undefined) goToStepOf(wrong[0])
    return problems.length === 0
  }
  const goToStepOf = (field: string) => setPlace((now) => steppedTo(now, planSteps.indexOf(stepOf(field))))
  const refuse = (failure: unknown) => {
    take(failure)
    const [field] = Object.keys(fieldMessagesOf(failure))
    if (field) goToStepOf(field)
  }

  const save = async (publish: boolean): Promise<void> => {
    if (!checked(publish)) return
    const data = planData.parse(bodyOf(draft))
    const saving = edited
      ? editing.mutateAsync({
          params: { id: edited.id },
          body: { ...data, version: edited.version, move: null, tellParticipants },
        })
      : creating.mutateAsync({ body: { ...data, repeat: repetition.nullable().parse(repeatOf(draft)), publish } })
    await saving.catch(refuse)
  }
  return {
    draft,
    set,
    errorOf,
    place,
    setPlace,
    isChanged: draft !== begun,
    check: async (step: number) => checked(false, step),
    save,
    tellParticipants,
    setTellParticipants,
  }
}

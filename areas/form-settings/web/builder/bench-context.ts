// State of the form builder for all components on its page. Each component subscribes to its own part, so that typing
// in one question rerenders only that question.

import { createContext, use, useSyncExternalStore } from 'react'
import type { FormDefinition, FormField, FormSection, FormStep } from '#areas/forms/rules/form-definition.ts'
import type { FormKind } from '#areas/forms/rules/form-kinds.ts'
import type { QuestionPreset } from '#areas/forms/rules/form-settings.ts'
import { withField, withSection, withStep } from '../../rules/definition-edits.ts'
import { fieldAt, sectionAt, stepAt, type FieldPlace, type SectionPlace, type StepPlace } from '../../rules/places.ts'
import type { BenchState, Workbench } from './workbench.ts'

export interface Bench {
  workbench: Workbench
  formId: string
  kind: FormKind
  preset: QuestionPreset
  /** Number of answers to a question in published versions. */
  answersTo: (of: FormSection['of'], field: string) => number
}

export const BenchContext = createContext<Bench | null>(null)

export function useBench(): Bench {
  const bench = use(BenchContext)
  if (!bench) throw new Error('a part of the builder stands outside of it')
  return bench
}

/** `pick` must return the same value while the state is unchanged: a part of the state or a primitive. */
export function useBenchState<Piece>(pick: (state: BenchState) => Piece): Piece {
  const { workbench } = useBench()
  return useSyncExternalStore(workbench.subscribe, () => pick(workbench.now()))
}

export const useDefinition = (): FormDefinition => useBenchState(({ history }) => history.present)

export const useStep = (place: Pick<StepPlace, 'step'>): FormStep | undefined =>
  useBenchState(({ history }) => stepAt(history.present, place.step))

export const useSectionPart = <Key extends keyof FormSection>(
  place: SectionPlace | FieldPlace,
  key: Key,
): FormSection[Key] | undefined => useBenchState(({ history }) => sectionAt(history.present, place)?.[key])

export const useFieldPart = <Key extends keyof FormField>(place: FieldPlace, key: Key): FormField[Key] | undefined =>
  useBenchState(({ history }) => fieldAt(history.present, place)?.[key])

/** Undefined removes a property. */
export type Changes<Thing> = { [Key in keyof Thing]?: Thing[Key] | undefined }

export function useFieldChange(place: FieldPlace) {
  const { workbench } = useBench()
  return (changes: Changes<FormField>, about: string | null = null) =>
    workbench.edit(place, (form) => withField(form, place, (field) => changed(field, changes)), about)
}

export function useSectionChange(place: SectionPlace) {
  const { workbench } = useBench()
  return (changes: Changes<FormSection>, about: string | null = null) =>
    workbench.edit(place, (form) => withSection(form, place, (section) => changed(section, changes)), about)
}

export function useStepChange(place: StepPlace) {
  const { workbench } = useBench()
  return (changes: Changes<FormStep>, about: string | null = null) =>
    workbench.edit(place, (form) => withStep(form, place.step, (step) => changed(step, changes)), about)
}

function changed<Thing extends object>(thing: Thing, changes: Changes<Thing>): Thing {
  const given = Object.entries({ ...thing, ...changes }).filter(([, value]) => value !== undefined)
  // The cast is safe: only optional properties can be removed, as defined by the schema of the definition.
  return Object.fromEntries(given) as Thing
}

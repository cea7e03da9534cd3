// Lists every question of a definition with its place, and builds problems for a place.

import type { FormDefinition, FormField, FormSection, FormStep } from '#areas/forms/rules/form-definition.ts'
import type { FormKind } from '#areas/forms/rules/form-kinds.ts'
import type { QuestionPreset } from '#areas/forms/rules/form-settings.ts'
import type { TextValues } from '#platform/rules/filled-text.ts'
import type { Language } from '#platform/rules/project-type.ts'

/** A definition with the data needed to check it. */
export interface Judged {
  kind: FormKind
  definition: FormDefinition
  preset: QuestionPreset
  /** Returns a product text; returns the key if there is no such text. */
  says: (textKey: string, language: Language, values?: TextValues) => string
}

export interface Place {
  step: string | null
  section: string | null
  field: string | null
  option: string | null
}

/** `key` is a text key of this area; `reason` is the text key of a legal objection. */
export interface DefinitionProblem extends Place {
  key: string
  values: Record<string, string | number>
  reason: string | null
  /** True if the problem prevents publication; otherwise it is a notice. */
  blocks: boolean
}

export interface Asked {
  step: FormStep
  section: FormSection
  field: FormField
  /** True if step, section and field are all switched on. */
  isOn: boolean
  /** True if it is also asked of every applicant. */
  isAsked: boolean
}

export function questionsIn({ steps }: FormDefinition): Asked[] {
  return steps.flatMap((step) =>
    step.sections.flatMap((section) =>
      section.fields.map((field) => {
        const isOn = step.active && section.active && field.active
        return { step, section, field, isOn, isAsked: isOn && field.asked === 'everybody' }
      }),
    ),
  )
}

export const placeOf = ({ step, section, field }: Asked): Partial<Place> => ({
  step: step.key,
  section: section.key,
  field: field.key,
})

type Finding = Partial<Place> & { key: string } & Partial<Pick<DefinitionProblem, 'values' | 'reason' | 'blocks'>>

const nowhere: Place = { step: null, section: null, field: null, option: null }

export const problem = ({ key, ...more }: Finding): DefinitionProblem => ({
  ...nowhere,
  values: {},
  reason: null,
  blocks: true,
  ...more,
  key: `form_settings_problem_${key}`,
})

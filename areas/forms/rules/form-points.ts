// Points of the selected options, for forms that define any. Only visible questions count, separately for each
// person.

import { acrossOf } from './across.ts'
import type { Answers, FormEntry, FormWorld } from './answers.ts'
import {
  sectionsOf,
  type FormDefinition,
  type FormField,
  type FieldOption,
  type FormSection,
} from './form-definition.ts'
import { shownAnswers } from './shown-fields.ts'

export interface FormPointLine {
  of: FormSection['of']
  /** Index of the adult or child; 0 for the household. */
  place: number
  field: FormField
  option: FieldOption
  points: number
}

type Kept = Readonly<Record<string, unknown>>

/** Stored answers of a household, to visible questions only. */
export interface KeptAnswers {
  household: Kept
  adults: readonly Kept[]
  children: readonly Kept[]
}

/** True if any option defines points. Otherwise points are null, which differs from a score of 0. */
export const givesPoints = (form: FormDefinition): boolean => parts.some((of) => worthIn(form, of).length > 0)

/** In form order. Excludes options without points. */
export function formPointLines(form: FormDefinition, kept: KeptAnswers): FormPointLine[] {
  const answersOf = { household: [kept.household], adult: kept.adults, child: kept.children }
  return parts.flatMap((of) => {
    const fields = worthIn(form, of)
    return answersOf[of].flatMap((answers, index) =>
      fields.flatMap((field) => {
        const option = field.options?.find(({ value }) => value === answers[field.key])
        return option?.points ? [{ of, place: index, field, option, points: option.points }] : []
      }),
    )
  })
}

export const sumOf = (lines: readonly FormPointLine[]): number => lines.reduce((sum, { points }) => sum + points, 0)

interface Whole {
  form: FormDefinition
  entry: FormEntry
  world: FormWorld
}

/** Null if the form gives no points. */
export function formPointsOf({ form, entry, world }: Whole): number | null {
  if (!givesPoints(form)) return null
  const across = acrossOf({ form, entry, world })
  const shown = (of: FormSection['of'], answers: Answers) =>
    shownAnswers({ sections: sectionsOf(form, of), answers, world, across })
  return sumOf(
    formPointLines(form, {
      household: shown('household', entry.answers),
      adults: entry.adults.map(({ answers }) => shown('adult', answers)),
      children: entry.children.map(({ answers }) => shown('child', answers)),
    }),
  )
}

const parts = ['household', 'adult', 'child'] as const

const worthIn = (form: FormDefinition, of: FormSection['of']): FormField[] =>
  sectionsOf(form, of)
    .flatMap(({ fields }) => fields)
    .filter(({ options }) => options?.some(({ points }) => points !== undefined))

// Legal restrictions on questions (standards.md §10.3, field.md §4): some are forbidden for people who look for a
// home, some are allowed only for the chosen applicant or for subsidised dwellings. Making a question voluntary
// changes nothing. Keeping it requires a written reason.

import { catalogueField } from '#areas/forms/rules/field-catalogue.ts'
import type { Condition } from '#areas/forms/rules/conditions.ts'
import {
  activeSteps,
  fieldType,
  type FormDefinition,
  type FormField,
  type FormSection,
  type FormStep,
  type TouchyQuestion,
} from '#areas/forms/rules/form-definition.ts'
import type { FormKind } from '#areas/forms/rules/form-kinds.ts'
import type { QuestionPreset } from '#areas/forms/rules/form-settings.ts'
import { touchedByField, touchedByWords } from './asked-words.ts'
import { placeOf, problem, questionsIn, type DefinitionProblem, type Judged, type Place } from './definition-places.ts'
import { laws, type Law, type Verdict } from './touchy-law.ts'

/** Text keys: the legal position, when and of whom the question is allowed, and the source. */
export interface Objection {
  verdict: Verdict
  reason: string
  moment: string
  source: string
}

/** Minimum number of characters of a reason. */
export const shortestReason = 10

type Override = FormField['override']

export const isOverridden = ({ override }: { override?: Override | undefined }): boolean =>
  (override?.reason.trim().length ?? 0) >= shortestReason

export function guardProblems({ kind, definition, preset }: Judged): DefinitionProblem[] {
  const ground = { kind, preset }
  const steps = activeSteps(definition)
  const headings = steps.flatMap((step) => [
    { place: { step: step.key }, heading: step },
    ...step.sections
      .filter(({ active }) => active)
      .map((section) => ({ place: { step: step.key, section: section.key }, heading: section })),
  ])
  return [
    ...startProblems(ground, definition),
    ...headings.flatMap(({ place, heading }) => {
      const objection = objectionToHeading({ ...ground, heading })
      return objection ? [problemOf(objection, { place, word: 'said', isWritten: isOverridden(heading) })] : []
    }),
    ...questionsIn(definition)
      .filter(({ isOn }) => isOn)
      .flatMap((asked) => {
        const { section, field } = asked
        const objection = objectionTo({ ...ground, section, field })
        return objection
          ? [problemOf(objection, { place: placeOf(asked), word: 'asked', isWritten: isOverridden(field) })]
          : []
      }),
  ]
}

interface Found {
  place: Partial<Place>
  word: 'asked' | 'said'
  /** True if a reason for keeping it is recorded. */
  isWritten: boolean
}

const problemOf = ({ verdict, reason }: Objection, { place, word, isWritten }: Found): DefinitionProblem =>
  problem({ key: isWritten ? `${word}_overridden` : `${word}_${verdict}`, ...place, reason, blocks: !isWritten })

interface Ground {
  kind: FormKind
  preset: QuestionPreset
}

interface Question extends Ground {
  section: Pick<FormSection, 'of' | 'condition'> & Partial<Pick<FormSection, 'fields'>>
  field: FormField
}

/** Legal objection to asking this of all applicants, regardless of a recorded reason. */
export function objectionTo({ section, field, ...ground }: Question): Objection | null {
  return objectionAmong(mattersIn(section, field), ground, {
    isBound: demandsSubsidy(section.condition) || demandsSubsidy(field.condition),
    isOfChosen: field.asked === 'chosen',
  })
}

/** Legal objection to the title of a step or section, or to the hint of a section. */
export function objectionToHeading({
  heading,
  ...ground
}: Ground & { heading: FormSection | FormStep }): Objection | null {
  const sections = 'sections' in heading ? heading.sections : [heading]
  const asked = sections.flatMap(ownQuestions)
  const words = { naming: [heading.title], explaining: 'hint' in heading ? [heading.hint] : [] }
  return objectionAmong(byLaw(touchedByWords(words, asked)), ground, {
    isBound: sections.length > 0 && sections.every(({ condition }) => demandsSubsidy(condition)),
    isOfChosen: asked.length > 0 && asked.every((field) => field.asked === 'chosen'),
  })
}

/** The start page contains no questions, so its problems are only warnings. */
function startProblems(ground: Ground, { title, start, steps }: FormDefinition): DefinitionProblem[] {
  const asked = steps.flatMap(({ sections }) => sections.flatMap(ownQuestions))
  const words = { naming: [title], explaining: [start.text, ...start.papers] }
  const objection = objectionAmong(byLaw(touchedByWords(words, asked)), ground, { isBound: false, isOfChosen: false })
  return objection ? [problem({ key: 'start_says', reason: objection.reason, blocks: false })] : []
}

/**
 * Active project questions of a section. Product questions are excluded because the catalogue defines their subject.
 */
const ownQuestions = ({ of, fields, active }: Pick<FormSection, 'of' | 'fields' | 'active'>): FormField[] =>
  active
    ? fields.filter((field) => field.active && field.type !== fieldType.html && !catalogueField(of, field.key))
    : []

interface Asked {
  /** True if it is asked only for subsidised dwellings. */
  isBound: boolean
  /** True if it is asked only of the chosen household. */
  isOfChosen: boolean
}

function objectionAmong(matters: readonly Matter[], { kind, preset }: Ground, asked: Asked): Objection | null {
  if (preset === 'none') return null
  const isOfHomes = kind !== 'business' && kind !== 'sale'
  const isBound = preset === 'swiss_subsidised' || asked.isBound
  const found = matters.find(
    ({ verdict, ofHomesOnly }) =>
      // A forbidden question may not be asked of the chosen applicant either.
      (verdict === 'forbidden' || !asked.isOfChosen) &&
      (isOfHomes || !ofHomesOnly) &&
      !(isBound && verdict === 'subsidised'),
  )
  return found ? objection(found) : null
}

/** A law, with the key of its texts. */
interface Matter extends Law {
  about: string
}

const objection = ({ verdict, about, moment, source }: Matter): Objection => ({
  verdict,
  reason: `form_settings_law_${about}`,
  moment: `form_settings_moment_${moment}`,
  source: `form_settings_source_${source}`,
})

const byLaw = (touched: readonly TouchyQuestion[]): Matter[] => touched.map((about) => ({ about, ...laws[about] }))

function mattersIn({ of, fields = [] }: Question['section'], field: FormField): Matter[] {
  const known = catalogueField(of, field.key)?.field
  const touched = known && touchedByKey[field.key]
  if (touched) return [{ about: touched, ...laws[touched] }]
  const { admissible } = known ?? field
  const { asksAbout } = field
  const beside = ownQuestions({ of, fields, active: true })
  return [
    ...byLaw(asksAbout ? [asksAbout] : []),
    ...byLaw(touchedByField(field, beside)),
    ...(admissible === 'chosen' ? [{ about: 'early', ...laws.identity_papers }] : []),
    ...(admissible === 'subsidised' ? [{ about: 'subsidised', ...laws.wealth }] : []),
  ]
}

/** Product questions that ask for a protected subject by definition. */
const touchedByKey: Partial<Record<string, TouchyQuestion>> = {
  nation: 'nationality',
  civil_status: 'civil_status',
  place_of_citizenship: 'origin',
  iban: 'bank_account',
  bank_name: 'bank_account',
  account_owner: 'bank_account',
  debt_collection_extract: 'debt_extract',
  copy_of_id: 'identity_papers',
  copy_of_permit: 'identity_papers',
}

/** True if the question is shown only with a subsidised object. */
function demandsSubsidy(condition: Condition | undefined): boolean {
  if (!condition) return false
  if ('all' in condition) return condition.all.some(demandsSubsidy)
  if ('any' in condition) return condition.any.every(demandsSubsidy)
  return 'fact' in condition && condition.fact === 'subsidised_object'
}

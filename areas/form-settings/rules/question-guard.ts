// What the law has against a question (standards.md §10.3, field.md §4): some may never be asked of somebody who looks for a home,
// some only of the one who was chosen, some only where the dwelling is subsidised. Calling a question voluntary changes nothing;
// whoever asks it all the same writes down why.

import { catalogueField } from '#areas/application-form/rules/field-catalogue.ts'
import type { Condition } from '#areas/application-form/rules/conditions.ts'
import {
  fieldType,
  type FormField,
  type FormSection,
  type TouchyQuestion,
} from '#areas/application-form/rules/form-definition.ts'
import { isOwnText } from '#areas/application-form/rules/form-text.ts'
import type { FormKind } from '#areas/application-form/rules/form-kinds.ts'
import type { QuestionPreset } from '#areas/application-form/rules/form-settings.ts'
import { placeOf, problem, questionsIn, type DefinitionProblem, type Judged } from './definition-places.ts'
import { laws, type Law, type Verdict } from './touchy-law.ts'
import { harmlessWords, touchyWords, type Harmlessly } from './touchy-words.ts'
import { readText, withoutWords, wordsIn } from './word-patterns.ts'

/** Texts, all three: what the law says, when it may be asked after all and of whom, and where that is written. */
export interface Objection {
  verdict: Verdict
  reason: string
  moment: string
  source: string
}

/** So many characters make a reason. */
export const shortestReason = 10

export const isOverridden = ({ override }: FormField): boolean =>
  (override?.reason.trim().length ?? 0) >= shortestReason

export function guardProblems({ kind, definition, preset }: Judged): DefinitionProblem[] {
  return questionsIn(definition)
    .filter(({ isOn }) => isOn)
    .flatMap((asked) => {
      const { section, field } = asked
      const objection = objectionTo({ kind, preset, section, field })
      if (!objection) return []
      const isWritten = isOverridden(field)
      const key = isWritten ? 'overridden' : `asked_${objection.verdict}`
      return [problem({ key, ...placeOf(asked), reason: objection.reason, blocks: !isWritten })]
    })
}

interface Question {
  kind: FormKind
  preset: QuestionPreset
  section: Pick<FormSection, 'of' | 'condition'>
  field: FormField
}

/** What stands against asking this of everybody who applies, whether or not somebody has written why. */
export function objectionTo({ kind, preset, section, field }: Question): Objection | null {
  if (preset === 'none') return null
  const isOfHomes = kind !== 'business' && kind !== 'sale'
  const isBound = preset === 'swiss_subsidised' || demandsSubsidy(section.condition) || demandsSubsidy(field.condition)
  const found = mattersIn(section.of, field).find(
    ({ verdict, ofHomesOnly }) =>
      // What nobody may be asked is not asked of the chosen one either.
      (verdict === 'forbidden' || field.asked !== 'chosen') &&
      (isOfHomes || !ofHomesOnly) &&
      !(isBound && verdict === 'subsidised'),
  )
  return found ? objection(found) : null
}

/** What the law says, and under which name its texts stand. */
interface Matter extends Law {
  about: string
}

const objection = ({ verdict, about, moment, source }: Matter): Objection => ({
  verdict,
  reason: `form_settings_law_${about}`,
  moment: `form_settings_moment_${moment}`,
  source: `form_settings_source_${source}`,
})

function mattersIn(of: FormSection['of'], field: FormField): Matter[] {
  const known = catalogueField(of, field.key)?.field
  const touched = known && touchedByKey[field.key]
  if (touched) return [{ about: touched, ...laws[touched] }]
  const { admissible } = known ?? field
  const { asksAbout } = field
  return [
    ...(asksAbout ? [{ about: asksAbout, ...laws[asksAbout] }] : []),
    ...touchedBy(field).map((about) => ({ about, ...laws[about] })),
    ...(admissible === 'chosen' ? [{ about: 'early', ...laws.identity_papers }] : []),
    ...(admissible === 'subsidised' ? [{ about: 'subsidised', ...laws.wealth }] : []),
  ]
}

/** Questions of the product that ask for one of these things by their nature. */
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

/** True when the question is never shown without a subsidised object. */
function demandsSubsidy(condition: Condition | undefined): boolean {
  if (!condition) return false
  if ('all' in condition) return condition.all.some(demandsSubsidy)
  if ('any' in condition) return condition.any.every(demandsSubsidy)
  return 'fact' in condition
}

const withoutHarmless = withoutWords(harmlessWords)
const tellingWords = touchyWords.map(({ words, ...more }) => ({ ...more, isIn: wordsIn(words) }))

/** Only the project's own words are read: the product's questions are known. */
function touchedBy(field: FormField): TouchyQuestion[] {
  const { label, hint, options = [], checks, key, type } = field
  if (type === fieldType.html) return []
  const own = [label, hint, ...options.map((option) => option.label)].filter((text) => text !== undefined)
  const said = own.flatMap((text) => (isOwnText(text) ? [text.de, text.fr] : [])).join('\n')
  const text = withoutHarmless(readText(said))
  const found = tellingWords.filter(
    ({ isIn, unless, ofFiles }) =>
      !(ofFiles && type !== fieldType.file) && !(unless && isHarmless[unless](field)) && isIn(text),
  )
  const bank: TouchyQuestion[] = checks.includes('iban') && key.startsWith('own_') ? ['bank_account'] : []
  return [...bank, ...found.map(({ about }) => about)]
}

const isChoice = ({ type }: FormField): boolean => type === fieldType.select || type === fieldType.radio

/** Whether debts are open may be asked, not which; where an income stands among bands, not how high it is. */
const isHarmless: Record<Harmlessly, (field: FormField) => boolean> = {
  yes_or_no: (field) => field.type === fieldType.boolean || (isChoice(field) && (field.options ?? []).length <= 2),
  in_bands: (field) => field.type === fieldType.boolean || isChoice(field),
}

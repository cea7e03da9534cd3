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

export type Verdict = 'forbidden' | 'early' | 'subsidised'

export interface Objection {
  verdict: Verdict
  /** Text key: what the law says. */
  reason: string
}

/** So many characters make a reason. */
export const shortestReason = 10

export const isOverridden = ({ override }: FormField): boolean =>
  (override?.reason.trim().length ?? 0) >= shortestReason

export function guardProblems({ kind, definition, preset }: Judged): DefinitionProblem[] {
  return questionsIn(definition)
    .filter(({ isAsked }) => isAsked)
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
  if (preset === 'none' || field.asked === 'chosen') return null
  const verdict = verdictOn(section.of, field)
  if (!verdict) return null
  // Who lets to firms or sells is bound by data protection alone: what is none of anybody's business stays forbidden.
  if (verdict.verdict !== 'forbidden' && (kind === 'business' || kind === 'sale')) return null
  const isBound = preset === 'swiss_subsidised' || demandsSubsidy(section.condition) || demandsSubsidy(field.condition)
  return verdict.verdict === 'subsidised' && isBound ? null : verdict
}

function verdictOn(of: FormSection['of'], field: FormField): Objection | null {
  const touched = field.asksAbout ?? touchyIn(field)
  if (touched) return { verdict: verdicts[touched], reason: `form_settings_law_${touched}` }
  const admissible = catalogueField(of, field.key)?.field.admissible ?? field.admissible
  if (admissible === 'chosen') return { verdict: 'early', reason: 'form_settings_law_early' }
  return admissible === 'subsidised' ? { verdict: 'subsidised', reason: 'form_settings_law_subsidised' } : null
}

/** True when the question is never shown without a subsidised object. */
function demandsSubsidy(condition: Condition | undefined): boolean {
  if (!condition) return false
  if ('all' in condition) return condition.all.some(demandsSubsidy)
  if ('any' in condition) return condition.any.every(demandsSubsidy)
  return 'fact' in condition
}

const verdicts: Record<TouchyQuestion, Verdict> = {
  religion: 'forbidden',
  health: 'forbidden',
  pregnancy: 'forbidden',
  criminal_record: 'forbidden',
  politics: 'forbidden',
  union: 'forbidden',
  origin: 'forbidden',
  social_assistance: 'forbidden',
  debts_beside: 'forbidden',
  exact_salary: 'subsidised',
  wealth: 'subsidised',
  debt_extract: 'early',
  identity_papers: 'early',
  bank_account: 'early',
  civil_status: 'early',
}

/** Words by which a question of one's own gives away what it asks about, in both languages. */
const words: [TouchyQuestion, RegExp][] = [
  ['religion', /religi|konfession|kirchen?(zugehörig|mitglied|steuer)|église|croyance|confession/iu],
  ['pregnancy', /schwanger|kinderwunsch|familienplanung|enceinte|grossesse|désir d.enfant/iu],
  ['health', /gesundheit|krankheit|behinderung|diagnose|medikament|suchtmittel|santé|maladie|handicap|médicament/iu],
  ['criminal_record', /vorstraf|strafregister|straffällig|casier judiciaire|condamnation/iu],
  ['politics', /politisch|parteizugehörig|parteimitglied|politique/iu],
  ['union', /gewerkschaft|mieterverband|syndicat|asloca|association de locataires/iu],
  ['origin', /heimatort|ethni|hautfarbe|herkunft|lieu d.origine|couleur de peau|pays d.origine/iu],
  ['social_assistance', /sozialhilfe|fürsorgegeld|aide sociale|assistance sociale/iu],
  ['debts_beside', /leasing|abzahlungsvertr|kleinkredit|konsumkredit|lohnabtretung|petit crédit|cession de salaire/iu],
  [
    'exact_salary',
    /lohnausweis|lohnabrechnung|genaue[nrs]? lohn|fiche de salaire|certificat de salaire|salaire exact/iu,
  ],
  ['wealth', /vermögen|steuererklärung|steuerveranlagung|fortune|déclaration d.impôt|taxation fiscale/iu],
  ['debt_extract', /betreibungsauszug|auszug aus dem betreibung|extrait du registre des poursuites/iu],
  [
    'identity_papers',
    /ausweiskopie|passkopie|kopie.{0,20}(ausweis|pass\b)|ahv.?nummer|copie.{0,20}(identité|passeport)|numéro avs/iu,
  ],
  ['bank_account', /\biban\b|kontonummer|bankverbindung|coordonnées bancaires|numéro de compte/iu],
  ['civil_status', /zivilstand|familienstand|état civil/iu],
]

/** Only the project's own words are read: the product's questions are known. */
function touchyIn({ label, hint, options = [], checks, key, type }: FormField): TouchyQuestion | null {
  if (checks.includes('iban') && key.startsWith('own_')) return 'bank_account'
  if (type === fieldType.html) return null
  const own = [label, hint, ...options.map((option) => option.label)].filter((text) => text !== undefined)
  const said = own.flatMap((text) => (isOwnText(text) ? [text.de, text.fr] : [])).join('\n')
  return words.find(([, pattern]) => pattern.test(said))?.[0] ?? null
}

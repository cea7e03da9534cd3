// Values that the wording or the law requires and the tenancy lacks. The agreement cannot be sent while a value is
// missing.

import { blocksFor, placeholdersIn, type AgreementBlock } from './agreement-template.ts'
import { isVariable, variableOf, type Source, type VariableKey } from './agreement-variables.ts'

export interface Missing {
  /** A variable, or a separate key such as `previous_rent`. */
  key: string
  source: Source
  /** Id of the person or object, if the source alone is ambiguous. */
  subjectId?: string
}

export interface Agreed {
  values: Readonly<Record<VariableKey, string | null>>
  isFixedTerm: boolean
  /** Notice period in months, for an agreement without a fixed end. */
  noticeMonths: number
  /** Total of all objects let, in Rappen. */
  grossRent: number | null
  deposit: number | null
  isHome: boolean
  /** Objects let together with the main object. */
  together: readonly { id: string; netRent: number | null }[]
  adults: readonly { id: string; dateOfBirth: string | null }[]
  form: InitialRentStatement | null
}

/** Values required by the official form; null if the form is not required. */
export interface InitialRentStatement {
  isFirstLetting: boolean
  previousNetRent: number | null
  previousAncillaryCost: number | null
  reason: string | null
  referenceRate: number | null
  priceIndex: number | null
}

/** Minimum notice period for homes in months (OR 266c). */
export const shortestNoticeMonths = 3

/** Maximum deposit for homes in monthly rents (OR 257e). */
export const highestDepositMonths = 3

export const depositMonthsOf = ({ deposit, grossRent }: Pick<Agreed, 'deposit' | 'grossRent'>): number | null =>
  deposit === null || !grossRent ? null : Math.round((deposit / grossRent) * 100) / 100

/** Facts that decide which blocks an agreement contains. */
export const factsOf = ({ isFixedTerm, deposit, together }: Pick<Agreed, 'isFixedTerm' | 'deposit' | 'together'>) => ({
  isFixedTerm,
  hasDeposit: (deposit ?? 0) > 0,
  hasCompanions: together.length > 0,
})

export function missingFor(agreed: Agreed, wording: readonly AgreementBlock[]): Missing[] {
  const named = blocksFor(wording, factsOf(agreed)).flatMap(({ text }) => placeholdersIn(text))
  // Landlord, start and rent are required for every wording.
  const needed = new Set(
    ['place_contact_company', 'place_contract_start', 'place_rent_net', ...named].filter(isVariable),
  )
  return [
    ...[...needed]
      .filter((key) => agreed.values[key] === null && !variableOf(key).optional)
      .map((key): Missing => ({ key, source: variableOf(key).source })),
    ...agreed.adults
      .filter(({ dateOfBirth }) => dateOfBirth === null)
      .map(({ id }): Missing => ({ key: 'date_of_birth', source: 'adult', subjectId: id })),
    ...agreed.together
      .filter(({ netRent }) => netRent === null)
      .map(({ id }): Missing => ({ key: 'rent_together', source: 'terms', subjectId: id })),
    ...(agreed.together.length > 0 && !namesAllThatIsLet(wording)
      ? [{ key: 'wording_together', source: 'wording' as const }]
      : []),
    ...missingOnNotice(agreed),
    ...missingOnDeposit(agreed),
    ...(agreed.form ? missingOnForm(agreed.form) : []),
  ]
}

/** The rent table has a line for each object let; without that table the text must name the objects. */
const namesAllThatIsLet = (wording: readonly AgreementBlock[]): boolean =>
  wording.some(({ kind, text }) => kind === 'rents' || placeholdersIn(text).includes('place_secondary_objects'))

/** A home requires at least the legal notice period (OR 266c). */
function missingOnNotice({ isHome, isFixedTerm, noticeMonths: months }: Agreed): Missing[] {
  return isHome && !isFixedTerm && months < shortestNoticeMonths ? [{ key: 'notice_too_short', source: 'terms' }] : []
}

function missingOnDeposit(agreed: Agreed): Missing[] {
  const { deposit, grossRent } = agreed
  const isTooHigh =
    agreed.isHome && deposit !== null && grossRent !== null && deposit > highestDepositMonths * grossRent
  return isTooHigh ? [{ key: 'deposit_too_high', source: 'terms' }] : []
}

function missingOnForm(form: InitialRentStatement): Missing[] {
  const ofPrevious = form.isFirstLetting
    ? []
    : [
        form.previousNetRent === null && 'previous_rent',
        form.previousAncillaryCost === null && 'previous_ancillary_cost',
        form.referenceRate === null && 'reference_rate',
        form.priceIndex === null && 'price_index',
      ]
  return [...ofPrevious, !form.reason && 'rent_reason']
    .filter((key) => key !== false)
    .map((key) => ({ key, source: 'terms' as const }))
}

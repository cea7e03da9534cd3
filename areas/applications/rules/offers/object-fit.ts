// Checks how well a household and an object match (domain.md §2.7). The result is a hint for staff; only the state of
// the object can block an offer.

import { kindForObjects } from '#areas/forms/rules/form-kinds.ts'
import { isForSale } from '#areas/objects/rules/for-sale.ts'
import type { ObjectKind, ObjectState } from '#areas/buildings/rules/object-state.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'

export interface Household {
  adults: number
  children: number
  persons: number
  /** Yearly gross income in francs, lower bound of the range. */
  income: number | null
  hasPets: boolean
}

/** Kind of an object, and the prices that show if it is to let or for sale. */
export interface Sort {
  kind: ObjectKind
  /** Rappen a month. */
  grossRent: number | null
  sellingPrice: number | null
}

export interface ObjectTerms extends Sort {
  progressState: ObjectState
  rooms: number | null
  minOccupancy: number | null
  maxOccupancy: number | null
  minAdults: number | null
  maxAdults: number | null
  minChildren: number | null
  maxChildren: number | null
  allowsDogs: boolean | null
  allowsCats: boolean | null
}

export const fitRules = ['occupancy', 'adults', 'children', 'income', 'pets'] as const
export type FitRule = (typeof fitRules)[number]

/** `ok` is null if data for the comparison is missing. `text` is a text key with `values`. */
export interface Fit {
  rule: FitRule
  ok: boolean | null
  text: string
  values: Record<string, string | number>
}

/** Required ratio of monthly income to monthly rent (a form question of the field, domain.md §2.7). */
export const wishedIncomeRatio = 3

/** An inactive object is not published, but may be offered (spec 2 §4). */
export function objectCanBeOffered(state: ObjectState): Verdict {
  return state === 'available' || state === 'inactive' ? yes : no(`applications_reason_object_${state}`)
}

/** Number of open offers of an object, and the maximum that the process settings allow at once. */
export interface Seats {
  open: number
  most: number
}

/**
 * Checks whether an object that already has open offers may be offered once more. The first household to accept gets
 * it.
 */
export function objectCanBeOfferedBeside(state: ObjectState, { open, most }: Seats): Verdict {
  if (state !== 'with_offer') return objectCanBeOffered(state)
  if (open < most) return yes
  return no(most > 1 ? 'applications_reason_offers_full' : 'applications_reason_object_with_offer')
}

interface Owned {
  kind: ObjectKind
  ownerName: string
}

/** A second apartment needs its own contract and official form, and a contract has only one owner. */
export function mayGoAlong(leading: Owned, other: Owned): Verdict {
  if (other.kind === 'apartment') return no('applications_reason_home_by_itself')
  const differ = leading.ownerName && other.ownerName && leading.ownerName !== other.ownerName
  return differ ? no('applications_reason_other_owner') : yes
}

/** Returns the wished object that determines the form, so that a flat ranks before its parking space. */
export function leadingOf<One extends Sort>(wished: readonly One[]): One | null {
  const formOf = (...objects: Sort[]) => kindForObjects(objects.map((one) => ({ ...one, isForSale: isForSale(one) })))
  return wished.find((one) => formOf(one) === formOf(...wished)) ?? null
}

/** Defaults to the number of rooms minus one. */
export const minimumPersonsOf = ({ rooms, minOccupancy }: Pick<ObjectTerms, 'rooms' | 'minOccupancy'>): number =>
  minOccupancy ?? Math.max(1, Math.floor((rooms ?? 1) - 1))

export function incomeRatioOf(income: number | null, grossRent: number | null): number | null {
  if (income === null || !grossRent) return null
  return Math.round((income / 12 / (grossRent / 100)) * 10) / 10
}

/** False for objects for sale, shops and parking spaces: occupancy rules do not apply to them. */
export const isDwellingToLet = (object: Sort): boolean => object.kind === 'apartment' && !isForSale(object)

/** Returns an empty list for objects that are not dwellings to let. */
export function fitsOf(household: Household, terms: ObjectTerms): Fit[] {
  if (!isDwellingToLet(terms)) return []
  return [
    within('occupancy', household.persons, { min: minimumPersonsOf(terms), max: terms.maxOccupancy }),
    within('adults', household.adults, { min: terms.minAdults, max: terms.maxAdults }),
    within('children', household.children, { min: terms.minChildren, max: terms.maxChildren }),
    incomeFit(household, terms),
    petsFit(household, terms),
  ].filter((fit) => fit !== null)
}

export const fitsWholly = (fits: readonly Fit[]): boolean => fits.every((fit) => fit.ok !== false)

function within(rule: FitRule, count: number, { min, max }: { min: number | null; max: number | null }): Fit | null {
  if (min === null && max === null) return null
  const ok = count >= (min ?? 0) && count <= (max ?? Infinity)
  const text = `applications_fit_${rule}_${max === null ? 'from' : min === max ? 'exact' : 'range'}`
  return { rule, ok, text, values: { count, min: min ?? 0, max: max ?? '' } }
}

function incomeFit({ income }: Household, { grossRent }: ObjectTerms): Fit {
  const ratio = incomeRatioOf(income, grossRent)
  if (ratio === null) return { rule: 'income', ok: null, text: 'applications_fit_income_unknown', values: {} }
  const values = { ratio: ratio.toFixed(1), wished: wishedIncomeRatio }
  return { rule: 'income', ok: ratio >= wishedIncomeRatio, text: 'applications_fit_income', values }
}

function petsFit({ hasPets }: Household, { allowsDogs, allowsCats }: ObjectTerms): Fit | null {
  if (!hasPets) return null
  const isKnown = allowsDogs !== null && allowsCats !== null
  const known = allowsDogs && allowsCats ? 'all' : allowsDogs ? 'dogs' : allowsCats ? 'cats' : 'none'
  const welcome = isKnown ? known : 'unknown'
  const ok = { all: true, dogs: null, cats: null, none: false, unknown: null }[welcome]
  return { rule: 'pets', ok, text: `applications_fit_pets_${welcome}`, values: {} }
}

// Proposes the field of each column of a spreadsheet by its heading and its values.

import { shareOfWords, type ColumnValues } from './column-values.ts'
import type { Words } from './import-cells.ts'
import { importFields, type ImportKey } from './import-fields.ts'
import { essential, foldedHeading, knownHeadings, type Labels } from './import-headings.ts'

export interface Column {
  heading: string
  values: ColumnValues
  /** True if the column is known to be one that cannot be imported. */
  isLeftOut: boolean
}

export interface Proposal {
  key: ImportKey
  isSure: boolean
}

interface Candidate extends Proposal {
  at: number
  score: number
}

interface Vocabulary {
  labels: Labels
  wordsOf: (key: ImportKey) => Words
}

/** Share of fitting values that confirms a heading, and share that is enough without one. */
const confirming = 0.5
const telling = 0.8

/** Each field is proposed at most once: the best candidates first, and of equal ones the column to the left. */
export function proposedColumns(columns: readonly Column[], vocabulary: Vocabulary): (Proposal | null)[] {
  const headings = knownHeadings(vocabulary.labels)
  const street = columns.find(({ heading }) => headings.strong.get(foldedHeading(heading))?.includes('building_street'))
  const hasOwnHouseNumbers = (street?.values.street ?? 0) >= confirming
  const candidates = columns.flatMap((column, at) => [
    ...byHeading(column, headings, { vocabulary, hasOwnHouseNumbers }).map((one) => ({ ...one, at })),
    ...byValues(column, vocabulary).map((one) => ({ ...one, at })),
  ])
  const proposed = columns.map((): Proposal | null => null)
  const taken = new Set<ImportKey>()
  const take = ({ at, key, isSure }: Candidate) => {
    proposed[at] = { key, isSure }
    taken.add(key)
  }
  for (const candidate of candidates.toSorted((one, other) => other.score - one.score || one.at - other.at)) {
    if (!proposed[candidate.at] && !taken.has(candidate.key)) take(candidate)
  }
  if (!taken.has('reference_number')) {
    // A column of known numbers is needed more as object number than as any other field.
    const numbers = candidates.find(({ key, score }) => key === 'reference_number' && score >= 8)
    if (numbers) take({ ...numbers, isSure: false })
  }
  return proposed
}

type Headings = ReturnType<typeof knownHeadings>

function byHeading(
  { heading, values }: Column,
  { strong, weak, loose }: Headings,
  { vocabulary, hasOwnHouseNumbers }: { vocabulary: Vocabulary; hasOwnHouseNumbers: boolean },
): Omit<Candidate, 'at'>[] {
  const said = foldedHeading(heading)
  const exact = strong.get(said) ?? []
  const uncertain = weak.get(said) ?? []
  const isShared = exact.length + uncertain.length > 1
  const found = new Map<ImportKey, Omit<Candidate, 'at'>>()
  const numbers = scoreOfNumbers(values, hasOwnHouseNumbers)
  for (const key of exact) {
    const fit = fitOf(key, values, vocabulary)
    if (isShared && key === 'reference_number') {
      if (numbers > 0) found.set(key, { key, score: 8 + numbers, isSure: numbers > 1 })
      continue
    }
    if (isShared && (fit < confirming || (key === 'building_houseNumber' && hasOwnHouseNumbers))) continue
    const score = key === 'reference_number' ? 12 + values.known : (isShared ? 8 : 10) + fit
    found.set(key, { key, score, isSure: fit >= confirming })
  }
  for (const key of uncertain) {
    if (found.has(key)) continue
    const fit = fitOf(key, values, vocabulary)
    if (key === 'reference_number') {
      if (numbers > 0) found.set(key, { key, score: 8 + numbers, isSure: numbers > 1 })
    } else if (fit >= confirming && values.filled > 0) found.set(key, { key, score: 7 + fit, isSure: false })
  }
  if (found.size > 0 || exact.length > 0) return [...found.values()]
  const core = essential(heading)
  const keys = loose.get(core) ?? []
  return keys
    .filter((key) => fitOf(key, values, vocabulary) >= confirming)
    .map((key) => ({ key, score: 5, isSure: keys.length === 1 && values.filled > 0 && hasOwnShape(key) }))
}

/** Above 1 if the values can only be object numbers; 0 if they cannot be. */
function scoreOfNumbers({ filled, known, distinct, code, integer }: ColumnValues, hasOwnHouseNumbers: boolean): number {
  if (filled === 0) return 0.1
  if (known >= confirming) return 2 + known
  if (distinct < 0.95) return 0
  if (code >= confirming) return 2
  return integer >= telling && hasOwnHouseNumbers ? 1 : 0
}

/** True for fields whose values have a format that free text rarely matches, such as numbers and days. */
const hasOwnShape = (key: ImportKey): boolean =>
  ['number', 'day', 'yesNo', 'choice'].includes(importFields.get(key)?.kind ?? '')

/** Share of the values that the field can take; 1 for an empty column. */
function fitOf(key: ImportKey, values: ColumnValues, { wordsOf }: Vocabulary): number {
  if (values.filled === 0) return 1
  if (key === 'building_houseNumber') return values.houseNumber
  if (key === 'building_postalCode') return Math.max(values.postalCode, values.town)
  const kind = importFields.get(key)?.kind
  if (kind === 'number') return values.number
  if (kind === 'day') return values.day
  if (kind === 'yesNo') return values.yesNo
  return kind === 'choice' ? shareOfWords(values, wordsOf(key)) : 1
}

/** Guesses without a known heading, for values that hardly occur in another field. */
function byValues({ values, isLeftOut }: Column, { wordsOf }: Vocabulary): Omit<Candidate, 'at'>[] {
  if (values.filled === 0 || isLeftOut) return []
  const guess = (key: ImportKey, score: number) => ({ key, score, isSure: false })
  const { known, distinct, code, canton, town, street, rooms, hasHalf, filled } = values
  return [
    ...(known >= confirming && distinct >= telling
      ? [{ key: 'reference_number' as const, score: known >= telling ? 11.5 : 9, isSure: known >= telling }]
      : []),
    ...(filled < 2
      ? []
      : [
          ...(code >= telling && distinct >= 0.95 ? [guess('reference_number', 3)] : []),
          ...(shareOfWords(values, wordsOf('objectType')) >= telling ? [guess('objectType', 3)] : []),
          ...(canton >= telling ? [guess('building_canton', 3)] : []),
          ...(town >= telling ? [guess('building_city', 3)] : []),
          ...(street >= telling ? [guess('building_street', 3)] : []),
          ...(rooms >= telling && hasHalf ? [guess('rooms', 3)] : []),
        ]),
  ]
}

// Plans one row of a spreadsheet by the rules of the forms: its problems, or the object that it creates or changes.

import { swissDate } from '#platform/rules/calendar-day.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { Translate } from '#platform/server/i18n/texts.ts'
import { objectData, type ObjectData } from '../../contract/edit.ts'
import { newObjectData } from '../../contract/new-object.ts'
import { readCell, type CellValue } from '../../rules/import/import-cells.ts'
import { numberKey } from '../../rules/number-key.ts'
import { importFields, type ImportKey } from '../../rules/import/import-fields.ts'
import { coreField, coreKeys } from '../../rules/core-fields.ts'
import { ofItsKind } from '../../rules/fields-of-kind.ts'
import { facts, type Fact } from '../../rules/object-facts.ts'
import { problemsOf } from '../../rules/object-problems.ts'
import { objectKinds, type ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { isTypeOf, objectTypes } from '../../rules/object-types.ts'
import { changesBetween, dataOf } from '../details/edit.ts'
import { rappen, type OwnedObject } from '../details/object-row.ts'
import type { PriceJudge } from '../details/price-rules.ts'
import { cellWords } from './cell-words.ts'
import { titleFrom, type House, type Said } from './house-cells.ts'
import { settle, type Houses, type HouseWord } from './houses.ts'
import type { Numbered } from './source.ts'
import { choicesOf, wordsOf } from './words.ts'

export interface RowProblem {
  key: ImportKey
  message: string
}

export interface PlannedRow {
  number: number
  referenceNumber: string
  title: string
  outcome: 'created' | 'changed' | 'unchanged' | 'rejected'
  problems: RowProblem[]
  notes: RowProblem[]
  changes: Change[]
  /** Changes to an existing building that no earlier row makes. */
  houseChanges: Change[]
  kind: ObjectKind
  data: ObjectData
  house: House | null
  /** Stored object; null for a new one. */
  row: OwnedObject | null
}

export interface World {
  t: Translate
  mapping: readonly (ImportKey | null)[]
  kind: ObjectKind | null
  known: (number: string) => { object: OwnedObject; address: string } | 'several' | undefined
  houses: Houses
  /** Spells the name of an owner as stored, or as in the first row that contains it. */
  ownerAsStored: (name: string) => string
  judgePrice: PriceJudge
  /** True if the data of existing buildings must not change. */
  keepsHouses: boolean
  /** Maps each object or number to the row in which it first occurred. */
  seen: Map<string, number>
}

const isMoney = new Set<string>(['netRent', 'ancillaryCost', 'deposit', 'capitalShare', 'sellingPrice'])

export function planRow(world: World, { number, cells }: Numbered): PlannedRow {
  const { t } = world
  const problems: RowProblem[] = []
  const notes: RowProblem[] = []
  // One message per field: an unreadable value is also a missing one.
  const say = (key: ImportKey, message: string) => {
    if (problems.every((problem) => problem.key !== key)) problems.push({ key, message })
  }
  const said = saidIn(world, cells, say)

  const referenceNumber = String(said.get('reference_number') ?? '')
  const alike = world.known(referenceNumber)
  const known = alike === 'several' ? undefined : alike
  const key = known?.object.id ?? numberKey(referenceNumber)
  const first = world.seen.get(key)
  if (referenceNumber === '') say('reference_number', t('objects_import_number_missing'))
  else if (first !== undefined) say('reference_number', t('objects_import_number_twice', { row: first }))
  else world.seen.set(key, number)
  if (alike === 'several') say('reference_number', t('objects_import_number_several'))

  const row = known?.object ?? null
  const kind = row?.kind ?? kindOf(world, said)
  // An unreadable type has its own message already.
  if (!kind && problems.every(({ key }) => key !== 'objectType')) say('kind', t('objects_import_kind_missing'))
  if (row && said.has('kind') && said.get('kind') !== row.kind) say('kind', t('objects_import_kind_differs'))
  if (kind) noteForeign(said, kind, notes, t)
  if (!row && !world.mapping.includes('title')) said.set('title', titleFrom(said) || referenceNumber)
  const wanted = kind ? wantedOf(said, { kind, row, say, t }) : null
  const data = wanted ?? newObjectData(kind ?? 'apartment')
  if (row && wanted) checkMoveIn(row, wanted, say, t)
  const objection = row && wanted && world.judgePrice(row, rappen(wanted.sellingPrice))
  if (objection) say('sellingPrice', t(objection.key, objection.values))

  const word = kind ? houseWord(world, said, row) : null
  if (known && word === null) {
    notes.push({ key: 'building_street', message: t('objects_import_house_stays', { address: known.address }) })
  }
  for (const problem of word?.problems ?? []) say(problem.key, problem.message)
  // The gross rent is checked only if all values could be read.
  if (wanted) checkGross(said, data, notes, t)

  const isGood = problems.length === 0 && kind !== null
  const houseChanges = isGood && word ? settle(word, said, number) : []
  const changes = isGood && row ? changesBetween(dataOf(row), data) : []
  const changed = changes.length + houseChanges.length > 0 ? 'changed' : 'unchanged'
  const outcome = !isGood ? 'rejected' : row ? changed : 'created'
  const title = data.title || String(said.get('title') ?? '')
  const base = { number, referenceNumber, title, outcome, problems, notes, changes, houseChanges } as const
  return { ...base, kind: kind ?? 'apartment', data, house: word?.house ?? null, row }
}

function houseWord({ houses, keepsHouses }: World, said: Said, row: OwnedObject | null): HouseWord | null {
  const word = row ? houses.wordOf(row.buildingId, said) : houses.wordFor(said)
  return word?.house?.before && keepsHouses ? { ...word, facts: {}, problems: [] } : word
}

type Say = (key: ImportKey, message: string) => unknown

function saidIn({ mapping, t, ownerAsStored }: World, cells: Numbered['cells'], say: Say): Map<ImportKey, CellValue> {
  const said = new Map<ImportKey, CellValue>()
  mapping.forEach((key, column) => {
    const field = key && importFields.get(key)
    if (!key || !field) return
    const told = readCell(field.kind, cells[column] ?? null, wordsOf(key))
    if (!told) return
    if ('problem' in told) return void say(key, t(told.problem, { word: told.word, known: knownWords(key, t) }))
    const { value } = told
    if (key === 'owner' && typeof value === 'string') return void said.set(key, ownerAsStored(value))
    const fact = (facts as Record<string, Fact>)[key]
    const money = isMoney.has(key) || fact?.kind === 'money'
    said.set(key, money && typeof value === 'number' ? Math.round(value * 100) / 100 : value)
  })
  return said
}

function knownWords(key: ImportKey, t: Translate): string {
  const { choices, textOf } = choicesOf(key)
  return choices.map((choice) => t(textOf(choice))).join(', ')
}

/** Kind by its column, by the type, or the default for the whole file. */
function kindOf(world: World, said: Said): ObjectKind | null {
  const type = String(said.get('objectType') ?? '')
  const told = said.get('kind')
  return (
    objectKinds.find((kind) => kind === told) ??
    objectKinds.find((kind) => isTypeOf(kind, type)) ??
    objectKinds.find((kind) => kind === type) ??
    world.kind
  )
}

interface Place {
  kind: ObjectKind
  row: OwnedObject | null
  say: Say
  t: Translate
}

function wantedOf(said: Said, { kind, row, say, t }: Place): ObjectData | null {
  const base = row ? dataOf(row) : newObjectData(kind)
  const wanted = { ...base, ...Object.fromEntries([...said].filter(([key]) => key in base)) }
  // The object was found by its number regardless of notation; the stored notation is kept.
  if (row) wanted.reference_number = row.referenceNumber
  // If the type column contains a kind, use the stored type, or the usual type of that kind.
  if (!isTypeOf(kind, wanted.objectType) && wanted.objectType === kind) {
    wanted.objectType = row?.objectType ?? objectTypes[kind][0]
  }
  for (const [key, value] of said) {
    const fact = (facts as Record<string, Fact>)[key]
    if (fact && value !== null && !fact.of.includes(kind)) say(key, t('objects_import_not_of_kind'))
  }
  const parsed = objectData.safeParse(ofItsKind(kind, wanted, base), { reportInput: true })
  if (!parsed.success) {
    for (const issue of parsed.error.issues) say(keyIn(issue.path[0]), cellWords(issue, t))
    return null
  }
  for (const { field, key } of problemsOf(kind, parsed.data)) say(field, t(key))
  return parsed.data
}

const keyIn = (field: PropertyKey | undefined): ImportKey =>
  [...importFields.keys()].find((key) => key === field) ?? 'reference_number'

function checkMoveIn(row: OwnedObject, wanted: ObjectData, say: Say, t: Translate): void {
  if (row.nextFrom !== null && wanted.move_in_date !== null && wanted.move_in_date < row.nextFrom) {
    say('move_in_date', t('objects_move_in_before_end', { date: swissDate(row.nextFrom) }))
  }
}

/**
 * A sheet for all kinds also has a rooms column for parking spaces; values that do not apply are not imported, and a
 * note reports them.
 */
function noteForeign(said: Said, kind: ObjectKind, notes: RowProblem[], t: Translate): void {
  for (const key of coreKeys) {
    if (said.get(key) && !coreField(key).of.includes(kind)) notes.push({ key, message: t('objects_import_left_kind') })
  }
}

/**
 * The gross rent is not imported, because it is the sum of net rent and ancillary costs; a different value is
 * reported.
 */
function checkGross(said: Said, data: ObjectData, notes: RowProblem[], t: Translate): void {
  const given = said.get('grossRent')
  const sum = (data.netRent ?? 0) + (data.ancillaryCost ?? 0)
  if (typeof given !== 'number' || Math.abs(given - sum) < 0.005) return
  notes.push({ key: 'grossRent', message: t('objects_import_gross_differs', { sum: sum.toFixed(2) }) })
}

// Reads the building cells of a row. Each is validated by the rule of its field and compared with earlier rows.

import { buildingData, type BuildingData } from '#areas/buildings/contract/buildings.ts'
import { townFits } from '#areas/buildings/rules/places.ts'
import type { Translate } from '#platform/server/i18n/texts.ts'
import { addressIn, type Address } from '../../rules/import/import-address.ts'
import { folded, type CellValue } from '../../rules/import/import-cells.ts'
import { importKeys, type ImportKey } from '../../rules/import/import-fields.ts'
import { cellWords } from './cell-words.ts'

export interface House {
  /** Null until the building is created. */
  id: string | null
  title: string
  address: string
  /** Stored data; null for a new building. */
  before: BuildingData | null
  /** Data after applying the valid rows. */
  data: BuildingData
  /** Row in which a value first occurred, and the value. */
  told: Map<string, { row: number; value: BuildingData[keyof BuildingData] }>
}

export type Said = ReadonlyMap<ImportKey, CellValue>
export type HouseFacts = Partial<BuildingData>
export interface HouseProblem {
  key: ImportKey
  message: string
}

/** Fields that identify the building. The import never overwrites their stored spelling. */
const found = new Set(['street', 'houseNumber', 'postalCode'])

const fields = importKeys.flatMap((key) => {
  const field = key.replace(/^building_/, '')
  return field !== key && field in buildingData.shape && !found.has(field)
    ? [{ key, field: field as keyof BuildingData }]
    : []
})

/** Without a building, only validates the cells. */
export function factsSaid(
  said: Said,
  house: House | null,
  t: Translate,
): { facts: HouseFacts; problems: HouseProblem[] } {
  const facts: Record<string, unknown> = {}
  const problems: HouseProblem[] = []
  const place = addressOf(said)
  for (const { key, field } of fields) {
    const isCity = field === 'city'
    if (isCity ? place.city === '' : !said.has(key)) continue
    const word = isCity ? place.city : field === 'canton' ? cantonIn(said) || null : said.get(key)
    const parsed = buildingData.shape[field].safeParse(word, { reportInput: true })
    if (!parsed.success) {
      for (const issue of parsed.error.issues) problems.push({ key, message: cellWords(issue, t) })
      continue
    }
    if (!house || isAlike(field, parsed.data, house.data)) {
      if (house) facts[field] = house.data[field]
      continue
    }
    const first = house.told.get(field)
    if (first)
      problems.push({
        key,
        message: t('objects_import_house_differs', { row: first.row, value: told(first.value, t) }),
      })
    else facts[field] = parsed.data
  }
  const postalCode = place.postalCode || (house?.data.postalCode ?? '')
  if (place.city !== '' && !townFits(postalCode, place.city)) {
    const key = said.has('building_city') ? 'building_city' : 'building_postalCode'
    problems.push({ key, message: t('buildings_town_differs', { postalCode, city: place.city }) })
  }
  return { facts, problems }
}

/** Ignores case: «WINTERTHUR» equals Winterthur. */
function isAlike(field: keyof BuildingData, value: unknown, stands: BuildingData): boolean {
  const old = stands[field]
  if (field === 'city' || field === 'title') return folded(String(value)) === folded(String(old))
  return value === old
}

function told(value: BuildingData[keyof BuildingData], t: Translate): string {
  if (typeof value === 'boolean') return t(value ? 'general_yes' : 'general_no')
  return value === null ? '–' : String(value)
}

/** Maps a validation issue of a new building to the column of its field. */
export function problemOf(issue: Parameters<typeof cellWords>[0], t: Translate): HouseProblem {
  const field = String(issue.path[0] ?? '')
  const key = importKeys.find((one) => one === `building_${field}`) ?? 'building_street'
  if (field === 'canton' && issue.code === 'invalid_type') return { key, message: t('objects_import_canton_missing') }
  return { key, message: cellWords(issue, t) }
}

export const wordIn = (said: Said, key: ImportKey): string => String(said.get(key) ?? '')

export const addressOf = (said: Said): Address =>
  addressIn({
    street: wordIn(said, 'building_street'),
    houseNumber: wordIn(said, 'building_houseNumber'),
    postalCode: wordIn(said, 'building_postalCode'),
    city: wordIn(said, 'building_city'),
  })

export const cantonIn = (said: Said): string => {
  const word = wordIn(said, 'building_canton')
  return word.length === 2 ? word.toUpperCase() : word
}

/** Title of a new object if the sheet has no column for it: «Gartenweg 7, 2. OG». */
export function titleFrom(said: Said): string {
  const { street, houseNumber } = addressOf(said)
  const address = `${street} ${houseNumber}`.trim()
  return [address, wordIn(said, 'floor')]
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, 200)
}

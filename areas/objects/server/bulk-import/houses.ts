// The building of each row: one that is known by its address or its title, one that an earlier row brings, or a new one.

import { buildingData, mostFloors, type BuildingData } from '#areas/buildings/contract/buildings.ts'
import { cantonOf, onlyPlaceOf } from '#areas/buildings/rules/places.ts'
import { readFloor } from '#areas/buildings/rules/storeys.ts'
import type { building } from '#areas/buildings/server/tables.ts'
import { keyOfIssue } from '#platform/contract/issue-key.ts'
import { boundsOf } from '#platform/server/http/received.ts'
import type { Translate } from '#platform/server/i18n/texts.ts'
import { addressIn, addressKey } from '../../rules/import-address.ts'
import { folded, type CellValue } from '../../rules/import-cells.ts'
import { importKeys, type ImportKey } from '../../rules/import-fields.ts'

type BuildingRow = Pick<
  typeof building.$inferSelect,
  'id' | 'title' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'canton'
>

export interface House {
  /** Null until it is created. */
  id: string | null
  title: string
  address: string
  /** Of a new one. */
  data: BuildingData | null
}

export type Said = ReadonlyMap<ImportKey, CellValue>
export type HouseProblem = { key: ImportKey; message: string }
type Found = { house: House } | { problems: HouseProblem[] }

const wordIn = (said: Said, key: ImportKey): string => String(said.get(key) ?? '')

export const saysHouse = (said: Said): boolean =>
  wordIn(said, 'building_title') !== '' || wordIn(said, 'building_street') !== ''

export function housesFrom(rows: readonly BuildingRow[], t: Translate): (said: Said) => Found {
  const byAddress = new Map<string, House>()
  const byTitle = new Map<string, House | 'several'>()
  const places = new Map<string, { canton: string; city: string }>()

  const know = (house: House, place: Omit<BuildingRow, 'id' | 'title'>) => {
    const key = addressKey(place)
    if (key && !byAddress.has(key)) byAddress.set(key, house)
    const title = folded(house.title)
    byTitle.set(title, byTitle.has(title) ? 'several' : house)
    if (!places.has(place.postalCode)) places.set(place.postalCode, place)
  }
  for (const { id, title, ...place } of rows) know({ id, title, address: spelled(place), data: null }, place)

  return (said) => {
    const address = addressOf(said)
    const key = addressKey(address)
    const title = wordIn(said, 'building_title')
    const known = key ? byAddress.get(key) : byTitle.get(folded(title))
    if (typeof known === 'object') countStorey(known, said)
    if (known === 'several')
      return { problems: [{ key: 'building_title', message: t('objects_import_several_houses') }] }
    if (known) return { house: known }
    if (!key && address.street === '') {
      const message =
        title === '' ? t('objects_import_no_house') : t('objects_import_unknown_house', { building: title })
      return { problems: [{ key: 'building_title', message }] }
    }
    // As this workspace knows it from other buildings, or as the post does.
    const { postalCode } = address
    const place = places.get(postalCode) ?? onlyPlaceOf(postalCode)
    const data = buildingData.safeParse(
      {
        title: title || `${address.street} ${address.houseNumber}`,
        ...address,
        city: address.city || place?.city || undefined,
        canton: cantonIn(said) || (place?.canton ?? cantonOf(postalCode)),
        colony: said.get('building_colony') ?? null,
        constructionYear: said.get('building_constructionYear') ?? null,
        floors: said.get('building_floors') ?? 1,
        hasLift: said.get('building_hasLift') ?? false,
        ownerName: said.get('building_ownerName') ?? null,
        egid: said.get('building_egid') ?? null,
      },
      { reportInput: true },
    )
    if (!data.success) return { problems: data.error.issues.map((issue) => problemOf(issue, t)) }
    const house = { id: null, title: data.data.title, address: spelled(data.data), data: data.data }
    know(house, data.data)
    countStorey(house, said)
    return { house }
  }
}

/** A new house of which nobody says how many storeys it has is at least as high as what lies in it. */
function countStorey({ data }: House, said: Said): void {
  if (!data) return
  const told = said.get('building_floors')
  const number = said.get('floorNumber')
  const level = typeof number === 'number' ? number : readFloor(wordIn(said, 'floor')).level
  const storeys = typeof told === 'number' ? told : Math.floor(level ?? 0) + 1
  data.floors = Math.min(mostFloors, Math.max(data.floors, storeys))
}

export const addressOf = (said: Said) =>
  addressIn({
    street: wordIn(said, 'building_street'),
    houseNumber: wordIn(said, 'building_houseNumber'),
    postalCode: wordIn(said, 'building_postalCode'),
    city: wordIn(said, 'building_city'),
  })

const cantonIn = (said: Said): string => {
  const word = wordIn(said, 'building_canton')
  return word.length === 2 ? word.toUpperCase() : word
}

export const spelled = ({ street, houseNumber, postalCode, city }: Omit<BuildingRow, 'id' | 'title' | 'canton'>) =>
  `${street} ${houseNumber}, ${postalCode} ${city}`

type Issue = Parameters<typeof keyOfIssue>[0]

function problemOf(issue: Issue, t: Translate): HouseProblem {
  const field = String(issue.path[0] ?? '')
  const key = importKeys.find((one) => one === `building_${field}`) ?? 'building_street'
  if (field === 'canton' && issue.code === 'invalid_type') return { key, message: t('objects_import_canton_missing') }
  return { key, message: t(keyOfIssue(issue), boundsOf(issue)) }
}

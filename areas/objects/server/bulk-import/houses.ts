// Determines the building of each row: an existing one with the same address or title, one from an earlier row, or a
// new one. Its data is checked with the rules of the building form. Rows of one building must agree; the first valid
// row applies.

import { buildingData, mostFloors, type BuildingData } from '#areas/buildings/contract/buildings.ts'
import { noBuilding } from '#areas/buildings/contract/no-building.ts'
import { cantonOf, onlyPlaceOf } from '#areas/buildings/rules/places.ts'
import { readFloor } from '#areas/buildings/rules/storeys.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { Translate } from '#platform/server/i18n/texts.ts'
import { addressKey, type Address } from '../../rules/import/import-address.ts'
import { folded } from '../../rules/import/import-cells.ts'
import type { ImportKey } from '../../rules/import/import-fields.ts'
import {
  addressOf,
  cantonIn,
  factsSaid,
  problemOf,
  wordIn,
  type House,
  type HouseFacts,
  type HouseProblem,
  type Said,
} from './house-cells.ts'

/** An existing building with its id. */
export interface KnownHouse {
  id: string
  data: BuildingData
}

/** Building data in a row, and its `problems`. */
export interface HouseWord {
  house: House | null
  facts: HouseFacts
  problems: HouseProblem[]
}

export interface Houses {
  /** Returns the building for a new object. */
  wordFor: (said: Said) => HouseWord
  /** Returns the building of an existing object; null if the row refers to another building. */
  wordOf: (buildingId: string, said: Said) => HouseWord | null
}

const none = { facts: {}, problems: [] }

export function housesFrom(known: readonly KnownHouse[], t: Translate): Houses {
  const byId = new Map<string, House>()
  const byAddress = new Map<string, House>()
  const byTitle = new Map<string, House | 'several'>()
  const places = new Map<string, { canton: string; city: string }>()
  const know = (house: House) => {
    const key = addressKey(house.data)
    if (key && !byAddress.has(key)) byAddress.set(key, house)
    const title = folded(house.title)
    byTitle.set(title, byTitle.has(title) ? 'several' : house)
    if (!places.has(house.data.postalCode)) places.set(house.data.postalCode, house.data)
  }
  for (const { id, data } of known) {
    const house = { id, title: data.title, address: spelled(data), before: data, data: { ...data }, told: new Map() }
    byId.set(id, house)
    know(house)
  }

  const refused = (key: ImportKey, message: string): HouseWord => ({
    house: null,
    facts: {},
    problems: [{ key, message }],
  })

  const wordOn = (house: House, said: Said): HouseWord => ({ house, ...factsSaid(said, house, t) })

  const wordFor = (said: Said): HouseWord => {
    const address = addressOf(said)
    const key = addressKey(address)
    const title = wordIn(said, 'building_title')
    const found = key ? byAddress.get(key) : byTitle.get(folded(title))
    if (found === 'several') return refused('building_title', t('objects_import_several_houses'))
    if (found && !isAt(address, found.data)) {
      const values = { building: found.title, address: found.address }
      return refused('building_street', t('objects_import_house_elsewhere', values))
    }
    if (found) return wordOn(found, said)
    if (!key && address.street === '') {
      const unknown = t('objects_import_unknown_house', { building: title })
      return refused('building_title', title === '' ? t('objects_import_no_house') : unknown)
    }
    // Canton and town come from other buildings of this workspace with the same postcode, otherwise from the postal
    // directory.
    const place = places.get(address.postalCode) ?? onlyPlaceOf(address.postalCode)
    const parsed = buildingData.safeParse(
      {
        ...noBuilding,
        title: title || `${address.street} ${address.houseNumber}`,
        ...address,
        city: address.city || place?.city || undefined,
        canton: cantonIn(said) || (place?.canton ?? cantonOf(address.postalCode)),
      },
      { reportInput: true },
    )
    if (!parsed.success) {
      const { problems } = factsSaid(said, null, t)
      return {
        ...none,
        house: null,
        problems: [...parsed.error.issues.map((issue) => problemOf(issue, t)), ...problems],
      }
    }
    const data = parsed.data
    const house = { id: null, title: data.title, address: spelled(data), before: null, data, told: new Map() }
    know(house)
    return wordOn(house, said)
  }

  const wordOf = (buildingId: string, said: Said): HouseWord | null => {
    const house = byId.get(buildingId)
    const address = addressOf(said)
    if (!house || !isAt(address, house.data)) return null
    const title = wordIn(said, 'building_title')
    // Without an address, a different title refers to another building; with the address it renames this one.
    const isOther = title !== '' && folded(title) !== folded(house.title) && addressKey(address) === null
    return isOther ? null : wordOn(house, said)
  }
  return { wordFor, wordOf }
}

/** Returns true if every given part of the address matches this building. */
function isAt(said: Address, stands: Address): boolean {
  const whole = {
    street: said.street || stands.street,
    houseNumber: said.houseNumber || stands.houseNumber,
    postalCode: said.postalCode || stands.postalCode,
    city: '',
  }
  return addressKey(whole) === addressKey(stands)
}

/** Call for valid rows only: takes over the values of the row. Returns its changes to an existing building. */
export function settle({ house, facts }: HouseWord, said: Said, row: number): Change[] {
  if (!house) return []
  const before = new Map<string, unknown>(Object.entries(house.data))
  const changes = Object.entries(facts)
    .filter(([field, value]) => before.get(field) !== value)
    .map(([field, value]) => ({ field, old: before.get(field), new: value }))
  Object.assign(house.data, facts)
  for (const [field, value] of Object.entries(facts)) {
    if (!house.told.has(field)) house.told.set(field, { row, value })
  }
  if (house.before) return changes
  house.title = house.data.title
  if (!house.told.has('floors')) countStorey(house.data, said)
  return []
}

/** If the number of storeys of a new building is unknown, its highest object determines it. */
function countStorey(data: BuildingData, said: Said): void {
  const number = said.get('floorNumber')
  const level = typeof number === 'number' ? number : readFloor(wordIn(said, 'floor')).level
  data.floors = Math.min(mostFloors, Math.max(data.floors, Math.floor(level ?? 0) + 1))
}

export const spelled = ({ street, houseNumber, postalCode, city }: Address) =>
  `${street} ${houseNumber}, ${postalCode} ${city}`

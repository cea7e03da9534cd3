// Objects of the demo houses: flats with their plans, parking spaces, storerooms, shops; with consistent prices.

import type { propertyObject } from '#areas/objects/server/tables.ts'
import type { building } from '#areas/buildings/server/tables.ts'
import { layOutFlat } from '#areas/objects/rules/floor-plan/flat-layout.ts'
import { areaOfPlan, balconyAreaOfPlan } from '#areas/objects/rules/floor-plan/floor-plan.ts'
import { chanceOf } from '#platform/rules/chance.ts'
import { newId } from '#platform/server/ids.ts'
import type { House } from './houses.ts'
import { adverts, floorWords, kindWords, placeWords, topFloorOf } from './object-words.ts'

export type DemoObject = typeof propertyObject.$inferInsert
export type DemoBuilding = typeof building.$inferInsert

export interface Estate {
  workspaceId: string
  /** Flats for sale have a price and no rent. */
  isForSale: boolean
  /** Move-in date of new flats; null if each has its own date. */
  readyOn: string | null
}

export interface FurnishedHouse {
  house: House
  building: DemoBuilding
  objects: DemoObject[]
}

const toRappen = (francs: number) => Math.round(francs) * 100
/** Rounds to five francs. */
const rounded = (francs: number) => Math.round(francs / 5) * 5

export function furnishHouse(estate: Estate, house: House): FurnishedHouse {
  const { workspaceId } = estate
  const building: DemoBuilding = {
    workspaceId,
    id: newId(),
    title: `${house.street} ${house.houseNumber}`,
    street: house.street,
    houseNumber: house.houseNumber,
    postalCode: house.postalCode,
    city: house.city,
    canton: house.canton,
    colony: house.colony ?? null,
    constructionYear: house.year,
    egid: String(1_000_000 + chanceOf(house.code).whole(0, 8_999_999)),
    floors: house.floors.length,
    hasLift: house.lift,
    ownerName: house.owner,
  }
  const flats = house.floors.flatMap((rooms, floor) =>
    rooms.map((count, index) => flatOf(estate, house, { floor, place: index, rooms: count, beside: rooms.length })),
  )
  const parking = Array.from({ length: house.parking }, (_, index) => parkingOf(house, index))
  const stores = Array.from({ length: house.storerooms ?? 0 }, (_, index) => storeroomOf(house, index))
  const shops = (house.shops ?? []).map((area, index) => shopOf(house, index, area))
  const place = { workspaceId, buildingId: building.id }
  const objects = [...flats, ...parking, ...stores, ...shops].map((one) => searchable({ ...one, ...place }, building))
  return { house, building, objects }
}

type Unplaced = Omit<DemoObject, 'workspaceId' | 'buildingId'>

interface FlatPlace {
  floor: number
  place: number
  rooms: number
  /** Number of flats on the floor. */
  beside: number
}

function flatOf(estate: Estate, house: House, { floor, place, rooms, beside }: FlatPlace): Unplaced {
  const { language } = house
  const referenceNumber = `${house.code}-${floor}${String(place + 1).padStart(2, '0')}`
  const chance = chanceOf(referenceNumber)
  const plan = layOutFlat(rooms, referenceNumber)
  const area = areaOfPlan(plan)
  const isTop = floor === house.floors.length - 1
  const isNew = house.year >= 2009
  const floorName = floorWords(language, floor, isTop ? topFloorOf(house.year) : null)
  const advert = adverts[language]({ rooms, city: house.city, isNew, isTop, floor, lift: house.lift })
  const perMonth = house.perSquareMetre * (1 + floor * 0.012) * (rooms < 2 ? 1.15 : rooms > 4 ? 0.95 : 1)
  const money = estate.isForSale ? priceOf(area * perMonth) : rentOf(area * perMonth, rounded(area * 2.6))
  return {
    id: newId(),
    kind: 'apartment',
    referenceNumber,
    title: `${house.street} ${house.houseNumber}, ${floorName} ${placeWords(language, place, beside)}`,
    objectType: isTop && isNew ? 'attica_apartment' : rooms < 2 ? 'studio' : 'apartment',
    rooms,
    area,
    balconyArea: balconyAreaOfPlan(plan),
    floor: floorName,
    floorNumber: floor,
    orientation: chance.pick(['S', 'SW', 'SE', 'W']),
    ...money,
    minOccupancy: Math.max(1, Math.ceil(rooms) - 2),
    maxOccupancy: Math.ceil(rooms) + 1,
    minAdults: 1,
    maxAdults: rooms < 2 ? 1 : Math.ceil(rooms),
    isSubsidized: !estate.isForSale && chance.happens(0.06),
    allowsDogs: chance.happens(0.4),
    allowsCats: chance.happens(0.85),
    tenderTitle: advert.title,
    tenderNotice: advert.notice,
    features: featuresOf(house, { rooms, isNew }),
    ewid: String(floor * 100 + place + 1),
    moveInDate: estate.readyOn,
    floorPlan: plan,
  }
}

function rentOf(net: number, ancillary: number) {
  const netRent = rounded(net)
  return {
    netRent: toRappen(netRent),
    ancillaryCost: toRappen(ancillary),
    grossRent: toRappen(netRent + ancillary),
    deposit: toRappen((netRent + ancillary) * 3),
  }
}

const priceOf = (price: number) => ({ sellingPrice: toRappen(Math.round(price / 5000) * 5000) })

function featuresOf(house: House, flat: { rooms: number; isNew: boolean }): string[] {
  const features = ['balcony', 'cellar']
  if (house.lift) features.push('lift')
  if (flat.isNew) features.push('washing_tower', 'wheelchair_accessible', 'minergie')
  if (house.year >= 1988) features.push('dishwasher')
  if (flat.rooms >= 4.5) features.push('second_toilet')
  if (house.year < 1960) features.push('parquet')
  return features
}

function parkingOf(house: House, place: number): Unplaced {
  const isInside = house.year >= 1970
  const rent = isInside ? 130 + (house.perSquareMetre > 20 ? 20 : 0) : 60
  return {
    id: newId(),
    kind: 'parkingspace',
    referenceNumber: `${house.code}-P${String(place + 1).padStart(2, '0')}`,
    title: `${kindWords[house.language][isInside ? 'garage' : 'outdoor']} ${place + 1}, ${house.street} ${house.houseNumber}`,
    objectType: isInside ? 'parking_regular' : 'parking_outdoor',
    ...(house.perSquareMetre > 1000
      ? { sellingPrice: toRappen(35_000) }
      : { netRent: toRappen(rent), ancillaryCost: 0, grossRent: toRappen(rent) }),
  }
}

function storeroomOf(house: House, place: number): Unplaced {
  const area = 8 + place * 5
  const rent = rounded(area * 9)
  return {
    id: newId(),
    kind: 'other',
    referenceNumber: `${house.code}-N${String(place + 1).padStart(2, '0')}`,
    title: `${kindWords[house.language][place === 0 ? 'cellar' : 'hobby']} ${place + 1}, ${house.street} ${house.houseNumber}`,
    objectType: place === 0 ? 'stockroom' : 'hobby_room',
    area,
    floor: kindWords[house.language].basement,
    floorNumber: -1,
    netRent: toRappen(rent),
    ancillaryCost: 0,
    grossRent: toRappen(rent),
  }
}

function shopOf(house: House, place: number, area: number): Unplaced {
  const net = (area * (house.perSquareMetre > 1000 ? 260 : 230)) / 12
  return {
    id: newId(),
    kind: 'craft',
    referenceNumber: `${house.code}-G${String(place + 1).padStart(2, '0')}`,
    title: `${kindWords[house.language][place === 0 ? 'shop' : 'office']}, ${house.street} ${house.houseNumber}`,
    objectType: place === 0 ? 'shop' : 'office',
    area,
    floor: floorWords(house.language, 0, null),
    floorNumber: 0,
    ...(house.perSquareMetre > 1000 ? priceOf(area * 3800) : rentOf(net, rounded(area * 3))),
  }
}

/** Search text of an object; normalized on writing. */
const searchable = (one: DemoObject, { street, houseNumber, postalCode, city, colony }: DemoBuilding): DemoObject => ({
  progressState: 'available',
  ...one,
  searchText: [one.referenceNumber, one.title, street, houseNumber, postalCode, city, colony].filter(Boolean).join(' '),
})

/** Building land beside the first building. */
export const plotOf = ({ house, building }: FurnishedHouse, place: number, area: number): DemoObject =>
  searchable(
    {
      workspaceId: building.workspaceId,
      buildingId: building.id,
      id: newId(),
      kind: 'plot',
      referenceNumber: `${house.code.slice(0, 2)}-B${place + 1}`,
      title: `${kindWords[house.language].plot} ${'ABC'[place]}, ${house.street}`,
      objectType: 'plot',
      area,
      ...priceOf(area * 1150),
    },
    building,
  )

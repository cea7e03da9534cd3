// Data of the stand-in: two properties, four buildings, sixty units, some of them free. Fields are named as on the
// bus.

export interface DoubleUnit {
  reference: string
  unitCategoryCode: string
  storeyCode: string | null
  numberOfRooms: string | null
  ewid: string | null
  externalDescription: string
  area: number | null
  /** Francs a month. */
  netRent: number
  ancillaryCost: number
  /** YYYY-MM-DD; null while it is let. */
  availableFrom: string | null
}

export interface DoubleBuilding {
  reference: string
  description: string
  street: string
  zipCode: string
  city: string
  countryCode: string
  floorsAboveGround: number
  numberOfElevators: number | null
  egid: string | null
}

export interface DoubleEstate {
  properties: { reference: string; description: string }[]
  buildings: DoubleBuilding[]
  units: DoubleUnit[]
}

const streets: readonly (readonly [string, string, string, string, string])[] = [
  ['1201', '01', 'Obermühlestrasse 3', '8400', 'Winterthur'],
  ['1201', '02', 'Obermühlestrasse 5', '8400', 'Winterthur'],
  ['1202', '01', 'Talackerweg 10', '8404', 'Winterthur'],
  ['1202', '02', 'Talackerweg 12', '8404', 'Winterthur'],
]
const floors = 4
const homesOnFloor = 3
const rooms = [2.5, 3.5, 4.5]

/**
 * Twelve flats and three parking spaces per building; the second flat of the top floor and one parking space are
 * free.
 */
export function exampleEstate(freeFrom: string): DoubleEstate {
  const places = streets.map(([property, number, street, zipCode, city], at) => ({
    property,
    reference: `${property}.${number}`,
    description: street,
    street,
    zipCode,
    city,
    countryCode: 'CH',
    floorsAboveGround: floors,
    numberOfElevators: at % 2,
    egid: String(190_410_000 + at),
  }))
  return {
    properties: [
      { reference: '1201', description: 'Überbauung Obermühle' },
      { reference: '1202', description: 'Überbauung Talacker' },
    ],
    buildings: places.map(({ property: _property, ...building }) => building),
    units: places.flatMap(({ reference, street }) => [
      ...Array.from({ length: floors * homesOnFloor }, (_none, at) => flat(reference, street, at, freeFrom)),
      ...Array.from({ length: 3 }, (_none, at) => parking(reference, street, at, freeFrom)),
    ]),
  }
}

function flat(building: string, street: string, at: number, freeFrom: string): DoubleUnit {
  const storey = Math.floor(at / homesOnFloor)
  const size = rooms[at % homesOnFloor] ?? 3.5
  return {
    reference: `${building}.${String(at + 1).padStart(4, '0')}`,
    unitCategoryCode: '01',
    storeyCode: String(storey),
    numberOfRooms: String(size),
    ewid: String(at + 1),
    externalDescription: `${street}, ${storey === 0 ? 'EG' : `${storey}. OG`}`,
    area: Math.round(size * 24),
    netRent: Math.round(size * 460) + storey * 20,
    ancillaryCost: Math.round(size * 55),
    availableFrom: at === floors * homesOnFloor - 2 ? freeFrom : null,
  }
}

function parking(building: string, street: string, at: number, freeFrom: string): DoubleUnit {
  return {
    reference: `${building}.${String(901 + at).padStart(4, '0')}`,
    unitCategoryCode: '03',
    storeyCode: '-1',
    numberOfRooms: null,
    ewid: null,
    externalDescription: `Einstellplatz ${at + 1}, ${street}`,
    area: null,
    netRent: 130,
    ancillaryCost: 0,
    availableFrom: at === 2 ? freeFrom : null,
  }
}

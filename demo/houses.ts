// The buildings of the demo story: real municipalities and postcodes, invented owners. One entry per building.

import type { Language } from '#platform/rules/project-type.ts'

export interface House {
  /** Prefix of the reference number of every object in the building. */
  code: string
  street: string
  houseNumber: string
  postalCode: string
  city: string
  canton: string
  language: Language
  year: number
  lift: boolean
  owner: string
  colony?: string
  /** Numbers of rooms of the flats per floor, ground floor first, left to right. */
  floors: readonly (readonly number[])[]
  /** Francs: net rent per square metre and month, or sale price per square metre. */
  perSquareMetre: number
  parking: number
  /** Cellars, hobby rooms and the like. */
  storerooms?: number
  /** Areas of shops and offices on the ground floor, in square metres. */
  shops?: readonly number[]
}

const pairs = (floors: number, rooms: readonly number[]) => Array.from({ length: floors }, () => rooms)

const pension = 'Pensionskasse Säntis'
const cooperative = 'Genossenschaft Lindenhof'
const foundation = 'Stiftung Haus am Wasser'

const winterthur = { postalCode: '8400', city: 'Winterthur', canton: 'ZH', language: 'de' } as const
const biel = { postalCode: '2502', city: 'Biel/Bienne', canton: 'BE', language: 'fr' } as const
const fribourg = { postalCode: '1700', city: 'Fribourg', canton: 'FR', language: 'fr' } as const

export const rentHouses: readonly House[] = [
  {
    ...winterthur,
    code: 'LH12',
    street: 'Lindenhofstrasse',
    houseNumber: '12',
    year: 1962,
    lift: true,
    owner: cooperative,
    colony: 'Lindenhof',
    floors: [[2.5, 3.5], ...pairs(4, [3.5, 4.5])],
    perSquareMetre: 21,
    parking: 6,
    storerooms: 2,
  },
  {
    ...winterthur,
    code: 'LH14',
    street: 'Lindenhofstrasse',
    houseNumber: '14',
    year: 1962,
    lift: true,
    owner: cooperative,
    colony: 'Lindenhof',
    floors: [[3.5, 3.5], ...pairs(4, [4.5, 2.5])],
    perSquareMetre: 21,
    parking: 6,
  },
  {
    ...winterthur,
    code: 'WA31',
    street: 'Wartstrasse',
    houseNumber: '31',
    year: 1931,
    lift: false,
    owner: foundation,
    floors: pairs(4, [3.5, 2.5]),
    perSquareMetre: 22,
    parking: 2,
    shops: [64],
  },
  {
    code: 'SE88',
    street: 'Seestrasse',
    houseNumber: '88',
    postalCode: '8820',
    city: 'Wädenswil',
    canton: 'ZH',
    language: 'de',
    year: 2014,
    lift: true,
    owner: pension,
    floors: [[2.5, 4.5], ...pairs(3, [3.5, 2.5, 4.5])],
    perSquareMetre: 29,
    parking: 8,
  },
  {
    code: 'ZE08',
    street: 'Zelglistrasse',
    houseNumber: '8',
    postalCode: '5000',
    city: 'Aarau',
    canton: 'AG',
    language: 'de',
    year: 1978,
    lift: true,
    owner: pension,
    floors: pairs(5, [3.5, 2.5]),
    perSquareMetre: 19,
    parking: 5,
    storerooms: 2,
  },
  {
    code: 'KI45',
    street: 'Kirchbergstrasse',
    houseNumber: '45',
    postalCode: '3400',
    city: 'Burgdorf',
    canton: 'BE',
    language: 'de',
    year: 1988,
    lift: false,
    owner: foundation,
    floors: pairs(4, [4.5, 3.5]),
    perSquareMetre: 16.5,
    parking: 5,
  },
  {
    code: 'SW03',
    street: 'Sägeweg',
    houseNumber: '3',
    postalCode: '4900',
    city: 'Langenthal',
    canton: 'BE',
    language: 'de',
    year: 1999,
    lift: true,
    owner: pension,
    floors: pairs(4, [3.5, 5.5]),
    perSquareMetre: 15,
    parking: 4,
  },
  {
    ...biel,
    code: 'FL17',
    street: 'Rue de la Flore',
    houseNumber: '17',
    year: 1955,
    lift: false,
    owner: foundation,
    colony: 'Quartier de la Flore',
    floors: pairs(4, [2.5, 3.5]),
    perSquareMetre: 16,
    parking: 3,
    shops: [82, 41],
  },
  {
    ...biel,
    code: 'FL19',
    street: 'Rue de la Flore',
    houseNumber: '19',
    year: 1955,
    lift: false,
    owner: foundation,
    colony: 'Quartier de la Flore',
    floors: pairs(4, [3.5, 1.5]),
    perSquareMetre: 16,
    parking: 3,
  },
  {
    ...fribourg,
    code: 'BO06',
    street: 'Route de Bourguillon',
    houseNumber: '6',
    year: 1994,
    lift: true,
    owner: pension,
    floors: pairs(4, [3.5, 4.5]),
    perSquareMetre: 18.5,
    parking: 6,
  },
  {
    ...fribourg,
    code: 'BE22',
    street: 'Avenue de Beauregard',
    houseNumber: '22',
    year: 1972,
    lift: true,
    owner: pension,
    floors: pairs(5, [1.5, 2.5]),
    perSquareMetre: 20,
    parking: 4,
  },
  {
    code: 'LU11',
    street: 'Via Lugano',
    houseNumber: '11',
    postalCode: '6500',
    city: 'Bellinzona',
    canton: 'TI',
    language: 'de',
    year: 2009,
    lift: true,
    owner: foundation,
    floors: pairs(4, [2.5, 4.5]),
    perSquareMetre: 17.5,
    parking: 4,
  },
]

const lenzburg = {
  street: 'Sägemattweg',
  postalCode: '5600',
  city: 'Lenzburg',
  canton: 'AG',
  language: 'de',
  year: 2027,
  lift: true,
  owner: 'Sägematt Immobilien AG',
  colony: 'Sägematt',
  floors: [[2.5, 3.5, 3.5, 4.5], ...pairs(5, [2.5, 3.5, 4.5, 3.5])],
  perSquareMetre: 24.5,
  parking: 15,
} as const satisfies Partial<House>

export const marketHouses: readonly House[] = ['1', '3', '5', '7', '9', '11'].map((houseNumber, index) => ({
  ...lenzburg,
  houseNumber,
  code: `SM${'ABCDEF'[index]}`,
  ...(index < 2 && { shops: [118 + index * 40] }),
}))

const sierre = { postalCode: '3960', city: 'Sierre', canton: 'VS', language: 'fr' } as const

export const saleHouses: readonly House[] = ['2', '4', '6'].map((houseNumber, index) => ({
  ...sierre,
  code: `RB${'ABC'[index]}`,
  street: 'Chemin des Vignes',
  houseNumber,
  year: 2027,
  lift: true,
  owner: 'Rebberg Promotion SA',
  colony: 'Rebberg',
  floors: pairs(4, [3.5, 4.5]),
  perSquareMetre: 6900 + index * 250,
  parking: 6,
}))

export const investHouses: readonly House[] = [
  {
    code: 'OL27',
    street: 'Aarauerstrasse',
    houseNumber: '27',
    postalCode: '4600',
    city: 'Olten',
    canton: 'SO',
    language: 'de',
    year: 1984,
    lift: true,
    owner: 'Mittelland Anlagen AG',
    floors: pairs(4, [3.5, 2.5]),
    perSquareMetre: 4300,
    parking: 4,
    shops: [140],
  },
  {
    code: 'SO05',
    street: 'Weissensteinstrasse',
    houseNumber: '5',
    postalCode: '4500',
    city: 'Solothurn',
    canton: 'SO',
    language: 'de',
    year: 1969,
    lift: false,
    owner: 'Mittelland Anlagen AG',
    floors: pairs(3, [4.5, 3.5]),
    perSquareMetre: 4600,
    parking: 3,
  },
  {
    code: 'YV14',
    street: 'Rue des Remparts',
    houseNumber: '14',
    postalCode: '1400',
    city: 'Yverdon-les-Bains',
    canton: 'VD',
    language: 'fr',
    year: 1958,
    lift: false,
    owner: 'Mittelland Anlagen AG',
    floors: pairs(4, [2.5, 3.5]),
    perSquareMetre: 4900,
    parking: 0,
    shops: [76],
  },
]

export const buildHouses: readonly House[] = ['40', '42'].map((houseNumber, index) => ({
  code: `WO${houseNumber}`,
  street: 'Martinsbruggstrasse',
  houseNumber,
  postalCode: '9016',
  city: 'St. Gallen',
  canton: 'SG',
  language: 'de',
  year: 2028,
  lift: true,
  owner: 'Werkhof Ost AG',
  colony: 'Werkhof Ost',
  floors: pairs(4, [3.5, 2.5, 4.5]),
  perSquareMetre: 21.5,
  parking: 8,
  ...(index === 0 && { shops: [210, 96] }),
}))

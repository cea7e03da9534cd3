// Generates plausible invented households: members, ages, jobs and income, pets and belongings.

import type { Chance } from '#platform/rules/chance.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { childNames, occupations, origins, type Origin } from './names.ts'

export interface DemoAdult {
  title: 'mr' | 'ms'
  firstName: string
  lastName: string
  dateOfBirth: string
  tenantType: 'main_tenant' | 'spouse' | 'flatmate'
  nation: string
  occupation: string
  employment: 'full_time' | 'part_time_70_89' | 'part_time_50_69' | 'self_employed' | 'in_education' | 'retired'
  /** Lower end of the gross yearly income band in francs; null if not stated. */
  income: number | null
  email: string
  phone: string
}

export interface DemoChild {
  firstName: string
  lastName: string
  dateOfBirth: string
  daysPresent: number
}

export interface DemoHousehold {
  type: string
  language: Language
  adults: DemoAdult[]
  children: DemoChild[]
  pet: string | null
  instrument: string | null
  parkingSpaces: number
}

type Shape = readonly [type: string, adults: number, children: readonly [number, number]]

/** Household shapes with their weights, by number of rooms. */
const shapesByRooms: readonly (readonly [upTo: number, shapes: readonly (readonly [Shape, number])[]])[] = [
  [
    1.5,
    [
      [['single_person_household', 1, [0, 0]], 9],
      [['couple_household', 2, [0, 0]], 1],
    ],
  ],
  [
    2.5,
    [
      [['single_person_household', 1, [0, 0]], 5],
      [['couple_household', 2, [0, 0]], 4],
      [['single_parent_household', 1, [1, 1]], 1],
    ],
  ],
  [
    3.5,
    [
      [['couple_household', 2, [0, 0]], 4],
      [['couple_household_with_child', 2, [1, 2]], 3],
      [['single_parent_household', 1, [1, 2]], 2],
      [['flat_share', 2, [0, 0]], 1],
      [['single_person_household', 1, [0, 0]], 1],
    ],
  ],
  [
    9,
    [
      [['couple_household_with_child', 2, [1, 4]], 7],
      [['single_parent_household', 1, [2, 3]], 2],
      [['flat_share', 3, [0, 0]], 2],
      [['couple_household', 2, [0, 0]], 1],
    ],
  ],
]

export interface Setting {
  chance: Chance
  /** Language of the place; people who speak another language write in theirs. */
  language: Language
  rooms: number
  today: Date
  /** Distinguishes people of the same name in their mail addresses. */
  number: number
}

export function inventHousehold(setting: Setting): DemoHousehold {
  const { chance, rooms } = setting
  const shapes = shapesByRooms.find(([upTo]) => rooms <= upTo)?.[1] ?? []
  const [type, adultCount, [fewest, most]] = chance.weighted(shapes)
  const origin = originAt(setting)
  const language = origin.language ?? setting.language
  const isYoung = type === 'flat_share'
  const age = isYoung ? chance.whole(20, 31) : most > 0 ? chance.whole(27, 46) : chance.whole(23, 74)
  const adults: DemoAdult[] = []
  for (let index = 0; index < adultCount; index++) {
    adults.push(inventAdult({ ...setting, origin, language, age, place: index, type, others: [...adults] }))
  }
  const children = Array.from({ length: chance.whole(fewest, most) }, (_, index) =>
    inventChild(setting, { lastName: adults[0]?.lastName ?? '', oldest: Math.min(age - 21, 17), place: index, type }),
  )
  return {
    type,
    language,
    adults,
    children,
    pet: chance.happens(0.2) ? chance.pick(petsIn[language]) : null,
    instrument: chance.happens(0.12) ? chance.pick(instrumentsIn[language]) : null,
    parkingSpaces: chance.weighted([
      [0, 5],
      [1, 4],
      [2, adultCount > 1 ? 1 : 0],
    ]),
  }
}

/** French-speaking people are the majority in the west, a minority elsewhere. */
function originAt({ chance, language }: Setting): Origin {
  const share = (origin: Origin, weight: number) =>
    language === 'fr' && origin.language === 'fr' ? weight * 8 : weight
  return chance.weighted(origins.map(([origin, weight]) => [origin, share(origin, weight)] as const))
}

interface AdultSetting extends Setting {
  origin: Origin
  age: number
  place: number
  type: string
  /** Adults already in the household: first names must differ. */
  others: readonly DemoAdult[]
}

function inventAdult({ chance, origin, language, age, place, type, today, number, others }: AdultSetting): DemoAdult {
  const isWoman = type === 'single_parent_household' ? chance.happens(0.8) : place % 2 === number % 2
  const ownAge = Math.max(19, age + (place === 0 ? 0 : chance.whole(-4, 4)))
  const from = place > 0 && chance.happens(0.25) ? chance.weighted(origins) : origin
  const firstName = newName(chance, isWoman ? from.women : from.men, others)
  const lastName = chance.pick(from.families)
  const employment = ownAge >= 65 ? 'retired' : ownAge < 25 && chance.happens(0.5) ? 'in_education' : workOf(chance)
  return {
    title: isWoman ? 'ms' : 'mr',
    firstName,
    lastName,
    dateOfBirth: birthday(chance, today, ownAge),
    tenantType: place === 0 ? 'main_tenant' : type === 'flat_share' ? 'flatmate' : 'spouse',
    nation: from.nation,
    occupation: occupationOf(chance, { employment, language, title: isWoman ? 'ms' : 'mr' }),
    employment,
    income: chance.happens(0.06) ? null : incomeOf(chance, employment),
    email: `${plain(firstName)}.${plain(lastName)}${number % 7 === 0 ? (number % 90) + 10 : ''}@${chance.pick(mailHosts)}`,
    // Numbers of this block are not assigned to any subscriber.
    phone: `+41${chance.pick(['76', '78', '79'])}000${String(chance.whole(0, 9999)).padStart(4, '0')}`,
  }
}

/** The drawn name, or the next free one if it is taken. */
function newName(chance: Chance, names: readonly string[], others: readonly DemoAdult[]): string {
  const drawn = chance.pick(names)
  const fromThere = [...names.slice(names.indexOf(drawn)), ...names]
  return fromThere.find((name) => !others.some(({ firstName }) => firstName === name)) ?? drawn
}

const mailHosts = ['post.example', 'mail.example', 'bergmail.example', 'lacmail.example']

const workOf = (chance: Chance) =>
  chance.weighted([
    ['full_time', 6],
    ['part_time_70_89', 3],
    ['part_time_50_69', 2],
    ['self_employed', 1],
  ] as const)

interface Working {
  employment: DemoAdult['employment']
  language: Language
  title: 'ms' | 'mr'
}

function occupationOf(chance: Chance, { employment, language, title }: Working): string {
  if (employment === 'retired') return language === 'fr' ? 'À la retraite' : 'Pensioniert'
  if (employment === 'in_education') return language === 'fr' ? 'En formation' : 'In Ausbildung'
  return chance.pick(occupations[language][title])
}

const bandsOf: Record<DemoAdult['employment'], readonly [number, number]> = {
  full_time: [4, 10],
  part_time_70_89: [3, 7],
  part_time_50_69: [2, 5],
  self_employed: [3, 9],
  in_education: [1, 3],
  retired: [3, 7],
}

const incomeOf = (chance: Chance, employment: DemoAdult['employment']): number =>
  chance.whole(...bandsOf[employment]) * 10_000

interface ChildSetting {
  lastName: string
  oldest: number
  place: number
  type: string
}

const inventChild = ({ chance, today }: Setting, { lastName, oldest, place, type }: ChildSetting): DemoChild => ({
  firstName: chance.pick(childNames),
  lastName,
  dateOfBirth: birthday(chance, today, Math.max(0, Math.min(oldest, chance.whole(0, 15)) - place)),
  daysPresent: type === 'single_parent_household' && chance.happens(0.3) ? chance.whole(3, 4) : 7,
})

/** Birthday of a person of this age today. */
function birthday(chance: Chance, today: Date, age: number): string {
  const born = new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate()))
  born.setUTCDate(born.getUTCDate() - chance.whole(1, 360))
  return born.toISOString().slice(0, 10)
}

const petsIn: Record<Language, readonly string[]> = {
  de: ['Eine Hauskatze', 'Zwei Hauskatzen', 'Hund, Labrador', 'Hund, Dackel', 'Zwei Kaninchen'],
  fr: ['Un chat', 'Deux chats', 'Chien, labrador', 'Chien, teckel', 'Deux lapins'],
}

const instrumentsIn: Record<Language, readonly string[]> = {
  de: ['Klavier', 'Geige', 'Querflöte', 'Schwyzerörgeli'],
  fr: ['Piano', 'Violon', 'Flûte traversière', 'Accordéon'],
}

const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Spelling of names in mail addresses. */
export const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z-]/g, '')

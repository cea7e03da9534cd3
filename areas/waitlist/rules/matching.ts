// Matches an object with a waitlist request: it fits, it misses one criterion narrowly, or it does not fit. Lists
// evaluate the same rule in SQL (`server/matching-sql.ts`); a test compares both.

import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { needs, type Criteria, type Need } from './criteria.ts'

export interface Offered {
  kind: ObjectKind
  rooms: number | null
  area: number | null
  /** Rappen per month. */
  grossRent: number | null
  /** YYYY-MM-DD; null means available at once. */
  moveInDate: string | null
  minOccupancy: number | null
  maxOccupancy: number | null
  minAdults: number | null
  maxAdults: number | null
  minChildren: number | null
  maxChildren: number | null
  floorNumber: number | null
  balconyArea: number | null
  features: readonly string[]
  /** Null if unknown; an unknown value does not exclude an object. */
  allowsDogs: boolean | null
  allowsCats: boolean | null
  hasLift: boolean | null
  /** True if a parking space of the same building is available. */
  hasFreeParking: boolean
  placeKeys: readonly string[]
  region: string
}

export const criterionKeys = ['kind', 'place', 'rooms', 'rent', 'area', 'move_in', 'household', ...needs] as const
export type Criterion = (typeof criterionKeys)[number]

/** Tolerance per criterion for a near match. */
export const nearness = { rooms: 1, rentPercent: 115, areaPercent: 85, moveInDays: 92, persons: 1 } as const
/** Days. One month of double rent is usual when moving. */
export const overlapDays = 31

interface Standing {
  fits: boolean
  isNear: boolean
}

export interface Miss {
  criterion: Criterion
  /** The object does not fit but is close enough to be proposed. */
  isNear: boolean
}

export type Verdict = 'fits' | 'near' | 'apart'

const yes: Standing = { fits: true, isNear: true }
const near: Standing = { fits: false, isNear: true }
const far: Standing = { fits: false, isNear: false }
const standing = (fits: boolean, isNear: boolean): Standing => (fits ? yes : isNear ? near : far)

export function missesOf(sought: Criteria, offered: Offered, today: string): Miss[] {
  return criterionKeys.flatMap((criterion) => {
    const { fits, isNear } = judge(criterion, { sought, offered, today })
    return fits ? [] : [{ criterion, isNear }]
  })
}

export function verdictOf(misses: readonly Miss[]): Verdict {
  if (misses.length === 0) return 'fits'
  return misses.length === 1 && misses[0]?.isNear ? 'near' : 'apart'
}

interface Question {
  sought: Criteria
  offered: Offered
  today: string
}

function judge(criterion: Criterion, question: Question): Standing {
  const { sought, offered } = question
  switch (criterion) {
    case 'kind':
      return standing(
        sought.kinds.some((kind) => kind === offered.kind),
        false,
      )
    case 'place':
      return place(sought, offered)
    case 'rooms':
      return rooms(sought, offered)
    case 'rent':
      return rent(sought, offered)
    case 'area':
      return area(sought, offered)
    case 'move_in':
      return moveIn(question)
    case 'household':
      return household(sought, offered)
    default:
      return need(criterion, question)
  }
}

function place({ placeKeys, regions }: Criteria, offered: Offered): Standing {
  if (placeKeys.length === 0) return yes
  return standing(
    offered.placeKeys.some((key) => placeKeys.includes(key)),
    regions.includes(offered.region),
  )
}

function rooms({ roomsFrom, roomsTo }: Criteria, { kind, rooms: count }: Offered): Standing {
  if (kind !== 'apartment' || (roomsFrom === null && roomsTo === null)) return yes
  if (count === null) return far
  const within = (more: number) => count >= (roomsFrom ?? 0) - more && count <= (roomsTo ?? Infinity) + more
  return standing(within(0), within(nearness.rooms))
}

function rent({ rentMax }: Criteria, { grossRent }: Offered): Standing {
  if (rentMax === null) return yes
  if (grossRent === null) return far
  return standing(grossRent <= rentMax, grossRent * 100 <= rentMax * nearness.rentPercent)
}

function area({ areaFrom }: Criteria, { kind, area: size }: Offered): Standing {
  if (areaFrom === null || kind === 'parkingspace') return yes
  if (size === null) return far
  return standing(size >= areaFrom, size * 100 >= areaFrom * nearness.areaPercent)
}

/**
 * An object available long before the wished date would be vacant until then. A later date is accepted, because the
 * wish means «from this day on».
 */
function moveIn({ sought: { moveInFrom }, offered: { moveInDate }, today }: Question): Standing {
  if (moveInFrom === null) return yes
  const free = dayNumber(moveInDate !== null && moveInDate > today ? moveInDate : today)
  const wished = dayNumber(moveInFrom)
  return standing(free >= wished - overlapDays, free >= wished - nearness.moveInDays)
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

function household({ adults, children }: Criteria, offered: Offered): Standing {
  if (offered.kind !== 'apartment') return yes
  const bounds = [
    [adults + children, offered.minOccupancy, offered.maxOccupancy],
    [adults, offered.minAdults, offered.maxAdults],
    [children, offered.minChildren, offered.maxChildren],
  ] as const
  const within = (more: number) =>
    bounds.every(([count, min, max]) => count >= (min ?? 0) - more && count <= (max ?? Infinity) + more)
  return standing(within(0), within(nearness.persons))
}

/** Step-free access is required; other needs are negotiable and allow a near match. */
function need(key: Need, { sought, offered }: Question): Standing {
  if (offered.kind !== 'apartment' || !sought.needs.includes(key)) return yes
  return standing(isMet[key](offered), key !== 'obstacle_free')
}

const isMet: Record<Need, (offered: Offered) => boolean> = {
  lift: ({ hasLift, features }) => hasLift !== false || features.includes('lift'),
  obstacle_free: ({ features }) => features.includes('wheelchair_accessible') || features.includes('unobstructed'),
  balcony: ({ balconyArea, features }) => (balconyArea ?? 0) > 0 || features.includes('balcony'),
  not_ground_floor: ({ floorNumber }) => (floorNumber ?? 0) > 0,
  dogs: ({ allowsDogs }) => allowsDogs !== false,
  cats: ({ allowsCats }) => allowsCats !== false,
  parking: ({ hasFreeParking }) => hasFreeParking,
}

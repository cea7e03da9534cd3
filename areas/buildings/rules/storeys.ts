// Derives an object's storey from a number, from typed words, or from the kind of object.

import type { ObjectKind } from './object-state.ts'

/** 0 is the ground floor, negative levels are cellars, 0.5 is a mezzanine. The other places have no level. */
export const places = ['garage', 'outside', 'unknown'] as const
export type Level = number | (typeof places)[number]

export const roofs = ['flat', 'pitched', 'setback'] as const
export type Roof = (typeof roofs)[number]

export interface FloorWords {
  level: number | null
  /** Set for a top floor right under the roof: the roof shape that the floor's name implies. */
  roof: Exclude<Roof, 'flat'> | null
}

/** Same shape as the columns of property_object. */
export interface Standing {
  kind: ObjectKind
  objectType: string
  floor: string | null
  floorNumber: number | null
}

const under = /(?<![a-z])(ug|untergeschoss|sous-?sol|keller|cave|souterrain|tiefgarage|einstellhalle|kg)(?![a-z])/
const ground =
  /^(eg|erdgeschoss|parterre|p|hp|hochparterre|rez|rez[ -]de[ -](chaussee|jardin)|rdc|plain[ -]pied|gartengeschoss)(?![a-z])/
const between = /(?<![a-z])(zg|zwischengeschoss|entresol|mezzanin)/
const pitched = /(?<![a-z])(dg|dach(geschoss|stock|boden)?|estrich|combles|mansardes?|galetas)(?![a-z])/
const setback = /(?<![a-z])(attika(geschoss)?|attique|penthouse)(?![a-z])/
const upper = /(?<![a-z])(og|obergeschoss|stock|etage)(?![a-z])/

/** Parses «EG», «1. OG», «2e étage», «rez», «UG 2», «Attika», «3». */
export function readFloor(text: string | null): FloorWords {
  const words = (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  const digits = /(?<!\d)[-–]?\d{1,2}(?!\d)/.exec(words)?.[0].replace('–', '-')
  const number = digits === undefined ? null : Number(digits)
  if (setback.test(words)) return { level: null, roof: 'setback' }
  if (pitched.test(words)) return { level: null, roof: 'pitched' }
  if (under.test(words)) return { level: -Math.abs(number || 1), roof: null }
  if (ground.test(words)) return { level: 0, roof: null }
  if (between.test(words)) return { level: 0.5, roof: null }
  if (number !== null) return { level: number, roof: null }
  return { level: upper.test(words) ? 1 : null, roof: null }
}

/** Null for a unit directly under the roof on a storey without a number. */
export function levelOf(object: Standing): Level | null {
  if (object.floorNumber !== null) return object.floorNumber
  const { level, roof } = readFloor(object.floor)
  if (level !== null) return level
  return roof ? null : usualPlaceOf(object)
}

export function roofOver({ objectType, floor }: Standing): FloorWords['roof'] {
  const isSetBack = objectType === 'attica_apartment' || objectType === 'penthouse'
  return readFloor(floor).roof ?? (isSetBack ? 'setback' : null)
}

/**
 * Default level if the floor is unknown: parking spaces are in the garage or outside, shops on the street. A flat may
 * be anywhere.
 */
function usualPlaceOf({ kind, objectType }: Standing): Level {
  if (kind === 'plot') return 'outside'
  if (kind === 'parkingspace') return objectType === 'parking_regular' ? 'garage' : 'outside'
  if (kind === 'other') return objectType === 'hobby_room' ? 'unknown' : -1
  return kind === 'craft' && objectType !== 'office' ? 0 : 'unknown'
}

// Geometry of the stand-in for maps services.

import type { Point, Position } from '../maps/maps-service.ts'

/** Kilometers per degree of latitude. */
const degree = 111.32
const radians = (angle: number) => (angle * Math.PI) / 180

/** A ring of 48 corners that is closed. */
export function circleAround({ longitude, latitude }: Point, kilometers: number): Position[] {
  const corners = 48
  return Array.from({ length: corners + 1 }, (_, index): Position => {
    const angle = (2 * Math.PI * (index % corners)) / corners
    const east = (kilometers * Math.cos(angle)) / (degree * Math.cos(radians(latitude)))
    const north = (kilometers * Math.sin(angle)) / degree
    return [longitude + east, latitude + north]
  })
}

/** Kilometers in a straight line. */
export function distanceBetween([fromEast, fromNorth]: Position, [toEast, toNorth]: Position): number {
  const east = (toEast - fromEast) * degree * Math.cos(radians((fromNorth + toNorth) / 2))
  return Math.hypot(east, (toNorth - fromNorth) * degree)
}

/** Centers of the nine regions that the first digit of a Swiss postcode names. */
const regions: Record<string, Point> = {
  1: { longitude: 6.63, latitude: 46.52 },
  2: { longitude: 6.93, latitude: 46.99 },
  3: { longitude: 7.45, latitude: 46.95 },
  4: { longitude: 7.59, latitude: 47.56 },
  5: { longitude: 8.05, latitude: 47.39 },
  6: { longitude: 8.31, latitude: 47.05 },
  7: { longitude: 9.53, latitude: 46.85 },
  8: { longitude: 8.54, latitude: 47.38 },
  9: { longitude: 9.38, latitude: 47.42 },
}

/** Each postcode has a place of its own, within twelve kilometers of the center of its region. */
export function placeOfPostcode(postcode: string): Point | null {
  const region = regions[postcode.slice(0, 1)]
  if (!region || !/^\d{4}$/.test(postcode)) return null
  const rest = Number(postcode.slice(1))
  const angle = radians(rest * 137.508)
  const kilometers = Math.sqrt(rest / 999) * 12
  return {
    longitude: region.longitude + (kilometers * Math.cos(angle)) / (degree * Math.cos(radians(region.latitude))),
    latitude: region.latitude + (kilometers * Math.sin(angle)) / degree,
  }
}

/** Writes an encoded polyline of six decimals. */
export function encodeLine(line: Position[]): string {
  let [lastLongitude, lastLatitude] = [0, 0]
  let encoded = ''
  for (const [longitude, latitude] of line.map(([east, north]) => [Math.round(east * 1e6), Math.round(north * 1e6)])) {
    encoded += encodeDifference((latitude ?? 0) - lastLatitude) + encodeDifference((longitude ?? 0) - lastLongitude)
    lastLongitude = longitude ?? 0
    lastLatitude = latitude ?? 0
  }
  return encoded
}

function encodeDifference(difference: number): string {
  let value = difference < 0 ? -2 * difference - 1 : 2 * difference
  let encoded = ''
  while (value >= 32) {
    encoded += String.fromCharCode((value % 32) + 32 + 63)
    value = Math.floor(value / 32)
  }
  return encoded + String.fromCharCode(value + 63)
}

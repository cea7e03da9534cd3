// Valhalla: areas and routes by its own API, usually of a server of one's own (standards.md §8.3).

import { z } from 'zod'
import { polygonGeometry } from './geojson.ts'
import { askMaps } from './maps-request.ts'
import { MapsFailed, type MapsService, type Position, type TravelMode } from './maps-service.ts'

interface Access {
  /** Origin without a path, such as http://maps.firm.local:8002. */
  url: string
}

const costings: Record<TravelMode, string> = { walking: 'pedestrian', cycling: 'bicycle', driving: 'auto' }

const areas = z.object({
  features: z.array(z.object({ properties: z.object({ contour: z.number() }), geometry: polygonGeometry })),
})

const trip = z.object({
  trip: z.object({
    /** Kilometers and seconds. */
    summary: z.object({ length: z.number(), time: z.number() }),
    legs: z.array(z.object({ shape: z.string() })),
  }),
})

export function valhalla({ url }: Access): MapsService {
  const post = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
  const placeOf = ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
    lon: longitude,
    lat: latitude,
  })
  return {
    name: 'Valhalla',
    attribution: '© OpenStreetMap contributors',
    async findReachedAreas(from, mode, minutes) {
      const contours = minutes.map((time) => ({ time }))
      const body = { locations: [placeOf(from)], costing: costings[mode], contours, polygons: true }
      const answer = await askMaps(areas, `${url}/isochrone`, post(body))
      return minutes.map((m) => {
        const found = answer?.features.find(({ properties }) => properties.contour === m)
        if (!found) throw new MapsFailed('refused', `no area of ${m} minutes`)
        return { minutes: m, polygons: found.geometry }
      })
    },
    async findRoute(from, to, mode) {
      const body = { locations: [from, to].map(placeOf), costing: costings[mode], units: 'kilometers' }
      // 400 also means that there is no way; its numbers are not documented as stable.
      const answer = await askMaps(trip, `${url}/route`, { ...post(body), unknown: [400] })
      if (!answer) return null
      const { summary, legs } = answer.trip
      return {
        distance: Math.round(summary.length * 1000),
        duration: Math.round(summary.time),
        line: legs.flatMap(({ shape }) => decodeLine(shape)),
      }
    },
  }
}

/**
 * Reads an encoded polyline of six decimals: differences of latitude and longitude, each as groups of five bits whose
 * sixth says that another group follows.
 */
export function decodeLine(encoded: string): Position[] {
  const line: Position[] = []
  let [latitude, longitude] = [0, 0]
  let at = 0
  const readDifference = (): number => {
    let [value, factor, group] = [0, 1, 0]
    do {
      group = encoded.charCodeAt(at) - 63
      if (!(group >= 0)) throw new MapsFailed('refused', 'the line ends within a number')
      at += 1
      value += (group & 31) * factor
      factor *= 32
    } while (group >= 32)
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2
  }
  while (at < encoded.length) {
    latitude += readDifference()
    longitude += readDifference()
    line.push([longitude / 1e6, latitude / 1e6])
  }
  return line
}

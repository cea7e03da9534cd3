// Test server with the protocols of openrouteservice, Valhalla and the federal address search. Areas are circles, routes
// are straight lines, addresses lie where their postcode puts them. Tests and the demo use it, where every map says so.

import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { startJsonDouble, type JsonReply } from './json-double.ts'
import { circleAround, distanceBetween, encodeLine, placeOfPostcode } from './double-geometry.ts'
import type { Point, Position } from '../maps/maps-service.ts'

export interface MapsDouble {
  url: string
  key: string
  stop(): Promise<void>
}

/** Kilometers per hour. */
const speeds: Record<string, number> = {
  'foot-walking': 4.5,
  'cycling-regular': 15,
  'driving-car': 40,
  pedestrian: 4.5,
  bicycle: 15,
  auto: 40,
}
/** A way is longer than the straight line. */
const detour = 1.3
/** Kilometers. Further apart than any two places of the country: no way is found. */
const farthest = 400

const pair = z.tuple([z.number(), z.number()])
const lonLat = z.object({ lon: z.number(), lat: z.number() })

export async function startMapsDouble(): Promise<MapsDouble> {
  const key = 'nur-fuer-die-vorfuehrung'
  return { key, ...(await startJsonDouble((request) => reply(request, key), { statusOfFault: 400 })) }
}

async function reply(request: IncomingMessage, key: string): Promise<JsonReply> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://double')
  if (pathname === '/rest/services/api/SearchServer') return replyToSearch(searchParams.get('searchText') ?? '')
  const body: unknown = JSON.parse((await text(request)) || '{}')
  if (pathname === '/isochrone') return replyWithAreas(body)
  if (pathname === '/route') return replyWithTrip(body)
  if (request.headers.authorization !== key)
    return { status: 403, body: { error: 'Access to this API has been disallowed' } }
  const [, kind, profile = ''] = /^\/v2\/(isochrones|directions)\/([a-z-]+)/.exec(pathname) ?? []
  if (kind === 'isochrones') return replyWithIsochrones(body, profile)
  if (kind === 'directions') return replyWithDirections(body, profile)
  return { status: 404, body: { error: 'unknown path' } }
}

function replyToSearch(words: string): JsonReply {
  const place = placeOfPostcode(/\b[1-9]\d{3}\b/.exec(words)?.[0] ?? '')
  const results = place
    ? [{ attrs: { origin: 'address', label: words, lat: place.latitude, lon: place.longitude } }]
    : []
  return { status: 200, body: { results } }
}

function replyWithIsochrones(body: unknown, profile: string): JsonReply {
  const read = z.object({ locations: z.array(pair).min(1), range: z.array(z.number().positive()).min(1) }).parse(body)
  const [[longitude, latitude] = [0, 0]] = read.locations
  const features = read.range.map((seconds) => ({
    type: 'Feature',
    properties: { group_index: 0, value: seconds, center: [longitude, latitude] },
    geometry: areaWithin({ longitude, latitude }, profile, seconds / 60),
  }))
  return { status: 200, body: { type: 'FeatureCollection', features } }
}

function replyWithAreas(body: unknown): JsonReply {
  const read = z
    .object({
      locations: z.array(lonLat).min(1),
      costing: z.string(),
      contours: z.array(z.object({ time: z.number().positive() })).min(1),
    })
    .parse(body)
  const [{ lon, lat } = { lon: 0, lat: 0 }] = read.locations
  const features = read.contours.map(({ time }) => ({
    type: 'Feature',
    properties: { contour: time, metric: 'time' },
    geometry: areaWithin({ longitude: lon, latitude: lat }, read.costing, time),
  }))
  return { status: 200, body: { type: 'FeatureCollection', features } }
}

function replyWithDirections(body: unknown, profile: string): JsonReply {
  const { coordinates } = z.object({ coordinates: z.tuple([pair, pair]) }).parse(body)
  const way = wayBetween(coordinates, profile)
  if (!way) return { status: 404, body: { error: { code: 2010, message: 'Could not find routable point' } } }
  const properties = { summary: { distance: way.meters, duration: way.seconds } }
  const feature = { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } }
  return { status: 200, body: { type: 'FeatureCollection', features: [feature] } }
}

function replyWithTrip(body: unknown): JsonReply {
  const { locations, costing } = z.object({ locations: z.tuple([lonLat, lonLat]), costing: z.string() }).parse(body)
  const line = locations.map(({ lon, lat }): Position => [lon, lat])
  const way = wayBetween(line, costing)
  if (!way) return { status: 400, body: { error_code: 442, error: 'No path could be found for input' } }
  const summary = { length: way.meters / 1000, time: way.seconds }
  return { status: 200, body: { trip: { summary, legs: [{ shape: encodeLine(line) }] } } }
}

const areaWithin = (center: Point, profile: string, minutes: number) => ({
  type: 'Polygon',
  coordinates: [circleAround(center, ((speeds[profile] ?? 0) * minutes) / 60 / detour)],
})

function wayBetween([from, to]: Position[], profile: string): { meters: number; seconds: number } | null {
  const speed = speeds[profile]
  if (!from || !to || !speed) return null
  const kilometers = distanceBetween(from, to) * detour
  if (kilometers > farthest) return null
  return { meters: Math.round(kilometers * 1000), seconds: Math.round((kilometers / speed) * 3600) }
}

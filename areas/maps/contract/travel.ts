// Areas that are reached from a building within some minutes, and routes from a building.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, line } from '#platform/contract/fields.ts'
import { travelModes } from '../rules/travel.ts'

/** Longitude and latitude in degrees (WGS84). */
const position = z.tuple([z.number(), z.number()])

export const mapSource = z.object({
  name: z.string(),
  /** Must be shown beside the map. */
  attribution: z.string(),
  /** True if the response comes from the test server of the demo. */
  isDemo: z.boolean(),
})

export const getMaps = endpoint({
  method: 'GET',
  path: '/api/v1/maps/init',
  summary: 'Whether a maps service answers here, the tiles to draw beneath, and the buildings to start from.',
  response: z.object({
    service: mapSource.nullable(),
    /** Null if maps are drawn from the embedded outlines. */
    tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
    /** Active buildings by name; at most 500. */
    buildings: z.array(z.object({ id, title: z.string(), address: z.string() })),
  }),
})

const mode = z.enum(travelModes)

export const getIsochrone = endpoint({
  method: 'GET',
  path: '/api/v1/maps/isochrone',
  summary: 'The areas reached from a building within one to four numbers of minutes, and the place of the building.',
  query: z.object({
    building: id,
    mode,
    /** Separated by commas, each from 1 to 60. */
    minutes: z
      .string()
      .regex(/^\d{1,2}(,\d{1,2}){0,3}$/, 'maps_minutes')
      .transform((text) => text.split(',').map(Number))
      .refine((minutes) => minutes.every((m) => m >= 1 && m <= 60), 'maps_minutes'),
  }),
  response: z.object({
    place: position,
    /** Largest first, so that smaller ones are drawn above. */
    areas: z.array(z.object({ minutes: z.number(), polygons: z.array(z.array(z.array(position))) })),
    source: mapSource,
  }),
})

export const getDirections = endpoint({
  method: 'GET',
  path: '/api/v1/maps/directions',
  summary: 'The route from a building to an address: meters, seconds and its line; null if there is none.',
  query: z.object({ building: id, mode, to: line(200) }),
  response: z.object({
    place: position,
    target: position,
    route: z.object({ distance: z.number(), duration: z.number(), line: z.array(position) }).nullable(),
    source: mapSource,
  }),
})

// openrouteservice: areas and routes by its public API, version 2 (standards.md §8.3).

import { z } from 'zod'
import { lineGeometry, polygonGeometry } from './geojson.ts'
import { askMaps } from './maps-request.ts'
import { MapsFailed, type MapsService, type TravelMode } from './maps-service.ts'

interface Access {
  /** Origin without a path, such as https://api.openrouteservice.org. */
  url: string
  key: string
}

const profiles: Record<TravelMode, string> = {
  walking: 'foot-walking',
  cycling: 'cycling-regular',
  driving: 'driving-car',
}

const areas = z.object({
  features: z.array(z.object({ properties: z.object({ value: z.number() }), geometry: polygonGeometry })),
})

const routes = z.object({
  features: z
    .array(
      z.object({
        properties: z.object({ summary: z.object({ distance: z.number(), duration: z.number() }) }),
        geometry: lineGeometry,
      }),
    )
    .min(1),
})

export function openRouteService({ url, key }: Access): MapsService {
  const post = (body: object) => ({
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json', accept: 'application/geo+json' },
    body: JSON.stringify(body),
  })
  return {
    name: 'openrouteservice',
    attribution: '© openrouteservice.org by HeiGIT, © OpenStreetMap contributors',
    async findReachedAreas({ longitude, latitude }, mode, minutes) {
      const body = { locations: [[longitude, latitude]], range: minutes.map((m) => m * 60), range_type: 'time' }
      const answer = await askMaps(areas, `${url}/v2/isochrones/${profiles[mode]}`, post(body))
      return minutes.map((m) => {
        const found = answer?.features.find(({ properties }) => properties.value === m * 60)
        if (!found) throw new MapsFailed('refused', `no area of ${m} minutes`)
        return { minutes: m, polygons: found.geometry }
      })
    },
    async findRoute(from, to, mode) {
      const body = { coordinates: [from, to].map(({ longitude, latitude }) => [longitude, latitude]) }
      const path = `${url}/v2/directions/${profiles[mode]}/geojson`
      // 404: no way between the two, or no street near one of them.
      const answer = await askMaps(routes, path, { ...post(body), unknown: [404] })
      const [route] = answer?.features ?? []
      return route ? { ...route.properties.summary, line: route.geometry } : null
    },
  }
}

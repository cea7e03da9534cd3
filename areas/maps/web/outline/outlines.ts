// Outlines of Switzerland, fetched when a map is first drawn.

import { queryOptions } from '@tanstack/react-query'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import { z } from 'zod'
import { fetchText } from '#platform/web/api/download.ts'
import type { Position } from '../../rules/map-frame.ts'
import cantonsUrl from './cantons.json?url'
import municipalitiesUrl from './municipalities.json?url'

export interface Outline {
  /** Number of the canton or municipality. */
  id: number
  rings: Position[][]
}

const topology = z.custom<Topology>((data) => z.object({ type: z.literal('Topology') }).safeParse(data).success)

function outlinesIn(data: Topology, layer: string): Outline[] {
  const collection = data.objects[layer]
  if (collection?.type !== 'GeometryCollection') return []
  return feature(data, collection).features.flatMap(({ id, geometry }) => {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : []
    const rings = polygons.flat().map((ring) => ring.map(([east = 0, north = 0]): Position => [east, north]))
    return rings.length > 0 ? [{ id: Number(id), rings }] : []
  })
}

const outlinesQuery = (url: string, layer: string) =>
  queryOptions({
    queryKey: ['outlines', layer],
    staleTime: Infinity,
    queryFn: async () => {
      const data = topology.parse(JSON.parse(await fetchText(url)))
      return { land: outlinesIn(data, layer), lakes: outlinesIn(data, 'lakes') }
    },
  })

export const cantonsQuery = outlinesQuery(cantonsUrl, 'cantons')
export const municipalitiesQuery = outlinesQuery(municipalitiesUrl, 'municipalities')

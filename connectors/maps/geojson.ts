// The part of GeoJSON that maps services answer with.

import { z } from 'zod'
import type { Position } from './maps-service.ts'

const position = z
  .array(z.number())
  .min(2)
  .transform(([longitude = 0, latitude = 0]): Position => [longitude, latitude])
const polygon = z.array(z.array(position))

export const polygonGeometry = z.union([
  z.object({ type: z.literal('Polygon'), coordinates: polygon }).transform(({ coordinates }) => [coordinates]),
  z
    .object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon) })
    .transform(({ coordinates }) => coordinates),
])

export const lineGeometry = z
  .object({ type: z.literal('LineString'), coordinates: z.array(position) })
  .transform(({ coordinates }) => coordinates)

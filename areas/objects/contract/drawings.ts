// Floor plans as images: staff may see all, the public only those of visible objects.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { drawingSchemes } from '#areas/buildings/rules/drawing-scheme.ts'

/** Colour scheme: light or dark. */
export const drawingQuery = z.object({ scheme: z.enum(drawingSchemes).default('light') })

export const getFloorPlan = endpoint({
  method: 'GET',
  path: '/api/v1/objects/:id/floor-plan',
  summary: 'The floor plan of an object drawn as SVG; 404 when it has none.',
  params: idParam,
  query: drawingQuery,
  response: z.unknown(),
})

export const getPublicFloorPlan = endpoint({
  method: 'GET',
  path: '/api/v1/public-objects/:id/floor-plan',
  summary: 'The floor plan of an object that the public may see, as SVG.',
  params: idParam,
  query: drawingQuery,
  response: z.unknown(),
})

// Creates an object of one kind, in an existing building or a new one.

import { z } from 'zod'
import { buildingData } from '#areas/buildings/contract/buildings.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, line } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { objectData } from './edit.ts'

const ofKind = z.object({ kind: z.enum(objectKinds) })

export const getObjectCreation = endpoint({
  method: 'GET',
  path: '/api/v1/objects/create/:kind',
  summary: 'What a new object of this kind begins with, and the active buildings that it may stand in.',
  params: ofKind,
  response: z.object({
    kind: z.enum(objectKinds),
    /** True if the object has a price instead of a rent. */
    isForSale: z.boolean(),
    types: z.array(z.object({ value: z.string(), displayName: z.string() })),
    buildings: z.array(z.object({ id, title: z.string(), address: z.string() })),
    data: objectData.extend({ title: z.string(), reference_number: z.string() }),
  }),
})

export const askNumber = endpoint({
  method: 'GET',
  path: '/api/v1/objects/reference-number',
  summary: 'Whether no object has this number yet; capital and small letters are the same.',
  query: z.object({ reference_number: line(60) }),
  response: z.object({ isFree: z.boolean() }),
})

export const createObject = endpoint({
  method: 'POST',
  path: '/api/v1/objects/create/:kind',
  summary: 'Creates an object, available and not published; prices in francs. A taken number answers 422.',
  params: ofKind,
  body: objectData
    .extend({ buildingId: id.nullable(), building: buildingData.nullable() })
    .refine((body) => (body.buildingId === null) !== (body.building === null), {
      path: ['buildingId'],
      error: 'objects_building_or_address',
    }),
  response: z.object({ id, notify: z.array(notice).optional() }),
})

// The list of buildings, and editing a building.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, line, noNumber, version } from '#platform/contract/fields.ts'
import { uploadedFile } from '#platform/contract/file.ts'
import { notice } from '#platform/contract/notify.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'
import { timelineAnswer } from '#platform/contract/timeline.ts'
import { drawingSchemes } from '../rules/drawing-scheme.ts'
import { buildingFactKeys, type BuildingFactKey } from '../rules/building-facts.ts'
import { isCanton } from '../rules/cantons.ts'

export const listBuildings = endpoint({
  method: 'GET',
  path: '/api/v1/buildings/',
  summary: 'The buildings, searched, filtered and sorted, with their columns unless only data is asked.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeBuildings = endpoint({
  method: 'POST',
  path: '/api/v1/buildings/',
  summary: 'Activates, deactivates or deletes the chosen buildings, or answers them as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})

const words = (max: number) => z.string().trim().max(max, 'general_text_too_long').nullable()

const factShapes = Object.fromEntries(buildingFactKeys.map((key) => [key, words(120)])) as Record<
  BuildingFactKey,
  ReturnType<typeof words>
>

/** Number of storeys above ground. */
export const mostFloors = 60

export const buildingData = z.object({
  title: line(200),
  street: line(120),
  houseNumber: line(20),
  postalCode: z
    .string({ error: 'general_field_is_required' })
    .trim()
    .regex(/^\d{4}$/, 'buildings_postal_code'),
  city: line(100),
  canton: z.string({ error: 'general_field_is_required' }).trim().refine(isCanton, 'buildings_canton'),
  colony: words(120),
  district: words(120),
  constructionYear: z.int(noNumber).min(1200).max(2100).nullable(),
  floors: z.int(noNumber).min(1).max(mostFloors),
  /** Null if unknown. */
  hasLift: z.boolean({ error: 'general_value_not_valid' }).nullable(),
  ownerName: words(200),
  /** If true, the public address excludes the house number. */
  hidesHouseNumber: z.boolean({ error: 'general_value_not_valid' }),
  ...factShapes,
  /** Building number in the federal register (EGID). */
  egid: words(20).refine((egid) => !egid || /^\d{1,9}$/.test(egid), 'buildings_egid'),
})
export type BuildingData = z.infer<typeof buildingData>

export const getBuildingEdit = endpoint({
  method: 'GET',
  path: '/api/v1/buildings/:id/edit',
  summary: 'A building with what staff may change, how many objects it has, and the version a save must name.',
  params: idParam,
  response: z.object({
    id,
    version,
    isActive: z.boolean(),
    objects: z.number(),
    data: buildingData,
    /** Images in display order; the public sees them with the building's objects. */
    images: z.array(uploadedFile),
    canEdit: z.boolean(),
  }),
})

export const saveBuildingEdit = endpoint({
  method: 'POST',
  path: '/api/v1/buildings/:id/edit',
  summary: 'Saves a building; a stale version answers 409 with what stands now.',
  params: idParam,
  body: buildingData.extend({ version }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

export const getBuildingTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/buildings/:id/timeline',
  summary: 'What has happened to a building, newest first, at most 200 entries, with the reason where one was given.',
  params: idParam,
  response: timelineAnswer,
})

export const getBuildingCreation = endpoint({
  method: 'GET',
  path: '/api/v1/buildings/create',
  summary: 'What a new building begins with.',
  response: z.object({
    data: buildingData.extend({
      title: z.string(),
      street: z.string(),
      houseNumber: z.string(),
      postalCode: z.string(),
      city: z.string(),
      canton: z.string(),
    }),
  }),
})

export const createBuilding = endpoint({
  method: 'POST',
  path: '/api/v1/buildings/create',
  summary: 'Creates a building, active and without objects.',
  body: buildingData,
  response: z.object({ id, notify: z.array(notice).optional() }),
})

export const deleteBuilding = endpoint({
  method: 'DELETE',
  path: '/api/v1/buildings/:id',
  summary: 'Deletes a building in which nothing stands, with its pictures; 409 while objects stand in it.',
  params: idParam,
  response: z.object({ notify: z.array(notice).optional() }),
})

/** A drawing of the house reveals nothing that is not visible from the street. */
export const getBuildingFront = endpoint({
  method: 'GET',
  path: '/api/v1/public-buildings/:id/front',
  summary: 'The front of a building drawn as SVG, on light or dark paper.',
  params: idParam,
  query: z.object({ scheme: z.enum(drawingSchemes).default('light') }),
  response: z.unknown(),
})

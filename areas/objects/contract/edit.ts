// Fields of an object that staff may edit; its state changes only through actions.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, line, noNumber, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { factKeys, factPages, facts, type Fact, type FactKey, type Facts } from '../rules/object-facts.ts'
import { objectKinds, objectStates } from '#areas/buildings/rules/object-state.ts'
import { features, orientations } from '../rules/object-types.ts'

const count = z.int(noNumber).min(0).max(99).nullable()
const francs = z.number(noNumber).min(0).max(100_000_000).nullable()
const words = (max: number) => z.string().trim().max(max, 'general_text_too_long').nullable()

const shapeOf: Record<Fact['kind'], () => z.ZodType<string | number | boolean | null>> = {
  line: () => words(200),
  text: () => words(4000),
  number: () => z.number(noNumber).min(0).max(1_000_000).nullable(),
  count: () => count,
  area: () => z.number(noNumber).min(0).max(1_000_000).nullable(),
  money: () => francs,
  yesNo: () => z.boolean({ error: 'general_value_not_valid' }).nullable(),
  choice: () => words(60),
  link: () =>
    z.union([z.url({ protocol: /^https?$/, error: 'general_website_validation_message' }).max(500), z.null()]),
  day: () => day.nullable(),
}

function factShape(fact: Fact) {
  return fact.choices ? z.enum(fact.choices, { error: 'general_value_not_valid' }).nullable() : shapeOf[fact.kind]()
}

const factShapes = Object.fromEntries(factKeys.map((key) => [key, factShape(facts[key])])) as unknown as {
  [Key in FactKey]: z.ZodType<Facts[Key], Facts[Key]>
}

/** Prices in francs with at most two decimals; the gross rent is always net rent plus ancillary costs. */
export const objectData = z.object({
  title: line(200),
  reference_number: line(60),
  objectType: line(60),
  rooms: z.number(noNumber).min(0.5).max(30).multipleOf(0.5).nullable(),
  area: z.number(noNumber).min(0.1).max(1_000_000).nullable(),
  floor: words(40),
  floorNumber: z.int(noNumber).min(-9).max(99).nullable(),
  orientation: z.enum(orientations, { error: 'general_value_not_valid' }).nullable(),
  balconyArea: z.number(noNumber).min(0).max(1_000_000).nullable(),
  features: z.array(z.enum(features, { error: 'general_value_not_valid' })).max(features.length),
  netRent: francs,
  ancillaryCost: francs,
  deposit: francs,
  capitalShare: francs,
  sellingPrice: francs,
  move_in_date: day.nullable(),
  minOccupancy: count,
  maxOccupancy: count,
  minAdults: count,
  maxAdults: count,
  minChildren: count,
  maxChildren: count,
  targetGroup: words(200),
  /** Number of applications after which the public form accepts no more; null for no limit. */
  maxApplications: z.int(noNumber).min(1).max(10_000).nullable(),
  /** Null if unknown. */
  allowsDogs: z.boolean({ error: 'general_value_not_valid' }).nullable(),
  allowsCats: z.boolean({ error: 'general_value_not_valid' }).nullable(),
  isSubsidized: z.boolean({ error: 'general_value_not_valid' }).nullable(),
  tenderTitle: words(200),
  tenderNotice: words(4000),
  /** Dwelling number within the building in the federal register (EWID). */
  ewid: words(20).refine((ewid) => !ewid || /^\d{1,3}$/.test(ewid), 'objects_ewid'),
  ...factShapes,
})
export type ObjectData = z.infer<typeof objectData>

const editedObject = z.object({
  id,
  version,
  kind: z.enum(objectKinds),
  progress_state: z.enum(objectStates),
  stateTitle: z.string(),
  isForSale: z.boolean(),
  /** Sum of the rooms on the floor plan, in square metres. */
  areaOfPlan: z.number().nullable(),
  data: objectData,
  canEdit: z.boolean(),
})

export const getObjectEdit = endpoint({
  method: 'GET',
  path: '/api/v1/objects/:id/edit',
  summary: 'What staff may change on an object, prices in francs, with the version that a save must name.',
  params: idParam,
  response: editedObject,
})

export const getGroupedObjectEdit = endpoint({
  method: 'GET',
  path: '/api/v2/objects/:id/edit',
  summary: 'The same as v1, with the groups of fields that are asked for on an object of its kind, in their order.',
  params: idParam,
  response: editedObject.extend({
    groups: z.array(
      z.object({ key: z.string(), page: z.enum(factPages), displayName: z.string(), fields: z.array(z.string()) }),
    ),
  }),
})

export const saveObjectEdit = endpoint({
  method: 'POST',
  path: '/api/v1/objects/:id/edit',
  summary: 'Saves an object; a stale version answers 409 with what stands now, a taken number 422.',
  params: idParam,
  body: objectData.extend({ version }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

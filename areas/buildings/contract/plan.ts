// Section of a house for staff. The public view is part of the public list of objects.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { objectKinds, objectStates } from '../rules/object-state.ts'
import { places, roofs } from '../rules/storeys.ts'

/** Storeys from the top down, each with its units from left to right. */
export const sectionOf = <Unit extends z.ZodType>(unit: Unit) =>
  z.object({
    roof: z.enum(roofs),
    storeys: z.array(
      z.object({
        /** 0 is the ground floor. The garage, outside places and objects without a known floor have no number. */
        level: z.union([z.number(), z.enum(places)]),
        /** Highest level of several storeys without an object that are drawn as one; null otherwise. */
        upTo: z.number().nullable(),
        units: z.array(unit),
      }),
    ),
  })

/** Money in francs: per month for rents, in total for prices. Areas in square metres. */
export const planUnit = z.object({
  id,
  reference_number: z.string(),
  title: z.string(),
  kind: z.enum(objectKinds),
  objectTypeTitle: z.string(),
  rooms: z.number().nullable(),
  area: z.number().nullable(),
  /** For a unit under notice: state of the letting to the next household. */
  letting_state: z.enum(objectStates),
  stateTitle: z.string(),
  /** First day on which the next household may move in; null if no tenant has given notice. */
  next_from: z.string().nullable(),
  grossRent: z.number().nullable(),
  sellingPrice: z.number().nullable(),
  /** Net rent per month, or price, per square metre. */
  perSquareMetre: z.number().nullable(),
  /** Number of open applications; null without permission to see applications. */
  applications: z.number().nullable(),
  path: z.string(),
})
export type PlanUnit = z.infer<typeof planUnit>

export const getBuildingPlan = endpoint({
  method: 'GET',
  path: '/api/v1/buildings/:id/plan',
  summary:
    'A building cut open: its storeys from the roof down, on each its objects from left to right with state, price in francs, price for each m² and number of open applications; 404 for an unknown building.',
  params: idParam,
  response: z.object({
    id,
    title: z.string(),
    street: z.string(),
    place: z.string(),
    isActive: z.boolean(),
    /** True if all units have a price and no rent. */
    isForSale: z.boolean(),
    canSeeApplications: z.boolean(),
    plan: sectionOf(planUnit),
  }),
})

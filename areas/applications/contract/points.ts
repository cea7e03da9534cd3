// Points of an application and the rules that compute them.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam, option, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { measuredFacts, namedFacts, pointFacts } from '../rules/points.ts'

export const getPoints = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/points',
  summary: 'The points of an application with every line explained; the counted lines add up to the total.',
  params: idParam,
  response: z.object({
    total: z.number(),
    max: z.number(),
    rulesVersion: z.number(),
    /** The points keep the rules that were in force when the overall grade was given. */
    isFixed: z.boolean(),
    /** The item for the overall grade is omitted while the first verdict is hidden. */
    isHidden: z.boolean(),
    items: z.array(
      z.object({
        key: z.enum(pointFacts),
        label: z.string(),
        reason: z.string(),
        points: z.number(),
        weight: z.number(),
        counted: z.number(),
        most: z.number(),
      }),
    ),
  }),
})

const points = z
  .number({ error: 'applications_number_not_valid' })
  .min(0, 'applications_points_range')
  .max(100, 'applications_points_range')
const weight = z
  .number({ error: 'applications_number_not_valid' })
  .min(0, 'applications_weight_range')
  .max(10, 'applications_weight_range')
  .multipleOf(0.5, 'applications_weight_range')
const noTwice = <Step>(keyOf: (step: Step) => unknown) =>
  z.refine<Step[]>((steps) => new Set(steps.map(keyOf)).size === steps.length, 'applications_step_twice')

export const pointRule = z.discriminatedUnion('fact', [
  z.object({
    fact: z.enum(measuredFacts),
    weight,
    steps: z
      .array(z.object({ from: z.number({ error: 'applications_number_not_valid' }).min(-1000).max(1000), points }))
      .min(1, 'applications_step_missing')
      .max(12)
      .check(noTwice(({ from }) => from)),
  }),
  z.object({
    fact: z.enum(namedFacts),
    weight,
    steps: z
      .array(z.object({ value: z.string().min(1, 'general_field_is_required').max(60), points }))
      .min(1, 'applications_step_missing')
      .max(12)
      .check(noTwice(({ value }) => value)),
  }),
])

const rules = z
  .array(pointRule)
  .max(pointFacts.length)
  .check(z.refine((list) => new Set(list.map(({ fact }) => fact)).size === list.length, 'applications_fact_twice'))

export const pointRulesData = z.object({ rules })

export const getPointRules = endpoint({
  method: 'GET',
  path: '/api/v1/project-settings/point-rules',
  summary: 'The rules by which points are counted today, and their earlier versions, newest first.',
  response: z.object({
    version,
    rules,
    householdTypes: z.array(option),
    /** Facts that the form in use does not ask for. */
    unasked: z.array(z.enum(pointFacts)),
    versions: z.array(z.object({ version, at: z.string(), by: z.string().nullable() })),
  }),
})

export const savePointRules = endpoint({
  method: 'POST',
  path: '/api/v1/project-settings/point-rules',
  summary: 'Keeps the rules as a new version; applications that are evaluated already keep theirs.',
  body: z.object({ rules, version }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

// Objects let together with a running tenancy, such as a parking space: added from a day on, given back on a later
// day.

import { z } from 'zod'
import { verdict } from '#areas/applications/contract/offers.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, optionalLine, version } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'

const francs = z.number({ error: 'general_value_not_valid' }).min(0)
const amount = francs.max(1_000_000).nullable()

export const getCompanionChoices = endpoint({
  method: 'GET',
  path: '/api/v1/tenants/:id/companions',
  summary:
    'Parking spaces and side rooms of the same house that can be let together with this tenancy, with their rents in francs; at most 40.',
  params: idParam,
  response: z.object({
    canAdd: verdict,
    /** True if a start day is required, because the agreement is already signed. */
    needsDay: z.boolean(),
    earliestDay: z.string().nullable(),
    choices: z.array(
      z.object({
        objectId: id,
        title: z.string(),
        referenceNumber: z.string(),
        stateTitle: z.string(),
        /** First day on which it is free; null if free now. */
        freeFrom: z.string().nullable(),
        netRent: z.number().nullable(),
        ancillaryCost: z.number().nullable(),
        grossRent: z.number().nullable(),
        deposit: z.number().nullable(),
      }),
    ),
  }),
})

const changed = done.extend({ version })
const companionParam = z.object({ id, objectId: id })

export const addCompanion = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/companions',
  summary:
    'Lets an object of the same house together with a tenancy, with rents in francs a month; once the agreement is signed from a day on. 409 while the agreement is out or notice is given, 422 when somebody else still has it on that day.',
  params: idParam,
  body: z.object({
    objectId: id,
    from: day.optional(),
    netRent: amount,
    ancillaryCost: amount,
    deposit: amount,
    version: version.optional(),
  }),
  response: changed,
})

export const endCompanion = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/companions/:objectId/end',
  summary:
    'Takes an object from a tenancy: with a signed agreement after its last day, otherwise at once. From the day after it can be let to others.',
  params: companionParam,
  body: z.object({ until: day.optional(), reason: optionalLine(500), version: version.optional() }),
  response: changed,
})

export const keepCompanion = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/companions/:objectId/keep',
  summary: 'Takes back that an object is given up; 409 when it has been offered or assigned to somebody else since.',
  params: companionParam,
  body: z.object({ version: version.optional() }),
  response: changed,
})

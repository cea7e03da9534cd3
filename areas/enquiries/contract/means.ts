// Credit check of an adult and rental deposit of a household. Providers give information; people decide.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { verdict } from './documents.ts'

export const getCreditCheck = endpoint({
  method: 'GET',
  path: '/api/v1/adults/:id/credit-check',
  summary: 'What a credit bureau has said about an adult, newest first; nothing is decided by it.',
  params: idParam,
  response: z.object({
    adultId: id,
    name: z.string(),
    canEdit: z.boolean(),
    provider: z.string().nullable(),
    isDemo: z.boolean(),
    /** Consent from the form; null if the form does not ask for it. */
    hasConsented: z.boolean().nullable(),
    canCheck: verdict,
    /** Result of looking up the credit certificate that the adult named with its issuer; null until it is looked up. */
    certificate: z
      .object({
        number: z.string(),
        provider: z.string(),
        isDemo: z.boolean(),
        valid: z.boolean(),
        issuedOn: z.string().nullable(),
        nameMatch: z.boolean(),
        checkedAt: z.string(),
        /** True if the adult has since entered another certificate number. */
        isOutdated: z.boolean(),
      })
      .nullable(),
    checks: z.array(
      z.object({
        id,
        provider: z.string(),
        isDemo: z.boolean(),
        status: z.enum(['done', 'not_found', 'ambiguous']),
        light: z.enum(['green', 'yellow', 'red', 'grey']),
        reference: z.string(),
        hasReport: z.boolean(),
        checkedAt: z.string(),
        checkedBy: z.string(),
        /** True if older than three months. */
        isOld: z.boolean(),
      }),
    ),
  }),
})

export const checkCredit = endpoint({
  method: 'POST',
  path: '/api/v1/adults/:id/credit-check',
  summary: 'Asks the credit bureau about an adult; the report is laid among the papers. 409 when just asked.',
  params: idParam,
  body: z.object({ hasConsented: z.literal(true, { error: 'enquiries_consent_needed' }) }),
  response: done,
})

export const getDeposit = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/deposit-provider',
  summary: 'Which deposit the household wishes, what it may be, and how the one at the provider stands.',
  params: idParam,
  response: z.object({
    canEdit: z.boolean(),
    provider: z.string().nullable(),
    isDemo: z.boolean(),
    /** Choice of the household in the form. */
    wish: z.string().nullable(),
    /** Maximum in francs: three gross monthly rents. */
    most: z.number().nullable(),
    proposed: z.number().nullable(),
    canOpen: verdict,
    deposit: z
      .object({
        provider: z.string(),
        isDemo: z.boolean(),
        state: z.enum(['invited', 'in_progress', 'active', 'declined', 'rejected_by_provider', 'released']),
        tenantUrl: z.string(),
        amount: z.number(),
        requestedAt: z.string(),
        requestedBy: z.string(),
        askedAt: z.string(),
      })
      .nullable(),
  }),
})

export const openDeposit = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/deposit-provider',
  summary: 'Opens a deposit at the provider, or asks there how it stands.',
  params: idParam,
  body: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('open'),
      /** Francs. */
      amount: z.number({ error: 'general_field_is_required' }).positive().max(1_000_000),
    }),
    z.object({ action: z.literal('ask') }),
  ]),
  response: done,
})

export const getValidity = endpoint({
  method: 'GET',
  path: '/api/v1/validity/:id',
  summary: 'How many adults and children the wished objects of an application take, and how many there are.',
  params: idParam,
  response: z.object({
    minAdults: z.number().nullable(),
    maxAdults: z.number().nullable(),
    minChildren: z.number().nullable(),
    maxChildren: z.number().nullable(),
    adults: z.number(),
    children: z.number(),
  }),
})

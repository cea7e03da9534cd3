// The settings page of the rental agreement: wording, placeholders, rules for the official form, and a preview with a
// real tenancy.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, option } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { agreementBlock, agreementContent } from '../rules/agreement-template.ts'
import { variableGroups } from '../rules/agreement-variables.ts'
import { initialRentRule } from '../rules/initial-rent.ts'

export const getRentalAgreementSettings = endpoint({
  method: 'GET',
  path: '/api/v1/settings/rental-agreement',
  summary:
    'The wording of the rental agreement in its newest version, what it can name, and where the official form is due.',
  response: z.object({
    /** 0 while the project uses the default wording. */
    version: z.number(),
    savedAt: z.string().nullable(),
    savedBy: z.string().nullable(),
    content: agreementContent,
    variables: z.array(z.object({ key: z.string(), name: z.string(), group: z.enum(variableGroups) })),
    rules: z.array(initialRentRule),
    /** Tenancies for the preview, newest first. */
    tenancies: z.array(option),
  }),
})

export const saveRentalAgreementSettings = endpoint({
  method: 'POST',
  path: '/api/v1/settings/rental-agreement',
  summary:
    'Keeps the wording as a new version and the table of the official form; agreements that went out keep theirs.',
  body: z.object({
    /** The version on which the edit is based. */
    version: z.int().min(0),
    content: agreementContent.optional(),
    rules: z.array(initialRentRule).max(200).optional(),
  }),
  response: done.extend({ version: z.number() }),
})

export const getAgreementSample = endpoint({
  method: 'GET',
  path: '/api/v1/settings/rental-agreement/sample/:id',
  summary: 'What the placeholders hold for one tenancy, in the language asked for or else in that of its household.',
  params: z.object({ id }),
  query: z.object({ language: z.enum(languages).optional() }),
  response: z.object({
    language: z.enum(languages),
    values: z.record(z.string(), z.string().nullable()),
    isFixedTerm: z.boolean(),
    hasDeposit: z.boolean(),
    hasCompanions: z.boolean(),
  }),
})

export const printAgreementSample = endpoint({
  method: 'POST',
  path: '/api/v1/settings/rental-agreement/sample/:id',
  summary: 'An unsaved wording as PDF, filled with one tenancy.',
  params: z.object({ id }),
  body: z.object({
    /** Language of the blocks; defaults to the household's language. */
    language: z.enum(languages).optional(),
    blocks: z.array(agreementBlock).min(1, 'contracts_template_is_empty').max(80),
  }),
  response: z.unknown(),
})

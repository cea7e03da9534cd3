// Settings page "process": the letting process of the project.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { noNumber, option } from '#platform/contract/fields.ts'
import { languages } from '#platform/rules/project-type.ts'
import { evaluationCriteria } from '../rules/evaluation-criteria.ts'
import { processLimits, type ProcessLimit } from '../rules/process-settings.ts'
import { settingHistory } from './history.ts'
import { savedSetting, settingVersion } from './settings-contract.ts'

export const currencies = ['CHF', 'EUR'] as const

const within = (name: ProcessLimit) => z.int(noNumber).min(processLimits[name].least).max(processLimits[name].most)

/** Further fields are those that other areas declare (`fields`). */
export const processData = z.looseObject({
  /** Default language of letters and public pages. */
  language: z.enum(languages),
  currency: z.enum(currencies),
  release: z.enum(['manual', 'automatic']),
  offerValidDays: within('offerValidDays'),
  reminderDaysBeforeOfferEnd: within('reminderDaysBeforeOfferEnd'),
  documentLinkValidDays: within('documentLinkValidDays'),
  parallelOffersPerObject: within('parallelOffersPerObject'),
  reservedOnOpenOffer: z.boolean(),
  secondEvaluationRequired: z.boolean(),
  secondEvaluationByAnother: z.boolean(),
  evaluationCriteria: z
    .array(z.enum(evaluationCriteria))
    .min(1, 'project_settings_criteria_missing')
    .max(evaluationCriteria.length, 'general_value_not_valid'),
  rejectedRetentionDays: within('rejectedRetentionDays'),
})
export type ProcessData = z.infer<typeof processData>

/** A field that another area declares; its value is in `data` by its key. */
const shownField = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('switch'), key: z.string(), section: z.string() }),
  z.object({
    kind: z.literal('number'),
    key: z.string(),
    section: z.string(),
    least: z.number(),
    most: z.number(),
    isInDays: z.boolean(),
  }),
])
export type ShownField = z.infer<typeof shownField>

export const getProcess = endpoint({
  method: 'GET',
  path: '/api/v1/settings/process',
  summary: 'The settings of the process, complete, the criteria there are, and what was changed. Periods in days.',
  response: z.object({
    version: settingVersion,
    data: processData,
    criteria: z.array(option),
    fields: z.array(shownField),
    history: settingHistory,
  }),
})

export const saveProcess = endpoint({
  method: 'POST',
  path: '/api/v1/settings/process',
  summary: 'Saves the settings of the process for every action from now on; a stale version answers 409.',
  body: processData.extend({ version: settingVersion }),
  response: savedSetting,
})

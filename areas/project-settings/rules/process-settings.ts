// Settings of the letting process as one document, with defaults (domain.md §16). Read it through `server/public.ts`;
// another area never reads the document itself.

import { z } from 'zod'
import { evaluationCriteria, type EvaluationCriterion } from './evaluation-criteria.ts'
import type { ProjectType } from '#platform/rules/project-type.ts'

/** Longest validity of an offer, in days. */
export const longestValidityDays = 90

/** Permitted range, both ends included. */
export const processLimits = {
  offerValidDays: { least: 1, most: longestValidityDays },
  documentLinkValidDays: { least: 1, most: 365 },
  /** 0: no reminder is sent. */
  reminderDaysBeforeOfferEnd: { least: 0, most: 30 },
  parallelOffersPerObject: { least: 1, most: 20 },
  /** Days. The minimum leaves time for complaints; the maximum follows data protection law. */
  rejectedRetentionDays: { least: 30, most: 1095 },
} as const
export type ProcessLimit = keyof typeof processLimits

const days = (name: ProcessLimit, otherwise: number) =>
  z.int().min(processLimits[name].least).max(processLimits[name].most).default(otherwise)

/** Buyers are graded only by their financial means. */
const criteriaOf: Record<ProjectType, readonly EvaluationCriterion[]> = {
  reletting: evaluationCriteria,
  'first-time-letting': evaluationCriteria,
  sale: ['income', 'credit', 'documents', 'impression'],
  saleb2b: ['income', 'credit', 'documents', 'impression'],
  build: evaluationCriteria,
}

/** Process settings as stored, with English keys; money, days and counts are whole numbers. */
export const processDocument = (projectType: ProjectType) =>
  z.object({
    /** `manual`: staff move an assignment to the tenants' list; `automatic`: it moves there at once. */
    release: z.enum(['manual', 'automatic']).default('manual'),
    offerValidDays: days('offerValidDays', 5),
    reminderDaysBeforeOfferEnd: days('reminderDaysBeforeOfferEnd', 1),
    documentLinkValidDays: days('documentLinkValidDays', 14),
    /** Maximum number of applicants with an open offer of the same object at the same time. */
    parallelOffersPerObject: days('parallelOffersPerObject', 1),
    /** True if the public sees an object as reserved while an offer is open. */
    reservedOnOpenOffer: z.boolean().default(true),
    secondEvaluationRequired: z.boolean().default(false),
    /** True if the second evaluation must come from another person than the first. */
    secondEvaluationByAnother: z.boolean().default(true),
    /** Criteria of the evaluation, in the order in which they are asked. */
    evaluationCriteria: z
      .array(z.enum(evaluationCriteria))
      .min(1)
      .default([...criteriaOf[projectType]]),
    /** Days after which a rejected application is anonymised. */
    rejectedRetentionDays: days(
      'rejectedRetentionDays',
      projectType === 'sale' || projectType === 'saleb2b' ? 365 : 180,
    ),
  })

export type ProcessDocument = z.output<ReturnType<typeof processDocument>>

/** Returns the field and text key of a conflict between settings that are valid on their own; null if there is none. */
export function refuseTogether(settings: ProcessDocument): { field: keyof ProcessDocument; reason: string } | null {
  if (settings.reminderDaysBeforeOfferEnd >= settings.offerValidDays) {
    return { field: 'reminderDaysBeforeOfferEnd', reason: 'project_settings_reminder_too_early' }
  }
  if (new Set(settings.evaluationCriteria).size < settings.evaluationCriteria.length) {
    return { field: 'evaluationCriteria', reason: 'general_value_not_valid' }
  }
  return null
}

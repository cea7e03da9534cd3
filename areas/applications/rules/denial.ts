// Denial rules. The reason is internal to the landlord; the wording is sent to the applicant.

import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'

export const denialReasons = [
  'others_chosen',
  'income',
  'occupancy',
  'documents',
  'references',
  'object_gone',
  'other',
] as const
export type DenialReason = (typeof denialReasons)[number]

/** Standard wordings that disclose no more than required. */
export const denialTemplates = ['others_chosen', 'occupancy', 'documents', 'object_gone'] as const
export type DenialTemplate = (typeof denialTemplates)[number]

/** Proposes the neutral wording where the true reason would hurt or reveal internal facts. */
export const templateFor: Record<DenialReason, DenialTemplate> = {
  others_chosen: 'others_chosen',
  income: 'others_chosen',
  occupancy: 'occupancy',
  documents: 'documents',
  references: 'others_chosen',
  object_gone: 'object_gone',
  other: 'others_chosen',
}

/** The object belongs to another household. Objects with an offer, in draft or inactive may become available again. */
export const isTaken = (state: ObjectState): boolean =>
  state === 'assigned' || state === 'reserved' || state === 'rented' || state === 'sold'

interface Saying {
  reason?: DenialReason | undefined
  template?: DenialTemplate | undefined
}

/** A denial may say "taken" only if all objects named in its letter are taken. */
export function denialIsTrue({ reason, template }: Saying, objects: readonly { lettingState: ObjectState }[]): Verdict {
  if (reason !== 'object_gone' && template !== 'object_gone') return yes
  const areTaken = objects.length > 0 && objects.every(({ lettingState }) => isTaken(lettingState))
  return areTaken ? yes : no('applications_reason_still_free')
}

/** Stored as the deactivation reason of an application closed by a denial. */
export const denialCause = ({ reason, note }: { reason: string; note?: string | null | undefined }): string =>
  ['denied', reason, ...(note ? [note] : [])].join(': ')

// Saying no to an application: the reason is for the landlord, the wording for the applicant.

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

/** Wordings that say no more than an applicant is owed. */
export const denialTemplates = ['others_chosen', 'occupancy', 'documents', 'object_gone'] as const
export type DenialTemplate = (typeof denialTemplates)[number]

/** Where a plain word would hurt or give away what is internal, the neutral wording is proposed. */
export const templateFor: Record<DenialReason, DenialTemplate> = {
  others_chosen: 'others_chosen',
  income: 'others_chosen',
  occupancy: 'occupancy',
  documents: 'documents',
  references: 'others_chosen',
  object_gone: 'object_gone',
  other: 'others_chosen',
}

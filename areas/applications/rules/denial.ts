// Saying no to an application: the reason is for the landlord, the wording for the applicant. Placeholders as in all templates
// (domain.md §10): a letter with an empty one is not sent.

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

export const denialPlaceholders = [
  'place_fullname',
  'place_application_id',
  'place_object_list',
  'place_project',
  'place_contact_person',
  'place_contact_phone',
  'place_contact_mail',
  'place_today',
] as const
export type DenialPlaceholder = (typeof denialPlaceholders)[number]

export interface Filled {
  text: string
  /** Named in the text, but nothing is known for them. */
  empty: string[]
  /** Named in the text, but no placeholder of this letter. */
  unknown: string[]
}

const placeholder = /\[(place_\w+)\]/g

export const namedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, key = '']) => key)),
]

export const isDenialPlaceholder = (key: string): key is DenialPlaceholder =>
  denialPlaceholders.some((one) => one === key)

export function fillPlaceholders(text: string, values: Readonly<Record<DenialPlaceholder, string>>): Filled {
  const named = namedIn(text)
  const known = denialPlaceholders.filter((key) => named.includes(key))
  return {
    text: text.replace(placeholder, (whole, key: string) => (isDenialPlaceholder(key) ? values[key] : whole)),
    empty: known.filter((key) => values[key].trim() === ''),
    unknown: named.filter((key) => !isDenialPlaceholder(key)),
  }
}

/** An empty line begins a new one. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .filter(Boolean)

// Title and text of an advertisement in one language: parts with placeholders, joined in order (domain.md §14).

import type { Language } from '#platform/rules/project-type.ts'

/** Parts of the text in the order of the advertisement. */
export const textParts = [
  'intro',
  'apartment',
  'building',
  'location',
  'standard',
  'mobility',
  'conditions',
  'contact',
] as const
export type TextPart = (typeof textParts)[number]
export const messageKeys = ['title', ...textParts] as const
export type MessageKey = (typeof messageKeys)[number]

export type Messages = Partial<Record<MessageKey, Partial<Record<Language, string>>>>

export const advertPlaceholders = [
  'place_object_title',
  'place_object_type',
  'place_object_address',
  'place_building',
  'place_rooms',
  'place_area',
  'place_floor',
  'place_move_in_date',
  'place_rent_net',
  'place_incidentals',
  'place_rent_gross',
  'place_selling_price',
  'place_project',
  'place_contact_person',
  'place_contact_phone',
  'place_contact_mail',
] as const
export type AdvertPlaceholder = (typeof advertPlaceholders)[number]
export type PlaceholderValues = Readonly<Record<AdvertPlaceholder, string>>

interface Source {
  messages: Messages
  language: Language
  values: PlaceholderValues
  /** Title and text of the object, used where the advertisement has none of its own. */
  usual: { title: string; text: string }
}

export interface AdvertWords {
  title: string
  text: string
}

const isPlaceholder = (name: string): name is AdvertPlaceholder =>
  (advertPlaceholders as readonly string[]).includes(name)

/** An unknown placeholder stays visible, so that the preview shows it. */
export const filled = (text: string, values: PlaceholderValues): string =>
  text.replace(/\[(place_[a-z_]+)\]/g, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole))

export function wordsOf({ messages, language, values, usual }: Source): AdvertWords {
  const said = (key: MessageKey) => filled((messages[key]?.[language] ?? '').trim(), values)
  const parts = textParts.map((key) => (key === 'apartment' ? said(key) || usual.text.trim() : said(key)))
  return { title: said('title') || usual.title.trim(), text: parts.filter((part) => part !== '').join('\n\n') }
}

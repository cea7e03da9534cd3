// Text of the reservation agreement: a title and paragraphs per language, with placeholders. A single line that begins
// with a number and a dot is a heading.

import { z } from 'zod'
import { languages } from '#platform/rules/project-type.ts'

export const agreementPlaceholders = [
  'place_seller',
  'place_buyers',
  'place_object_title',
  'place_object_number',
  'place_object_address',
  'place_price',
  'place_fee',
  'place_payment_days',
  'place_reservation_days',
  'place_notary_days',
  'place_fee_on_withdrawal',
  'place_fee_on_expiry',
  'place_account',
] as const
export type AgreementPlaceholder = (typeof agreementPlaceholders)[number]
export type AgreementValues = Readonly<Record<AgreementPlaceholder, string>>

const wording = z.object({
  title: z.string().trim().min(1, 'general_field_is_required').max(200, 'general_text_too_long'),
  text: z.string().trim().min(1, 'general_field_is_required').max(20_000, 'general_text_too_long'),
})
export const agreementContent = z.object({ de: wording, fr: wording })
export type AgreementContent = z.infer<typeof agreementContent>

const placeholder = /\[(place_[a-z_]+)\]/g
const isKnown = (key: string): key is AgreementPlaceholder => agreementPlaceholders.some((one) => one === key)

/** Empty values become a gap to fill in by hand. */
export const filled = (text: string, values: AgreementValues): string =>
  text.replace(placeholder, (_, key: string) => (isKnown(key) && values[key]) || '……………')

/** Maps the field of each text with an unknown placeholder to that placeholder. */
export function unknownPlaceholders(content: AgreementContent): Map<string, string> {
  const found = languages.flatMap((language) =>
    (['title', 'text'] as const).flatMap((part) =>
      [...content[language][part].matchAll(placeholder)]
        .map(([, key = '']) => key)
        .filter((key) => !isKnown(key))
        .map((key) => [`agreement.${language}.${part}`, key] as const),
    ),
  )
  return new Map(found)
}

export interface AgreementParagraph {
  kind: 'heading' | 'paragraph'
  text: string
}

/** An empty line separates paragraphs. */
export const paragraphsOf = (text: string): AgreementParagraph[] =>
  text
    .split(/\n[ \t]*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => ({ kind: /^\d+\.[^\n]{1,80}$/.test(one) ? 'heading' : 'paragraph', text: one }))

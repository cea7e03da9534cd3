// Small schemas that many contracts share. Their messages are text keys: the server translates them at the edge.

import { z } from 'zod'
import { hexColour } from '../rules/hex-colour.ts'

export const id = z.uuid({ error: 'general_id_not_valid' })
export const idParam = z.object({ id })
export const version = z.int().min(1)

/** One line of text: trimmed, present, at most `max` characters. */
export const line = (max = 200) =>
  z
    .string({ error: 'general_field_is_required' })
    .trim()
    .min(1, 'general_field_is_required')
    .max(max, 'general_text_too_long')
export const optionalLine = (max = 200) => z.string().trim().max(max, 'general_text_too_long').optional()
export const email = z
  .string({ error: 'general_field_is_required' })
  .trim()
  .min(1, 'general_field_is_required')
  .max(254, 'general_text_too_long')
  .pipe(z.email('admin_enter_valid_email'))
/** For people who may have no mail address. */
export const emailOrNone = z
  .string({ error: 'general_field_is_required' })
  .trim()
  .max(254, 'general_text_too_long')
  .refine((text) => text === '' || z.email().safeParse(text).success, 'admin_enter_valid_email')
/** Sets the message `key` for values that are not numbers. Numbers out of bounds keep the message of the bound. */
const orNumber = (key: string) => ({
  error: ({ code }: { code?: string | undefined }) => (code === 'invalid_type' ? key : undefined),
})
export const noNumber = orNumber('general_value_not_valid')
export const numberExpected = orNumber('general_number_expected')
/** Accepts `#abc` and `#aabbcc` and stores the latter; an empty string means no colour. */
export const colourOrNone = z
  .string()
  .trim()
  .overwrite((text) => hexColour(text) ?? text)
  .refine((text) => text === '' || hexColour(text) !== undefined, 'general_colour_not_valid')
/** A calendar day as YYYY-MM-DD. */
export const day = z.iso.date('general_date_not_valid')
export const instant = z.string()
export const option = z.object({ value: z.string(), displayName: z.string() })
export const grade = z.enum(['A', 'B', 'C', 'D'])

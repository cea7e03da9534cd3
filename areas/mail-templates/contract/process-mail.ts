// A process mail before it is sent: its source, its preview, and text for this mail alone. Areas accept `mailWords`
// with the call that sends the mail and return `shownMail` for its preview.

import { z } from 'zod'
import { id } from '#platform/contract/fields.ts'
import { languages } from '#platform/rules/project-type.ts'
import { mailKinds } from '../rules/kinds.ts'

/** The default text, an empty mail, or a template id. */
const source = z.union([z.enum(['usual', 'new']), id])

export const mailWords = z.object({
  /** Absent: the default template, or else the default text. */
  from: source.optional(),
  /** Replaces the template's text, by language of the recipient. */
  texts: z
    .partialRecord(
      z.enum(languages),
      z.object({
        subject: z.string().trim().max(200, 'general_text_too_long'),
        /** HTML with placeholders. */
        body: z.string().trim().max(60_000, 'general_text_too_long'),
      }),
    )
    .optional(),
})
export type MailWords = z.infer<typeof mailWords>

/**
 * A suppressed address: since when and why, also in the words of its mail server, and the screen on which it can be
 * corrected.
 */
export const turnedDown = z.object({ words: z.string(), detail: z.string(), correctAt: z.string().nullable() })
export type TurnedDownMail = z.infer<typeof turnedDown>

const placeholder = z.object({ key: z.string(), title: z.string(), group: z.string() })

export const shownMail = z.object({
  to: z.string(),
  language: z.enum(languages),
  subject: z.string(),
  /** The same text without markup. */
  body: z.string(),
  /** A complete HTML page. Its links are inactive; the real ones are created when the mail is sent. */
  html: z.string(),
  kind: z.enum(mailKinds),
  from: source,
  templates: z.array(z.object({ id, title: z.string(), isDefault: z.boolean() })),
  /** Text with placeholders, to be edited for this mail. */
  words: z.object({ subject: z.string(), body: z.string() }),
  placeholders: z.array(placeholder),
  /** Reasons that prevent sending, as sentences. */
  problems: z.array(z.string()),
  /** Set if the action is possible, but its mail would not be sent. */
  turnedDown: turnedDown.nullable(),
})
export type ShownMail = z.infer<typeof shownMail>

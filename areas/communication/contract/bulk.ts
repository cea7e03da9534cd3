// Endpoints for bulk mail. A bulk mail is chosen, prepared (recipients frozen, nothing sent yet), reviewed and
// confirmed (areas/tasks).

import { z } from 'zod'
import { mailKinds } from '#areas/mail-templates/rules/kinds.ts'
import { taskGroup } from '#areas/tasks/contract/tasks.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, option } from '#platform/contract/fields.ts'
import { targets } from '#platform/contract/table.ts'
import { languages } from '#platform/rules/project-type.ts'
import { mostAttachments } from '../rules/mail-limits.ts'
import { words } from './words.ts'

const beginning = z.object({
  /** Mail kind that such a template has. */
  kind: z.enum(mailKinds),
  /** Includes subject and body of each template, by language. */
  templates: z.array(
    option.extend({ words: z.partialRecord(z.enum(languages), z.object({ subject: z.string(), body: z.string() })) }),
  ),
  placeholders: z.array(z.object({ key: z.string(), title: z.string(), group: z.string() })),
  languages: z.array(z.enum(languages)),
})

/** Selects the recipients: rows of the list, people interested in an object, or records of the view by id. */
const chosen = z.object({
  targets: targets.optional(),
  apartmentId: id.optional(),
  applicationIds: z.array(id).min(1, 'table_nothing_selected').max(10_000).optional(),
  /** Only recipients in this progress state. */
  progressState: z.string().max(100).optional(),
})

const written = chosen.extend({
  templateId: id.nullish(),
  /** By language. Recipients without a text in their language get another one. */
  words: z.partialRecord(z.enum(languages), words),
  attachments: z.array(id).max(mostAttachments, 'communication_too_many_attachments').default([]),
  /** News mails have an unsubscribe link. Addresses that have unsubscribed are left out. */
  isNews: z.boolean().default(false),
  /** If true, recipients without a mail address get a letter; if false, they are left out. */
  withLetters: z.boolean().default(true),
})

const prepared = z.object({
  task: taskGroup,
  byLanguage: z.array(z.object({ language: z.enum(languages), count: z.number() })),
  /** Number of recipients who get a text in another language because theirs has none. */
  inOtherLanguage: z.number(),
  /** Number of recipients who get a letter. */
  letters: z.number(),
  excludedTotal: z.number(),
  /**
   * Sorted by count, ascending. The recipients behind a reason are fetched separately, from the recipients of the
   * task.
   */
  excludedByReason: z.array(z.object({ reason: z.string(), count: z.number() })),
})
export type PreparedBulkMail = z.infer<typeof prepared>

export const beginMail = <Path extends string>(path: Path, whom: string) =>
  endpoint({
    method: 'GET',
    path,
    summary: `What a bulk mail to ${whom} begins with: the templates that fit, and the languages of the project.`,
    response: beginning,
  })

export const prepareMail = <Path extends string>(path: Path, whom: string) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Prepares a bulk mail to ${whom}: freezes who gets it and says whom it leaves out and why. Nothing is sent before it is confirmed.`,
    body: written,
    response: prepared,
  })

export const beginBulkMail = endpoint({
  method: 'GET',
  path: '/api/v1/communication/bulk-mail',
  summary: 'What a bulk mail of a view begins with: the templates that fit, and the languages of the project.',
  query: z.object({ mailView: z.string().max(100).optional() }),
  response: beginning,
})

export const prepareBulkMail = endpoint({
  method: 'POST',
  path: '/api/v1/communication/bulk-mail',
  summary:
    'Prepares a bulk mail of a view: freezes who gets it and says whom it leaves out and why. Nothing is sent before it is confirmed.',
  body: written.extend({ mailView: z.string().max(100).optional() }),
  response: prepared,
})

export const previewBulkMail = endpoint({
  method: 'POST',
  path: '/api/v1/communication/bulk-mail/:taskId/preview',
  summary:
    'A prepared bulk mail as one of its recipients will read it; `test` sends it to the signed-in person instead, and to nobody else.',
  params: z.object({ taskId: id }),
  body: z.object({ position: z.int().min(0), test: z.boolean().default(false) }),
  response: z.object({
    name: z.string(),
    address: z.string(),
    language: z.enum(languages),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    notify: z.array(z.object({ type: z.enum(['info', 'success', 'warning', 'danger']), title: z.string() })).optional(),
  }),
})

// The letter of a denial: the project's wording or that of the clerk, filled in the language of the applicant.

import { htmlOf, mailWriter, type MailWriter, type Values } from '#areas/mail-templates/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'
import { fieldRefusal } from '#platform/server/refusal.ts'
import type { DenialTemplate } from '../rules/denial.ts'
import type { ApplicationRow } from './application-row.ts'
import { addressedTo } from './letters.ts'
import { applicationValues } from './mail-values.ts'
import { findObject } from './object-row.ts'

export interface GivenWords {
  template: DenialTemplate
  subject?: string | undefined
  wording?: string | undefined
  /** When only the wish for this object is denied. */
  objectId?: string
}

export const kindOf = (template: DenialTemplate) => `denial_${template}` as const

/** The letter, and its words for whoever reads the file. */
export async function denialLetter(
  ctx: Context,
  row: ApplicationRow,
  words: GivenWords,
): Promise<MailDraft & { text: string }> {
  const kind = kindOf(words.template)
  const writer = await mailWriter(ctx, [kind])
  const { language } = row
  const given = chosenWords(writer, row, words)
  const outcome = writer.write({ kind, language, values: await denialValues(ctx, row, words.objectId), given })
  if ('unknown' in outcome) throw faultOf(given, outcome)
  const { subject, html, text } = outcome.mail
  return { ...addressedTo(row), kind: 'denial', subject, paragraphs: [], written: { html, text }, text }
}

/** What the clerk left out is as in the template. */
function chosenWords(writer: MailWriter, { language }: ApplicationRow, { template, subject, wording }: GivenWords) {
  const usual = writer.wordsOf({ kind: kindOf(template), language })
  return { subject: subject || usual.subject, bodyHtml: wording ? bodyOf(wording) : usual.bodyHtml }
}

/** Words without markup stand between a greeting and the signature; an empty line begins a paragraph. */
const bodyOf = (wording: string): string =>
  /<(?:p|div|ul|ol|table)\b/.test(wording) ? wording : htmlOf(['[place_letter_salutation]', ...wording.split(/\n{2,}/)])

function faultOf(given: { subject: string }, { empty, unknown }: { empty: string[]; unknown: string[] }) {
  const [placeholder = ''] = [...unknown, ...empty]
  const field = given.subject.includes(`[${placeholder}`) ? 'subject' : 'wording'
  const key = unknown.length > 0 ? 'applications_placeholder_unknown' : 'applications_placeholder_empty'
  return fieldRefusal(field, key, { placeholder })
}

export async function denialValues(ctx: Context, row: ApplicationRow, objectId?: string): Promise<Values> {
  const values = await applicationValues(ctx, row)
  if (!objectId) return values
  return { ...values, place_object_list: (await findObject(ctx, objectId)).object.title }
}

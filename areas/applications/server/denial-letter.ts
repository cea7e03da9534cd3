// The letter of a denial: a wording of the project or of the clerk, its placeholders filled in the language of the applicant.

import { contactSettings } from '#areas/project-settings/rules/settings.ts'
import type { Context } from '#platform/server/context.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'
import { fieldRefusal } from '#platform/server/refusal.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import { fillPlaceholders, paragraphsOf, type DenialPlaceholder, type DenialTemplate } from '../rules/denial.ts'
import { dayOf } from '../rules/offer-validity.ts'
import { swissDate } from './answers.ts'
import type { ApplicationRow } from './application-row.ts'
import { readDenialWords } from './denial-wording.ts'
import { addressedTo } from './letters.ts'
import { wishedObjects } from './object-choices.ts'
import { findObject } from './object-row.ts'

export interface GivenWords {
  template: DenialTemplate
  subject?: string | undefined
  wording?: string | undefined
  /** When only the wish for this object is denied. */
  objectId?: string
}

/** The project's wording in the language of the applicant. */
export async function templateWords(ctx: Context, { language }: ApplicationRow, template: DenialTemplate) {
  const { words } = await readDenialWords(ctx, template)
  return { subject: words[`${language}_subject`], wording: words[`${language}_wording`] }
}

export async function denialLetter(ctx: Context, row: ApplicationRow, words: GivenWords): Promise<MailDraft> {
  const values = await placeholderValues(ctx, row, words.objectId)
  const usual = await templateWords(ctx, row, words.template)
  const fill = (field: 'subject' | 'wording') => {
    const { text, empty, unknown } = fillPlaceholders(words[field] || usual[field], values)
    if (unknown[0]) throw fieldRefusal(field, 'applications_placeholder_unknown', { placeholder: unknown[0] })
    if (empty[0]) throw fieldRefusal(field, 'applications_placeholder_empty', { placeholder: empty[0] })
    return text
  }
  return {
    ...addressedTo(row),
    kind: 'denial',
    subject: fill('subject'),
    paragraphs: paragraphsOf(fill('wording')),
  }
}

export async function placeholderValues(
  ctx: Context,
  row: ApplicationRow,
  objectId?: string,
): Promise<Record<DenialPlaceholder, string>> {
  const { person, phone, email } = await readSetting(ctx, 'contact', contactSettings)
  const objects = objectId ? [await findObject(ctx, objectId)] : await wishedObjects(ctx, row.id)
  return {
    place_fullname: row.contactName,
    place_application_id: String(row.number),
    // Who applied for no object in particular applied for the project.
    place_object_list: objects.map(({ object }) => object.title).join(', ') || ctx.workspace.name,
    place_project: ctx.workspace.name,
    place_contact_person: person,
    place_contact_phone: spelledPhone(phone),
    place_contact_mail: email,
    place_today: swissDate(dayOf(ctx.now)),
  }
}

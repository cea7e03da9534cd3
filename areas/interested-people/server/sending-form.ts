// Mails the link to the application form, in the person's language, with those wanted objects that can be applied
// for.

import { readObjects } from '#areas/application-form/server/public.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueByHand, saidWithMails } from '#platform/server/mail/by-hand.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { campaignOf } from '#areas/applications/rules/interest-campaign.ts'
import { personCan } from '../rules/person-can.ts'
import { changePerson, lockPeople, lockPerson, subjectOf, type PersonRow } from './person-row.ts'
import { wantedBy } from './wanted-objects.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/person.ts'

export const sendApplicationForm = handler(
  contract.sendApplicationForm,
  { permission: 'interested_people' },
  async (ctx, { params }) => {
    const row = await lockPerson(ctx, params.id)
    assertAllowed(personCan.send_form(row))
    const { version, mailId } = await sendForm(ctx, row)
    const title = ctx.t('interested_people_done_form_sent', { email: row.contactEmail ?? '' })
    return { version, notify: await saidWithMails(ctx, title, [mailId]) }
  },
)

/** Requires a row lock. */
async function sendForm(ctx: StaffContext, row: PersonRow): Promise<{ version: number; mailId: string }> {
  const { version } = await changePerson(ctx, row, { formSentAt: ctx.now })
  const mailId = await queueByHand(ctx, await formMail(ctx, row))
  ctx.record({ event: 'interested.form_sent', subject: subjectOf(row), changes: [aboutMail(mailId)] })
  return { version, mailId }
}

/**
 * Sends the form to those of these people who may be sent it. Returns the mail by person; people who have applied, are
 * inactive, have no address or no longer exist are left out.
 */
export async function sendFormTo(ctx: StaffContext, personIds: readonly string[]): Promise<Map<string, string>> {
  const mailByPerson = new Map<string, string>()
  for (const row of await lockPeople(ctx, personIds)) {
    if (!personCan.send_form(row).allowed) continue
    mailByPerson.set(row.id, (await sendForm(ctx, row)).mailId)
  }
  return mailByPerson
}

async function formMail(ctx: StaffContext, row: PersonRow): Promise<MailDraft> {
  const { language, contactName: name } = row
  const t = translatorFor(language)
  const objects = await toApplyFor(ctx, row)
  const query = new URLSearchParams({
    uuids: objects.map(({ id }) => id).join(','),
    lang: language,
    campaign: campaignOf(row.id),
  })
  return {
    kind: 'interested-form',
    record: { kind: 'interested', id: row.id },
    language,
    to: { name, address: row.contactEmail ?? '' },
    subject: t('interested_people_mail_subject', { project: ctx.workspace.name }),
    greeting: t('applications_mail_greeting', { name }),
    paragraphs: [
      objects.length > 0
        ? t('interested_people_mail_text_objects', { objects: objects.map(({ title }) => title).join(', ') })
        : t('interested_people_mail_text', { project: ctx.workspace.name }),
    ],
    button: {
      label: t('interested_people_mail_button'),
      href: ctx.linkTo(`/form/application/new?${query.toString()}`),
    },
    closing: t('applications_mail_closing'),
  }
}

/** The form accepts only free objects. */
async function toApplyFor(ctx: StaffContext, { id }: PersonRow) {
  const wanted = await wantedBy(ctx, id)
  const objects = await readObjects(
    ctx,
    wanted.map(({ value }) => value),
  )
  return objects.filter(({ isPublished, card }) => isPublished && card.isFree && !card.isFull).map(({ card }) => card)
}

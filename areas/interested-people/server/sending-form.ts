// Mails the link to the application form, in the project's or the standard text, with those wanted objects that can
// be applied for.

import { readObjects } from '#areas/application-form/server/public.ts'
import { recipientValues } from '#areas/applications/server/public.ts'
import { processWords, type ProcessMail } from '#areas/mail-templates/server/public.ts'
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
    const { version, mailId } = await sendForm(ctx, row, { wording: await formWords(ctx), seen: [] })
    const title = ctx.t('interested_people_done_form_sent', { email: row.contactEmail ?? '' })
    return { version, notify: await saidWithMails(ctx, title, [mailId]) }
  },
)

const formWords = (ctx: StaffContext) => processWords(ctx, ['application_form'])

interface FormMail {
  wording: Awaited<ReturnType<typeof formWords>>
  /** Objects that the person has seen, in addition to the wanted ones. */
  seen: readonly string[]
}

/** Requires a row lock. */
async function sendForm(
  ctx: StaffContext,
  row: PersonRow,
  { wording, seen }: FormMail,
): Promise<{ version: number; mailId: string }> {
  const { version } = await changePerson(ctx, row, { formSentAt: ctx.now })
  const mailId = await queueByHand(ctx, await wording(await formMail(ctx, row, seen)))
  ctx.record({ event: 'interested.form_sent', subject: subjectOf(row), changes: [aboutMail(mailId)] })
  return { version, mailId }
}

/**
 * Sends the form, also for the objects that were seen, to those of these people who may be sent it. Returns the mail
 * by person; people who have applied, are inactive, have no address or no longer exist are left out.
 */
export async function sendFormTo(
  ctx: StaffContext,
  personIds: readonly string[],
  seen: readonly string[],
): Promise<Map<string, string>> {
  const mailByPerson = new Map<string, string>()
  const wording = await formWords(ctx)
  for (const row of await lockPeople(ctx, personIds)) {
    if (!personCan.send_form(row).allowed) continue
    mailByPerson.set(row.id, (await sendForm(ctx, row, { wording, seen })).mailId)
  }
  return mailByPerson
}

async function formMail(ctx: StaffContext, row: PersonRow, seen: readonly string[]): Promise<ProcessMail<MailDraft>> {
  const { language, contactName: name, contactEmail } = row
  const t = translatorFor(language, ctx.workspace.projectType)
  const project = ctx.workspace.name
  const objects = await toApplyFor(ctx, row, seen)
  const titles = objects.map(({ title }) => title).join(' · ')
  const query = new URLSearchParams({
    uuids: objects.map(({ id }) => id).join(','),
    lang: language,
    campaign: campaignOf(row.id),
  })
  const button = {
    label: t('interested_people_mail_button'),
    href: ctx.linkTo(`/form/application/new?${query.toString()}`),
  }
  const to = { name, address: contactEmail ?? '' }
  return {
    kind: 'application_form',
    usual: {
      kind: 'interested-form',
      record: { kind: 'interested', id: row.id },
      language,
      to,
      subject: t('interested_people_mail_subject', { project }),
      greeting: t('applications_mail_greeting', { name }),
      paragraphs: [
        titles
          ? t('interested_people_mail_text_objects', { objects: titles })
          : t('interested_people_mail_text', { project }),
      ],
      button,
      closing: t('applications_mail_closing'),
    },
    values: () => ({
      ...recipientValues({ contactName: name, contactEmail: to.address, language }),
      place_object_list: titles || t('interested_people_mail_any_object'),
      place_form_link: button,
    }),
  }
}

/** The form accepts only free objects. */
async function toApplyFor(ctx: StaffContext, { id }: PersonRow, seen: readonly string[]) {
  const wanted = await wantedBy(ctx, id)
  const objects = await readObjects(ctx, [...new Set([...wanted.map(({ value }) => value), ...seen])])
  return objects.filter(({ isPublished, card }) => isPublished && card.isFree && !card.isFull).map(({ card }) => card)
}

// Mail to a co-applicant. The recipient may not know about the application and may read the other language, so the mail
// names the inviter and the landlord, says until when the link is valid, and comes in both languages.

import { contactSettings } from '#areas/project-settings/rules/settings.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { languages } from '#platform/rules/project-type.ts'
import { nameOf } from '#areas/forms/rules/answers.ts'
import { swissDay } from '#areas/forms/rules/days.ts'
import { contactOf } from '#areas/forms/rules/household-figures.ts'
import { entryOf, type Dossier } from '../documents/dossier.ts'
import { wishesOf } from '../sending/wishes-to-be-had.ts'

interface Invited {
  email: string
  url: string
  expiresAt: Date
}

export async function sendInvitation(ctx: Context, dossier: Dossier, invited: Invited): Promise<void> {
  const { phone, email } = await readSetting(ctx, 'contact', contactSettings)
  const objects = wishesOf(dossier)
    .map(({ card }) => card.title)
    .join(' · ')
  const until = swissDate(swissDay(invited.expiresAt))
  const inviter = inviterOf(dossier)
  const told = [ctx.language, ...languages.filter((one) => one !== ctx.language)].map((language) => {
    const t = translatorFor(language, ctx.workspace.projectType)
    const name = inviter ?? t('application_form_mail_invited_by_unknown')
    const reach = phone || email
    return {
      subject: t('application_form_mail_invited_subject', { name }),
      button: t('application_form_mail_invited_button'),
      paragraphs: [
        t('application_form_mail_invited_text', { name, firm: ctx.workspace.name, objects }),
        t('application_form_mail_invited_until', { until }),
        ...(reach ? [t('application_form_mail_invited_help', { name, reach })] : []),
      ],
    }
  })
  await queueMail(ctx, {
    kind: 'co-applicant-invitation',
    language: ctx.language,
    to: { name: '', address: invited.email },
    subject: told.map(({ subject }) => subject).join(' / '),
    greeting: ctx.t('application_form_greeting_plain'),
    paragraphs: told.flatMap(({ paragraphs }, index) => (index === 0 ? paragraphs : ['– – –', ...paragraphs])),
    button: { label: told.map(({ button }) => button).join(' / '), href: invited.url },
    closing: ctx.t('application_form_closing'),
  })
}

/** Only a plain name: a draft may contain anything, and this mail goes to any address. */
function inviterOf(dossier: Dossier): string | null {
  const contact = contactOf(entryOf(dossier))
  const name = contact ? nameOf(contact) : ''
  return /^[\p{L}\p{M}\s'’-]{2,120}$/u.test(name) ? name : null
}

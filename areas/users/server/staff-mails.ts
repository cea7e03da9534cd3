// Tells staff of what happened, those who want to hear of it and may see it: on their home page, and by a mail at once or with
// the others of the day. A mail holds who and where, the rest stands behind the login.

import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMails, type MailDraft } from '#platform/server/mail/outbox.ts'
import { listenersToEach, type Happening, type Listener } from './listeners.ts'
import { keepNews } from './news.ts'

export const tellStaff = (ctx: Context, happening: Happening): Promise<void> => tellStaffOfEach(ctx, [happening])

/** Of many with few statements. */
export async function tellStaffOfEach(ctx: Context, happenings: readonly Happening[]): Promise<void> {
  const heard = await listenersToEach(ctx, happenings)
  await keepNews(ctx, heard)
  const atOnce = heard.flatMap(({ happening, listeners }) =>
    listeners.filter(({ channel }) => channel === 'now').map((listener) => mailTo(ctx, happening, listener)),
  )
  await queueMails(ctx, atOnce)
}

function mailTo(ctx: Context, { kind, name: about, path }: Happening, { person }: Listener): MailDraft {
  const t = translatorFor(person.language)
  const values = { kind: t(`users_kind_${kind}`), name: about, workspace: ctx.workspace.name }
  const name = `${person.firstName} ${person.lastName}`
  return {
    kind: `staff-${kind.replaceAll('_', '-')}`,
    language: person.language,
    to: { name, address: person.email },
    subject: t('users_mail_subject', values),
    greeting: t('users_mail_greeting', { name }),
    paragraphs: [t('users_mail_text', values), t('users_mail_why')],
    button: { label: t('users_mail_button'), href: ctx.linkTo(path) },
    closing: t('users_mail_closing'),
  }
}

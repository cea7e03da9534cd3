// Notifies staff of an event, if they subscribe to it and may see it: on their home page, and by mail at once or in
// the daily mail. A mail contains only a name and a link; the rest requires a login.

import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMails, type MailDraft } from '#platform/server/mail/outbox.ts'
import { listenersToEach, type Happening, type Listener } from './listeners.ts'
import { keepNews } from './news.ts'

export const tellStaff = (ctx: Context, happening: Happening): Promise<void> => tellStaffOfEach(ctx, [happening])

/** Handles many events with few statements. */
export async function tellStaffOfEach(ctx: Context, happenings: readonly Happening[]): Promise<void> {
  const heard = await listenersToEach(ctx, happenings)
  await keepNews(ctx, heard)
  const atOnce = heard.flatMap(({ happening, listeners }) =>
    listeners.filter(({ channel }) => channel === 'now').map((listener) => mailTo(ctx, happening, listener)),
  )
  await queueMails(ctx, atOnce)
}

function mailTo(ctx: Context, { kind, name: about, path }: Happening, { person }: Listener): MailDraft {
  const t = translatorFor(person.language, ctx.workspace.projectType)
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

// Tells staff of what happened, those who want to hear of it and may see it: on their home page, and by a mail at once or with
// the others of the day. A mail holds who and where, the rest stands behind the login.

import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { listenersTo, type Happening } from './listeners.ts'
import { keepNews } from './news.ts'

export async function tellStaff(ctx: Context, happening: Happening): Promise<void> {
  const listeners = await listenersTo(ctx, happening)
  await keepNews(ctx, happening, listeners)
  for (const { person } of listeners.filter(({ channel }) => channel === 'now')) {
    const t = translatorFor(person.language)
    const values = { kind: t(`users_kind_${happening.kind}`), name: happening.name, workspace: ctx.workspace.name }
    const name = `${person.firstName} ${person.lastName}`
    await queueMail(ctx, {
      kind: `staff-${happening.kind.replaceAll('_', '-')}`,
      language: person.language,
      to: { name, address: person.email },
      subject: t('users_mail_subject', values),
      greeting: t('users_mail_greeting', { name }),
      paragraphs: [t('users_mail_text', values), t('users_mail_why')],
      button: { label: t('users_mail_button'), href: ctx.linkTo(happening.path) },
      closing: t('users_mail_closing'),
    })
  }
}

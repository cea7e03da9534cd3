// Users who can be mentioned in a comment: staff with permission to read applications.

import type { Context, StaffContext } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { colleaguesWith, shortlyNamed } from '#platform/server/session/colleagues.ts'
import type { ApplicationRow } from '../details/application-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/evaluation.ts'

export const getColleagues = handler(contract.getColleagues, { permission: 'applications_read' }, async (ctx) => {
  return { people: (await colleaguesWith(ctx, 'applications_read')).map(shortlyNamed) }
})

/** Refuses colleagues who may not read applications. Returns the ids without duplicates. */
export async function assertColleagues(ctx: Context, mentions: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(mentions)]
  if (wanted.length === 0) return []
  const known = await colleaguesWith(ctx, 'applications_read', wanted)
  if (known.length < wanted.length) throw fieldRefusal('mentions', 'applications_mention_not_known')
  return wanted
}

/** Mails newly mentioned users in their own language; the author is left out. */
export async function mailMentions(
  ctx: StaffContext,
  application: ApplicationRow,
  { mentions, text }: { mentions: readonly string[]; text: string },
): Promise<void> {
  const others = mentions.filter((id) => id !== ctx.user.id)
  if (others.length === 0) return
  for (const person of await colleaguesWith(ctx, 'applications_read', others)) {
    const t = translatorFor(person.language, ctx.workspace.projectType)
    const author = `${ctx.user.firstName} ${ctx.user.lastName}`
    const values = { author, number: application.number }
    await queueMail(ctx, {
      kind: 'comment-mention',
      record: { kind: 'application', id: application.id },
      language: person.language,
      to: { name: `${person.firstName} ${person.lastName}`, address: person.email },
      greeting: t('applications_mail_greeting', { name: `${person.firstName} ${person.lastName}` }),
      subject: t('applications_mail_mention_subject', values),
      paragraphs: [t('applications_mail_mention_text', values), text],
      button: {
        label: t('applications_mail_mention_button'),
        href: ctx.linkTo(`/applications/${application.id}#comments`),
      },
      closing: t('applications_mail_closing'),
    })
  }
}

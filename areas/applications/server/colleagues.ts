// Whom a comment can name: staff who may read applications.

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import { defaultPermissions, isPermitted } from '#platform/rules/permissions.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { fieldRefusal } from '#platform/server/refusal.ts'
import { rolePermission, staffUser } from '#platform/server/session/tables.ts'
import type { getColleagues } from '../contract/evaluation.ts'
import type { ApplicationRow } from './application-row.ts'

export async function readColleagues(ctx: StaffContext): Promise<AnswerOf<typeof getColleagues>> {
  const people = await readersOfApplications(ctx)
  return {
    people: people.map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`,
      initials: `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase(),
    })),
  }
}

async function readersOfApplications(ctx: Context, ids?: readonly string[]) {
  const rows = await ctx.db
    .select({ person: staffUser, permissions: rolePermission.permissions })
    .from(staffUser)
    .leftJoin(
      rolePermission,
      and(eq(rolePermission.workspaceId, staffUser.workspaceId), eq(rolePermission.role, staffUser.role)),
    )
    .where(
      and(
        eq(staffUser.workspaceId, ctx.workspace.id),
        eq(staffUser.userType, 'melon'),
        eq(staffUser.isActive, true),
        ids && inArray(staffUser.id, [...ids]),
      ),
    )
    .orderBy(asc(staffUser.firstName), asc(staffUser.lastName), asc(staffUser.id))
  const { features } = ctx.workspace
  return rows
    .filter(({ person: { role }, permissions }) =>
      isPermitted({ role, permissions: permissions ?? defaultPermissions[role], features }, 'applications_read'),
    )
    .map(({ person }) => person)
}

/** Each named colleague has to be one who can open the application; returns the ids without doubles. */
export async function insistOnColleagues(ctx: Context, mentions: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(mentions)]
  if (wanted.length === 0) return []
  const known = await readersOfApplications(ctx, wanted)
  if (known.length < wanted.length) throw fieldRefusal('mentions', 'applications_mention_not_known')
  return wanted
}

/** Tells those who are newly named, in their own language; nobody is told of their own words. */
export async function mailMentions(
  ctx: StaffContext,
  application: ApplicationRow,
  { mentions, text }: { mentions: readonly string[]; text: string },
): Promise<void> {
  const others = mentions.filter((id) => id !== ctx.user.id)
  if (others.length === 0) return
  for (const person of await readersOfApplications(ctx, others)) {
    const t = translatorFor(person.language)
    const author = `${ctx.user.firstName} ${ctx.user.lastName}`
    const values = { author, number: application.number }
    await queueMail(ctx, {
      kind: 'comment-mention',
      applicationId: application.id,
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

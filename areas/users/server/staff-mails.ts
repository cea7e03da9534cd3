// Tells staff by mail of what happened, those who chose to hear of it at once and may see it. A mail holds who and where,
// the rest stands behind the login.

import { and, eq } from 'drizzle-orm'
import { defaultPermissions, isPermitted, type Permission } from '#platform/rules/permissions.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { rolePermission, staffUser } from '#platform/server/session/tables.ts'
import { isToldAtOnce, type MailedKind } from '../rules/notifications.ts'

export interface Happening {
  kind: MailedKind
  /** Who may not read it is not told of it. */
  permission: Permission
  /** Whom it is about. */
  name: string
  /** Of a page of the back office. */
  path: string
  /** The addresses of those whose objects it is about, for people who hear only of their own. */
  responsible: readonly string[]
}

export async function tellStaff(ctx: Context, happening: Happening): Promise<void> {
  for (const person of await listenersTo(ctx, happening)) {
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

async function listenersTo(ctx: Context, { kind, permission, responsible }: Happening) {
  const rows = await ctx.db
    .select({ person: staffUser, permissions: rolePermission.permissions })
    .from(staffUser)
    .leftJoin(
      rolePermission,
      and(eq(rolePermission.workspaceId, staffUser.workspaceId), eq(rolePermission.role, staffUser.role)),
    )
    .where(
      and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.userType, 'melon'), eq(staffUser.isActive, true)),
    )
    .orderBy(staffUser.id)
  const { features } = ctx.workspace
  return rows
    .filter(({ person, permissions }) =>
      isPermitted(
        { role: person.role, permissions: permissions ?? defaultPermissions[person.role], features },
        permission,
      ),
    )
    .map(({ person }) => person)
    .filter((person) => ctx.actor.kind !== 'user' || ctx.actor.id !== person.id)
    .filter(({ email, notificationSettings }) =>
      isToldAtOnce(notificationSettings, { kind, isOwn: isAmong(email, responsible) }),
    )
}

const isAmong = (email: string, addresses: readonly string[]): boolean =>
  addresses.some((address) => address.toLowerCase() === email.toLowerCase())

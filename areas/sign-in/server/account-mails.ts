// Mails to a person about their own account, in their own language: a sign-in from a new browser, a changed secret.

import { and, eq, inArray, isNull, like, or, sql } from 'drizzle-orm'
import { readPreferences } from '../rules/preferences.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { session } from '#platform/server/session/tables.ts'
import { deviceOf } from '../rules/device.ts'
import type { StaffUser } from './people.ts'

/** Also an account of a person of outside. */
type Addressee = Pick<StaffUser, 'firstName' | 'lastName' | 'email' | 'language'>

interface Letter {
  kind: string
  /** Prefix of the text keys: `sign_in_mail_reset` for `…_subject` and `…_text`. */
  texts: string
  values?: Record<string, string>
  button?: { label: string; href: string }
}

export async function mailAboutAccount(ctx: Context, person: Addressee, letter: Letter): Promise<void> {
  const t = translatorFor(person.language, ctx.workspace.projectType)
  const values = { name: `${person.firstName} ${person.lastName}`, workspace: ctx.workspace.name, ...letter.values }
  await queueMail(ctx, {
    kind: letter.kind,
    language: person.language,
    to: { name: values.name, address: person.email },
    subject: t(`${letter.texts}_subject`, values),
    greeting: t('sign_in_mail_greeting', values),
    paragraphs: t(`${letter.texts}_text`, values).split('\n\n'),
    ...(letter.button && { button: { label: t(letter.button.label), href: letter.button.href } }),
    closing: t('sign_in_mail_closing'),
  })
}

/** Matches mails that concern the account or the owner's work; an applicant may have the same address. */
const toStaffOnly = or(
  inArray(mailMessage.kind, [
    'invitation',
    'password-reset',
    'password-changed',
    'new-device',
    'two-factor-on',
    'two-factor-off',
    'comment-mention',
  ]),
  like(mailMessage.kind, 'staff-%'),
)

/**
 * Deletes unsent mails to a deleted login: a held invitation would otherwise be sent once a mail server is
 * configured.
 */
export async function stopAccountMails(ctx: Context, { email }: Pick<StaffUser, 'email'>): Promise<void> {
  await ctx.db
    .delete(mailMessage)
    .where(
      and(
        eq(mailMessage.workspaceId, ctx.workspace.id),
        isNull(mailMessage.threadId),
        inArray(mailMessage.state, ['queued', 'held']),
        eq(sql`lower(${mailMessage.toAddress})`, email.toLowerCase()),
        toStaffOnly,
      ),
    )
}

/**
 * Mails the person about a sign-in from a new device. The first sign-in of an account sends no mail, because there
 * are no earlier devices.
 */
export async function mailAboutNewDevice(ctx: Context, person: StaffUser, device: string | undefined): Promise<void> {
  if (!device || !readPreferences(person.preferences).new_device_mail) return
  const earlier = await ctx.db
    .select({ userAgent: session.userAgent, awaits: session.awaitsSecondFactor })
    .from(session)
    .where(and(eq(session.workspaceId, ctx.workspace.id), eq(session.userId, person.id)))
  const whole = earlier.filter(({ awaits, userAgent }) => !awaits && userAgent !== null)
  const place = placeOf(device)
  if (whole.length === 0 || whole.some(({ userAgent }) => placeOf(userAgent) === place)) return
  await mailAboutAccount(ctx, person, {
    kind: 'new-device',
    texts: 'sign_in_mail_new_device',
    values: { device: place || device.slice(0, 80) },
  })
}

/** Ignores versions, which change every few weeks; people recognise browser and system. */
function placeOf(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(', ')
}

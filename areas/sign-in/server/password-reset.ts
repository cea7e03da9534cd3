// Password reset by mail. The request only enqueues a job: the job checks later if the account exists, so that
// neither the response nor its duration reveals it.

import { and, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { signInSettings } from '#areas/project-settings/rules/settings.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf, newId, newToken } from '#platform/server/ids.ts'
import { notFound } from '#platform/server/app-error.ts'
import { hashPassword } from '#platform/server/session/password.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { mailAboutAccount } from './account-mails.ts'
import { actorOf, isThisPerson, lookPersonByEmail, lookPersonById, subjectOf, type StaffUser } from './people.ts'
import { revokeSessions } from './sessions.ts'
import { countersOf, forgetFailures } from './login-throttle.ts'
import { passwordReset } from './tables.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { seldom, often } from './call-limits.ts'
import * as contract from '../contract/password.ts'

export const resetMailJob = 'password-reset-mail'
const linkLasts = 60 * 60 * 1000
/** Jobs enqueued by older versions contain the address instead; they do nothing. */
const jobData = z.object({ personId: z.uuid().nullish() })

export const requestPasswordReset = publicHandler(contract.requestPasswordReset, seldom, async (ctx, { body }) => {
  // An unknown address enqueues a job as well, so that timing does not reveal whether an account exists. Jobs are
  // outside row security and contain no address.
  const person = await lookPersonByEmail(ctx, body.email)
  await ctx.enqueue(resetMailJob, { personId: person?.id ?? null })
  return {}
})

/** Runs as a job: mails a new link if the address has an account that may sign in by password. */
export async function mailResetLink(ctx: Context, data: unknown): Promise<void> {
  const { personId } = jobData.parse(data)
  const person = personId ? await lookPersonById(ctx, personId) : null
  if (!person?.isActive || !(await acceptsPasswords(ctx))) return
  const href = await newPasswordLink(ctx, person, linkLasts)
  ctx.record({ event: 'password_reset.requested', subject: subjectOf(person) })
  await mailAboutAccount(ctx, person, {
    kind: 'password-reset',
    texts: 'sign_in_mail_reset',
    button: { label: 'sign_in_mail_reset_button', href },
  })
}

export const acceptsPasswords = async (ctx: Context): Promise<boolean> =>
  (await readSetting(ctx, 'sign-in', signInSettings)).password

/** Returns a one-time URL for setting a password; all earlier ones become invalid. */
export async function newPasswordLink(ctx: Context, person: StaffUser, lasts: number): Promise<string> {
  const token = newToken()
  await ctx.db
    .delete(passwordReset)
    .where(and(eq(passwordReset.workspaceId, ctx.workspace.id), eq(passwordReset.userId, person.id)))
  await ctx.db.insert(passwordReset).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    userId: person.id,
    tokenHash: hashOf(token),
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + lasts),
  })
  return ctx.linkTo(`/account/${token}/password-reset-form`)
}

const usable = (ctx: Context, token: string) =>
  and(
    eq(passwordReset.workspaceId, ctx.workspace.id),
    eq(passwordReset.tokenHash, hashOf(token)),
    isNull(passwordReset.usedAt),
    gt(passwordReset.expiresAt, ctx.now),
  )

const linkIsOver = () => notFound('sign_in_reset_link_is_over')

export const checkPasswordReset = publicHandler(contract.checkPasswordReset, often, async (ctx, { params }) => {
  const [link] = await ctx.db.select().from(passwordReset).where(usable(ctx, params.id))
  const person = link && (await lookPersonById(ctx, link.userId))
  if (!person?.isActive) throw linkIsOver()
  return { email: person.email }
})

export const confirmPasswordReset = publicHandler(
  contract.confirmPasswordReset,
  seldom,
  async (ctx, { params, body }) => {
    const [link] = await ctx.db
      .update(passwordReset)
      .set({ usedAt: ctx.now })
      .where(usable(ctx, params.id))
      .returning({ userId: passwordReset.userId })
    const person = link && (await lookPersonById(ctx, link.userId))
    if (!person?.isActive) throw linkIsOver()
    await ctx.db
      .update(staffUser)
      .set({ passwordHash: await hashPassword(body.new_password) })
      .where(isThisPerson(person))
    const revoked = await revokeSessions(ctx, person.id, { but: null })
    await forgetFailures(ctx, countersOf(ctx, 'account', { person, name: person.email, deviceMarks: [] }))
    ctx.record({
      event: 'password_reset.used',
      subject: subjectOf(person),
      actor: actorOf(person),
      changes: [{ field: 'revoked_sessions', old: null, new: revoked }],
    })
    await mailAboutAccount(ctx, person, { kind: 'password-changed', texts: 'sign_in_mail_password_changed' })
    return { notify: [{ type: 'success', title: ctx.t('sign_in_password_is_set') }] }
  },
)

// Changes the user's own password, given the old one; all other sessions of the user are ended.

import type { StaffContext } from '#platform/server/context.ts'
import { fieldRefusal, notFound, AppError } from '#platform/server/app-error.ts'
import { hashPassword, isPassword } from '#platform/server/session/password.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { mailAboutAccount } from './account-mails.ts'
import { isThisPerson, lookPersonById, subjectOf, type StaffUser } from './people.ts'
import { revokeSessions } from './sessions.ts'
import { countFailure, forgetFailures, ownCounters, requirePatience } from './login-throttle.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/password.ts'

export const changeOwnPassword = handler(
  contract.changeOwnPassword,
  { permission: 'permit', isForOwners: true },
  async (ctx, { body }) => {
    const person = await lookPersonById(ctx, ctx.user.id)
    if (!person) throw notFound()
    await requireOwnPassword(ctx, person, { password: body.old_password, field: 'old_password' })
    if (body.new_password === body.old_password) throw fieldRefusal('new_password', 'sign_in_password_is_the_old_one')
    await ctx.db
      .update(staffUser)
      .set({ passwordHash: await hashPassword(body.new_password) })
      .where(isThisPerson(person))
    const revoked = await revokeSessions(ctx, person.id, { but: ctx.user.sessionId })
    ctx.record({
      event: 'password.changed',
      subject: subjectOf(person),
      changes: [{ field: 'revoked_sessions', old: null, new: revoked }],
    })
    await mailAboutAccount(ctx, person, { kind: 'password-changed', texts: 'sign_in_mail_password_changed' })
    return { notify: [{ type: 'success', title: ctx.t('sign_in_password_is_changed') }] }
  },
)

/** Throttled like sign-in, so that an unattended screen cannot be used to guess the password. */
export async function requireOwnPassword(
  ctx: StaffContext,
  person: StaffUser,
  given: { password: string; field: string },
): Promise<void> {
  await requirePatience(ctx, ownCounters(ctx, 'password'))
  if (await isPassword(given.password, person.passwordHash)) return forgetFailures(ctx, ownCounters(ctx, 'password'))
  const failures = await countFailure(ctx, ownCounters(ctx, 'password'))
  ctx.record({
    event: 'password.mistaken',
    subject: subjectOf(person),
    changes: [{ field: 'failures', old: failures - 1, new: failures }],
  })
  throw new AppError('general_please_check_fields', {
    status: 422,
    fields: { [given.field]: 'sign_in_password_is_wrong' },
    keepsWrites: true,
  })
}

// New password for a colleague: they receive a link, so that no other user knows the password.

import { mailInvitation, mailResetByAdmin, subjectOf, type PersonRow } from '#areas/sign-in/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { refuseReset } from './editing.ts'
import { findPerson, stateOf } from './person-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/people.ts'

export const getUserReset = handler(contract.getUserReset, { permission: 'admin' }, async (ctx, { params }) => {
  const person = await findPerson(ctx, params.id)
  const reason = await refuseReset(ctx, person)
  return { email: person.email, hasPassword: person.passwordHash !== null, refusal: reason && ctx.t(reason) }
})

export const resetUserPassword = handler(
  contract.resetUserPassword,
  { permission: 'admin' },
  async (ctx, { params }) => {
    const person = await findPerson(ctx, params.id)
    const reason = await refuseReset(ctx, person)
    if (reason) throw new AppError(reason)
    await mailPasswordLink(ctx, person)
    return { notify: [{ type: 'success', title: ctx.t('users_reset_sent', { email: person.email }) }] }
  },
)

/** A person who has never signed in receives the invitation again. */
export async function mailPasswordLink(ctx: StaffContext, person: PersonRow): Promise<void> {
  if (stateOf(person) === 'invited') await mailInvitation(ctx, person)
  else await mailResetByAdmin(ctx, person)
  ctx.record({ event: 'password_reset.requested', subject: subjectOf(person) })
}

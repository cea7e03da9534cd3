// A new password for a colleague: they get a link, nobody else ever knows the password.

import { mailInvitation, mailResetByAdmin, subjectOf } from '#areas/sign-in/server/public.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { getUserReset, resetUserPassword } from '../contract/people.ts'
import { refuseReset } from './editing.ts'
import { findPerson, stateOf } from './person-row.ts'

export async function readReset(
  ctx: StaffContext,
  { params }: Received<typeof getUserReset>,
): Promise<AnswerOf<typeof getUserReset>> {
  const person = await findPerson(ctx, params.id)
  const reason = await refuseReset(ctx, person)
  return { email: person.email, hasPassword: person.passwordHash !== null, refusal: reason && ctx.t(reason) }
}

export async function sendReset(
  ctx: StaffContext,
  { params }: Received<typeof resetUserPassword>,
): Promise<AnswerOf<typeof resetUserPassword>> {
  const person = await findPerson(ctx, params.id)
  const reason = await refuseReset(ctx, person)
  if (reason) throw new Refusal(reason)
  // Who has never come in gets their welcome again.
  if (stateOf(person) === 'invited') await mailInvitation(ctx, person)
  else await mailResetByAdmin(ctx, person)
  ctx.record({ event: 'password_reset.requested', subject: subjectOf(person) })
  return { notify: [{ type: 'success', title: ctx.t('users_reset_sent', { email: person.email }) }] }
}

// New password for an owner: a link by mail, so that no other user knows the password.

import { mailPasswordLink, refuseReset } from '#areas/users/server/public.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/owners.ts'
import { findLogin } from './login.ts'
import { findOwner } from './owner-row.ts'

export const getOwnerReset = handler(contract.getOwnerReset, { permission: 'admin' }, async (ctx, { params }) => {
  const { row, person, reason } = await resetOf(ctx, params.id)
  return {
    email: person?.email ?? row.email ?? '',
    hasPassword: person !== null && person.passwordHash !== null,
    refusal: reason && ctx.t(reason),
  }
})

export const resetOwnerPassword = handler(
  contract.resetOwnerPassword,
  { permission: 'admin' },
  async (ctx, { params }) => {
    const { person, reason } = await resetOf(ctx, params.id)
    if (!person || reason) throw new AppError(reason ?? 'owners_has_no_login')
    await mailPasswordLink(ctx, person)
    return { notify: [{ type: 'success', title: ctx.t('owners_reset_sent', { email: person.email }) }] }
  },
)

async function resetOf(ctx: StaffContext, id: string) {
  const row = await findOwner(ctx, id)
  const person = await findLogin(ctx, row)
  return { row, person, reason: person ? await refuseReset(ctx, person) : 'owners_has_no_login' }
}

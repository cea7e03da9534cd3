// The second factor of the signed-in account: prepared with a secret, active after the first right code.

import { and, isNotNull, isNull } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { generateSecret, generateURI } from 'otplib'
import { toString as drawQrCode } from 'qrcode'
import type { StaffContext } from '#platform/server/context.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { recoveryCodeCount, recoveryCodeOf } from '../rules/codes.ts'
import { mailAboutAccount } from './account-mails.ts'
import { acceptAppCode, acceptCode, hashOfRecoveryCode, sealedFor } from './one-time-code.ts'
import { requireOwnPassword } from './password-change.ts'
import { requireFreshSession } from './fresh-session.ts'
import { isThisPerson, lookPersonById, subjectOf, type StaffUser } from './people.ts'
import { countFailure, forgetFailures, ownCounters, requirePatience } from './login-throttle.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/two-factor.ts'

export const getTwoFactor = handler(contract.getTwoFactor, { permission: 'permit', isForOwners: true }, async (ctx) => {
  const person = await findOwn(ctx)
  return {
    is_on: person.totpConfirmedAt !== null,
    since: person.totpConfirmedAt?.toISOString() ?? null,
    recovery_codes_left: person.recoveryCodeHashes.length,
    has_password: person.passwordHash !== null,
    signs_in_by_organisation: person.ssoSubject !== null,
  }
})

export const beginTwoFactor = handler(
  contract.beginTwoFactor,
  { permission: 'permit', isForOwners: true },
  async (ctx) => {
    const person = await findOwn(ctx)
    if (!person.passwordHash) await requireFreshSession(ctx)
    const secret = generateSecret()
    const begun = await ctx.db
      .update(staffUser)
      .set({ totpSecret: sealedFor(ctx, person, secret), totpLastStep: null })
      .where(and(isThisPerson(person), isNull(staffUser.totpConfirmedAt)))
      .returning({ id: staffUser.id })
    if (begun.length === 0) throw new AppError('sign_in_two_factor_is_on')
    const uri = generateURI({ issuer: `Quartier ${ctx.workspace.name}`, label: person.email, secret })
    const drawing = await drawQrCode(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
    return { secret, otpauth_uri: uri, qr_svg: drawing }
  },
)

export const confirmTwoFactor = handler(
  contract.confirmTwoFactor,
  { permission: 'permit', isForOwners: true },
  async (ctx, { body }) => {
    const person = await findOwn(ctx)
    if (person.totpConfirmedAt) throw new AppError('sign_in_two_factor_is_on')
    if (!person.totpSecret) throw new AppError('sign_in_two_factor_not_begun')
    requireBoth(person, body)
    if (person.passwordHash) await requireOwnPassword(ctx, person, { password: body.password, field: 'password' })
    else await requireFreshSession(ctx)
    await requireCode(ctx, person, () => acceptAppCode(ctx, person, body.code))
    const codes = newRecoveryCodes()
    const confirmed = await ctx.db
      .update(staffUser)
      .set({ totpConfirmedAt: ctx.now, recoveryCodeHashes: codes.map(hashOfRecoveryCode) })
      .where(and(isThisPerson(person), isNull(staffUser.totpConfirmedAt)))
      .returning({ id: staffUser.id })
    if (confirmed.length === 0) throw new AppError('sign_in_two_factor_is_on')
    ctx.record({ event: 'second_factor.enabled', subject: subjectOf(person) })
    await mailAboutAccount(ctx, person, { kind: 'two-factor-on', texts: 'sign_in_mail_two_factor_on' })
    return { recovery_codes: codes }
  },
)

export const disableTwoFactor = handler(
  contract.disableTwoFactor,
  { permission: 'permit', isForOwners: true },
  async (ctx, { body }) => {
    const person = await findWithTwoFactor(ctx)
    requireBoth(person, body)
    // A user who signs in only through the organisation has no password to check.
    if (person.passwordHash) await requireOwnPassword(ctx, person, { password: body.password, field: 'password' })
    await requireCode(ctx, person, async () => (await acceptCode(ctx, person, body.code)) !== null)
    await ctx.db
      .update(staffUser)
      .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null, recoveryCodeHashes: [] })
      .where(and(isThisPerson(person), isNotNull(staffUser.totpConfirmedAt)))
    ctx.record({ event: 'second_factor.disabled', subject: subjectOf(person) })
    await mailAboutAccount(ctx, person, { kind: 'two-factor-off', texts: 'sign_in_mail_two_factor_off' })
    return { notify: [{ type: 'success', title: ctx.t('sign_in_two_factor_is_off') }] }
  },
)

export const renewRecoveryCodes = handler(
  contract.renewRecoveryCodes,
  { permission: 'permit', isForOwners: true },
  async (ctx, { body }) => {
    const person = await findWithTwoFactor(ctx)
    await requireCode(ctx, person, () => acceptAppCode(ctx, person, body.code))
    const codes = newRecoveryCodes()
    await ctx.db
      .update(staffUser)
      .set({ recoveryCodeHashes: codes.map(hashOfRecoveryCode) })
      .where(and(isThisPerson(person), isNotNull(staffUser.totpConfirmedAt)))
    ctx.record({ event: 'recovery_codes.renewed', subject: subjectOf(person) })
    return { recovery_codes: codes }
  },
)

async function findOwn(ctx: StaffContext): Promise<StaffUser> {
  const person = await lookPersonById(ctx, ctx.user.id)
  if (!person) throw notFound()
  return person
}

async function findWithTwoFactor(ctx: StaffContext): Promise<StaffUser> {
  const person = await findOwn(ctx)
  if (!person.totpConfirmedAt) throw new AppError('sign_in_two_factor_is_off_already')
  return person
}

/** Reports all missing fields at once; an empty field does not count as a guess. */
function requireBoth(person: StaffUser, { password, code }: { password: string; code: string }): void {
  const fields = {
    ...(person.passwordHash && password === '' && { password: 'general_field_is_required' }),
    ...(code === '' && { code: 'general_field_is_required' }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('general_please_check_fields', { status: 422, fields })
}

async function requireCode(ctx: StaffContext, person: StaffUser, isRight: () => Promise<boolean>): Promise<void> {
  await requirePatience(ctx, ownCounters(ctx, 'code'))
  if (await isRight()) return forgetFailures(ctx, ownCounters(ctx, 'code'))
  const failures = await countFailure(ctx, ownCounters(ctx, 'code'))
  ctx.record({
    event: 'second_factor.failed',
    subject: subjectOf(person),
    changes: [{ field: 'failures', old: failures - 1, new: failures }],
  })
  throw new AppError('general_please_check_fields', {
    status: 422,
    fields: { code: 'sign_in_wrong_code' },
    keepsWrites: true,
  })
}

// 64 bytes contain at least twelve unbiased ones, except once in more than 10^40 draws.
const newRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(64)))

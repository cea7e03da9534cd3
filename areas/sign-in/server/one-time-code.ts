// Checks a code and consumes it: each time step of the app and each recovery code works once.

import { and, arrayContains, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { verify } from 'otplib'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { isSealed } from '#platform/server/secret-box.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { isAppCode, isRecoveryCode, plainCode } from '../rules/codes.ts'
import { isThisPerson, subjectOf, type StaffUser } from './people.ts'

/** Seconds. Phone clocks are inexact, so one time step before and after is accepted (RFC 6238 §5.2). */
const tolerance = 30

/** Returns which kind of code was accepted, or null. */
export async function acceptCode(ctx: Context, person: StaffUser, typed: string): Promise<'app' | 'recovery' | null> {
  const code = plainCode(typed)
  if (isAppCode(code) && (await acceptAppCode(ctx, person, code))) return 'app'
  if (isRecoveryCode(code) && (await acceptRecoveryCode(ctx, person, code))) return 'recovery'
  return null
}

export async function acceptAppCode(ctx: Context, person: StaffUser, typed: string): Promise<boolean> {
  const token = plainCode(typed)
  const secret = secretOf(ctx, person)
  if (!secret || !person.totpSecret || !isAppCode(token)) return false
  const epoch = Math.floor(ctx.now.getTime() / 1000)
  const judged = await verify({ secret, token, epoch, epochTolerance: tolerance })
  if (!judged.valid || !('timeStep' in judged)) return false
  const isUnused = or(isNull(staffUser.totpLastStep), lt(staffUser.totpLastStep, judged.timeStep))
  const used = await ctx.db
    .update(staffUser)
    .set({ totpLastStep: judged.timeStep, totpSecret: sealedFor(ctx, person, secret) })
    .where(and(isThisPerson(person), eq(staffUser.totpSecret, person.totpSecret), isUnused))
    .returning({ id: staffUser.id })
  return used.length === 1
}

const placeOf = ({ workspaceId, id }: StaffUser) => `second factor of ${workspaceId}/${id}`

export const sealedFor = (ctx: Context, person: StaffUser, secret: string): string =>
  ctx.services.secrets.seal(secret, placeOf(person))

/** A secret from before secrets were sealed is used unchanged, and sealed when its next code is accepted. */
function secretOf(ctx: Context, person: StaffUser): string | null {
  const stored = person.totpSecret
  if (!stored || !isSealed(stored)) return stored
  const secret = ctx.services.secrets.open(stored, placeOf(person))
  if (secret === null) ctx.services.log.error({ user: person.id }, 'second factor sealed with another QUARTIER_SECRET')
  return secret
}

export const hashOfRecoveryCode = (code: string): string => hashOf(plainCode(code)).toString('hex')

async function acceptRecoveryCode(ctx: Context, person: StaffUser, code: string): Promise<boolean> {
  const hash = hashOfRecoveryCode(code)
  const used = await ctx.db
    .update(staffUser)
    .set({ recoveryCodeHashes: sql`array_remove(${staffUser.recoveryCodeHashes}, ${hash})` })
    .where(and(isThisPerson(person), arrayContains(staffUser.recoveryCodeHashes, [hash])))
    .returning({ left: staffUser.recoveryCodeHashes })
  const [after] = used
  if (!after) return false
  ctx.record({
    event: 'recovery_code.used',
    subject: subjectOf(person),
    changes: [{ field: 'left', old: after.left.length + 1, new: after.left.length }],
  })
  return true
}

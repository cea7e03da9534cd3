// A browser that a person has signed in with keeps a mark: a random value, signed for this person. It opens nothing; it only gives the
// browser a counter of wrong guesses of its own. A new password makes all marks void, also those of an intruder.

import { timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import type { StaffUser } from './people.ts'

/** The random part of the first mark that was signed for this person; null when none was. */
export function knownDeviceOf(ctx: Context, person: StaffUser, marks: readonly string[]): string | null {
  for (const mark of marks) {
    const [value = '', signature = ''] = mark.split('.')
    const given = Buffer.from(signature, 'base64url')
    const right = sign(ctx, person, value)
    if (given.length === right.length && timingSafeEqual(given, right)) return value
  }
  return null
}

/** The mark that the browser brought, or a new one. */
export function deviceMarkFor(ctx: Context, person: StaffUser, marks: readonly string[]): string {
  const value = knownDeviceOf(ctx, person, marks) ?? newToken()
  return `${value}.${sign(ctx, person, value).toString('base64url')}`
}

function sign(ctx: Context, person: StaffUser, value: string): Buffer {
  const password = hashOf(person.passwordHash ?? '').toString('base64url')
  const text = JSON.stringify([ctx.workspace.id, person.id, password, value])
  return ctx.services.secrets.sign(text, 'quartier known devices')
}

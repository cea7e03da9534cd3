// A browser in which a person has signed in keeps a mark: a random value, signed for this person. The mark grants no
// access; it only gives the browser its own counter of wrong guesses. A new password invalidates all marks, including
// an intruder's.

import { timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import type { StaffUser } from './people.ts'

type Login = Pick<StaffUser, 'id' | 'passwordHash'>

/** Returns the random part of the first mark signed for this person; null if there is none. */
export function knownDeviceOf(ctx: Context, person: Login, marks: readonly string[]): string | null {
  for (const mark of marks) {
    const [value = '', signature = ''] = mark.split('.')
    const given = Buffer.from(signature, 'base64url')
    const right = sign(ctx, person, value)
    if (given.length === right.length && timingSafeEqual(given, right)) return value
  }
  return null
}

/** Returns the mark sent by the browser, or a new one. */
export function deviceMarkFor(ctx: Context, person: Login, marks: readonly string[]): string {
  const value = knownDeviceOf(ctx, person, marks) ?? newToken()
  return `${value}.${sign(ctx, person, value).toString('base64url')}`
}

function sign(ctx: Context, person: Login, value: string): Buffer {
  const password = hashOf(person.passwordHash ?? '').toString('base64url')
  const text = JSON.stringify([ctx.workspace.id, person.id, password, value])
  return ctx.services.secrets.sign(text, 'quartier known devices')
}

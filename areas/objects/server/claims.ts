// Facts about the applications, offers and assignments of objects. The area `applications` stands above and provides them when its
// routes are opened.

import type { Context, StaffContext } from '#platform/server/context.ts'
import type { ObjectView } from '../contract/object.ts'

export interface ObjectClaims {
  /** Locks the applications that wish for these objects. Call it before locking an object: whoever changes both locks in this order. */
  lockWishing: (ctx: Context, ...objectIds: string[]) => Promise<void>
  /** Deletes the wishes for an object that is about to be deleted. */
  removeWishes: (ctx: Context, objectId: string) => Promise<void>
  /** Text that counts the applications still open for these objects; empty for none. */
  tellWishing: (ctx: StaffContext, objectIds: readonly string[]) => Promise<string>
  /** The household that holds the object, and the one that follows. */
  holdersOf: (ctx: Context, objectId: string) => Promise<Pick<ObjectView, 'holder' | 'next'>>
  countWishes: (ctx: Context, objectId: string) => Promise<ObjectView['applicationCounts']>
  /** Applications that count towards the object's limit. */
  countReceived: (ctx: Context, objectId: string) => Promise<number>
}

let provided: ObjectClaims | undefined

export function provideObjectClaims(claims: ObjectClaims): void {
  provided = claims
}

export function objectClaims(): ObjectClaims {
  if (!provided) throw new Error('The claims on objects are provided by no area')
  return provided
}

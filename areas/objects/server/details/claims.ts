// Facts about the applications, offers and assignments of objects, provided by the higher area `applications`.

import type { Context, StaffContext } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import type { ObjectView } from '../../contract/object.ts'

export interface ObjectClaims {
  /** Returns a text with the number of open applications for these objects; empty if there are none. */
  tellWishing: (ctx: StaffContext, objectIds: readonly string[]) => Promise<string>
  /** The current household of the object, and the next one. */
  holdersOf: (ctx: Context, objectId: string) => Promise<Pick<ObjectView, 'holder' | 'next'>>
  /** Counts per object; objects without any are absent. */
  countHanging: (ctx: Context, objectIds: readonly string[]) => Promise<ReadonlyMap<string, HangingClaims>>
  countWishes: (ctx: Context, objectId: string) => Promise<ObjectView['applicationCounts']>
  /** Number of applications that count towards the object's limit. */
  countReceived: (ctx: Context, objectId: string) => Promise<number>
  /** SQL of that number for the object with this alias; 0 without a limit. */
  receivedSql: (object: string) => string
  /** SQL of the number of open applications for the object with this alias. */
  openApplicationsSql: (object: string) => string
}

/** Data that is deleted together with an object or prevents its deletion. */
export interface HangingClaims {
  wishes: number
  offers: number
  lettings: number
}

/** Registered once. */
export const claimsOnObjects = extensionPoint<ObjectClaims>('objects.claims')

export function objectClaims(): ObjectClaims {
  const [claims] = claimsOnObjects.all()
  if (!claims) throw new Error('No area provides the claims on objects')
  return claims
}

// Facts about the applications, offers and assignments of objects, provided by the area `applications` above.

import type { Context, StaffContext } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import type { ObjectView } from '../../contract/object.ts'

export interface ObjectClaims {
  /** Text that counts the applications still open for these objects; empty for none. */
  tellWishing: (ctx: StaffContext, objectIds: readonly string[]) => Promise<string>
  /** The household that holds the object, and the one that follows. */
  holdersOf: (ctx: Context, objectId: string) => Promise<Pick<ObjectView, 'holder' | 'next'>>
  countWishes: (ctx: Context, objectId: string) => Promise<ObjectView['applicationCounts']>
  /** Applications that count towards the object's limit. */
  countReceived: (ctx: Context, objectId: string) => Promise<number>
}

/** Extended once. */
export const claimsOnObjects = extensionPoint<ObjectClaims>('objects.claims')

export function objectClaims(): ObjectClaims {
  const [claims] = claimsOnObjects.all()
  if (!claims) throw new Error('No area provides the claims on objects')
  return claims
}

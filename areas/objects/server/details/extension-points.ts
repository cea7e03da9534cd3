// Extension points for areas above that take part in changes of objects.

import type { SQL } from 'drizzle-orm'
import type { PeopleConcerned } from '#platform/contract/side-effects.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'

/** Called before objects are locked: takes locks that must precede object locks, to prevent deadlocks. */
export const beforeObjectLock =
  extensionPoint<(ctx: Context, ...objectIds: string[]) => Promise<void>>('objects.before-lock')

/** Called when the object may be deleted and is locked: deletes rows that refer to it. */
export const objectRemoval = extensionPoint<(ctx: Context, objectId: string) => Promise<void>>('objects.removal')

export interface ObjectScope {
  workspaceId: string
  ids: readonly string[]
  /** Condition on the columns `workspace_id` and `object_id`. */
  isWanted: SQL
}

/**
 * SQL select of object, rank and reason (text key) for objects that cannot be deleted; the reason with the lowest
 * rank is shown.
 */
export const reasonsToKeepObjects = extensionPoint<(scope: ObjectScope) => SQL>('objects.reasons-to-keep')

/** Names the people to inform before these objects are withdrawn; null if there are none. */
export const beforeWithdrawal =
  extensionPoint<(ctx: StaffContext, objectIds: readonly string[]) => Promise<PeopleConcerned | null>>(
    'objects.before-withdrawal',
  )

/**
 * Called before the sale of a locked object is taken back by hand: throws the reason why this is not allowed, such as
 * a notarised purchase of a higher area.
 */
export const beforeSaleTakenBack = extensionPoint<(ctx: Context, objectId: string) => Promise<void>>(
  'objects.before-sale-taken-back',
)

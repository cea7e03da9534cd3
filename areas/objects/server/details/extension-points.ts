// Extension points for areas above that take part in changes of objects.

import type { SQL } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'

/** Before objects are locked: locks what must be locked first, so that two transactions cannot wait for each other. */
export const beforeObjectLock =
  extensionPoint<(ctx: Context, ...objectIds: string[]) => Promise<void>>('objects.before-lock')

/** The object may be removed and is locked: takes away what refers to it. */
export const objectRemoval = extensionPoint<(ctx: Context, objectId: string) => Promise<void>>('objects.removal')

export interface ObjectScope {
  workspaceId: string
  ids: readonly string[]
  /** Condition on `workspace_id` and `object_id`. */
  isWanted: SQL
}

/** A select of object, rank and reason as a text key, for objects that cannot be deleted; the lowest rank is told. */
export const reasonsToKeepObjects = extensionPoint<(scope: ObjectScope) => SQL>('objects.reasons-to-keep')

// Extension points for areas above that refer to owners.

import { extensionPoint } from '#platform/server/extension-point.ts'

export interface ReasonToKeepOwner {
  /** SQL condition on the owner with the alias `t`. */
  where: string
  /** A text key. */
  reason: string
}

/** Reasons why an owner cannot be deleted, in the order in which they are shown. */
export const reasonsToKeepOwners = extensionPoint<ReasonToKeepOwner>('owners.reasons-to-keep')

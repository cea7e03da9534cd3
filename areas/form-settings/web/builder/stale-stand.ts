// Reads the server's current version from a 409 response, after another user or window saved in the meantime.

import { CallFailed } from '#platform/web/api/call.ts'
import { isKeptDraft } from './draft-mirror.ts'
import type { Stand, Workbench } from './workbench.ts'

export function standIn(failure: unknown): Stand | undefined {
  if (!(failure instanceof CallFailed) || failure.status !== 409) return undefined
  const theirs: unknown = failure.refusal.current
  return isKeptDraft(theirs) ? { ...theirs, ...saverOf(theirs) } : undefined
}

/** Handles a refused action. True if it was a conflict, and the server's version was passed to the workbench. */
export function meetInstead(workbench: Pick<Workbench, 'meet'>, failure: unknown): boolean {
  const theirs = standIn(failure)
  if (theirs) workbench.meet(theirs)
  return theirs !== undefined
}

/** The server returns this data with the draft. */
const saverOf = (stand: object): Pick<Stand, 'updatedBy' | 'isOwn' | 'isDraft'> => ({
  updatedBy: 'updatedBy' in stand && typeof stand.updatedBy === 'string' ? stand.updatedBy : null,
  isOwn: 'isOwn' in stand && stand.isOwn === true,
  ...('isDraft' in stand && typeof stand.isDraft === 'boolean' && { isDraft: stand.isDraft }),
})

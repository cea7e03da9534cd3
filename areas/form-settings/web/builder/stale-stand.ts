// What the server has instead, where an action was refused because somebody else, or oneself in another window, had saved meanwhile.

import { CallFailed } from '#platform/web/api/call.ts'
import { isKeptDraft } from './draft-mirror.ts'
import type { Stand, Workbench } from './workbench.ts'

export function standIn(failure: unknown): Stand | undefined {
  if (!(failure instanceof CallFailed) || failure.status !== 409) return undefined
  const theirs: unknown = failure.refusal.current
  return isKeptDraft(theirs) ? { ...theirs, ...saverOf(theirs) } : undefined
}

/** After an action that was refused; true where the page has what the server has from here on. */
export function meetInstead(workbench: Pick<Workbench, 'meet'>, failure: unknown): boolean {
  const theirs = standIn(failure)
  if (theirs) workbench.meet(theirs)
  return theirs !== undefined
}

/** Told by our own server beside the draft. */
const saverOf = (stand: object): Pick<Stand, 'updatedBy' | 'isOwn' | 'isDraft'> => ({
  updatedBy: 'updatedBy' in stand && typeof stand.updatedBy === 'string' ? stand.updatedBy : null,
  isOwn: 'isOwn' in stand && stand.isOwn === true,
  ...('isDraft' in stand && typeof stand.isDraft === 'boolean' && { isDraft: stand.isDraft }),
})

// State of an application as shown to the household. Internal facts such as grades are left out.

import { saleStates } from './application-state.ts'

/** `buying`: the application has become a purchase, whose course the sale shows. */
export const standings = ['received', 'in_review', 'offered', 'assigned', 'buying', 'withdrawn', 'closed'] as const
export type Standing = (typeof standings)[number]

interface Progress {
  progressState: string
  /** Stored as `key` or `key: detail`. */
  deactivationReason: string | null
}

export const withdrawnByApplicant = 'withdrawn_by_applicant'

export function standingOf({ progressState, deactivationReason }: Progress): Standing {
  switch (progressState) {
    case 'active.new':
      return 'received'
    case 'with_offer':
      return 'offered'
    case 'assigned':
      return 'assigned'
    case 'inactive':
      return deactivationReason?.split(': ')[0] === withdrawnByApplicant ? 'withdrawn' : 'closed'
    default:
      return saleStates.some((state) => state === progressState) ? 'buying' : 'in_review'
  }
}

const regularSteps = ['received', 'in_review', 'decided'] as const
export const progressSteps = [...regularSteps, 'withdrawn'] as const
export type StepState = 'done' | 'current' | 'open'

export interface ProgressStep {
  key: (typeof progressSteps)[number]
  state: StepState
}

/** An applicant can read the progress only after submitting, so the first step is always done. */
export function stepsOf(progress: Progress & { stateBeforeInactive: string | null }): ProgressStep[] {
  const standing = standingOf(progress)
  if (standing === 'withdrawn') return stepsUntilWithdrawn(progress.stateBeforeInactive ?? 'active.new')
  const reached = standing === 'received' || standing === 'in_review' || standing === 'buying' ? 1 : 2
  const isOver = standing === 'assigned' || standing === 'closed'
  return regularSteps.map((key, index) => ({
    key,
    state: index < reached || isOver ? 'done' : index === reached ? 'current' : 'open',
  }))
}

/** Shows only the steps that the application reached. */
function stepsUntilWithdrawn(progressState: string): ProgressStep[] {
  const wasReviewed = standingOf({ progressState, deactivationReason: null }) !== 'received'
  const reached = wasReviewed ? (['received', 'in_review'] as const) : (['received'] as const)
  return [...reached, 'withdrawn' as const].map((key) => ({ key, state: 'done' }))
}

/** Outcome of a wished object as shown to the household. */
export const wishOutcomes = ['awarded', 'offered', 'open', 'not_pursued'] as const
export type WishOutcome = (typeof wishOutcomes)[number]

interface Decided {
  awarded: readonly string[]
  offered: { objectIds: readonly string[] } | null
  /** Wishes that were not denied. */
  open: readonly string[]
}

export function outcomeOf(objectId: string, standing: Standing, { awarded, offered, open }: Decided): WishOutcome {
  if (awarded.includes(objectId)) return 'awarded'
  if (offered?.objectIds.includes(objectId)) return 'offered'
  const isOver = standing === 'assigned' || standing === 'closed' || standing === 'withdrawn'
  return !isOver && open.includes(objectId) ? 'open' : 'not_pursued'
}

/**
 * Only a household with an offer or an assignment is asked for the data that the law reserves for the chosen
 * applicant (standards.md §10.3).
 */
export const isChosen = (progressState: string): boolean =>
  progressState === 'with_offer' || progressState === 'assigned'

/** Documents are accepted until the application is inactive; answers are closed earlier (`isOpen`). */
export const takesPapers = (progressState: string): boolean => progressState !== 'inactive'

export const withdrawalReasons = [
  'found_elsewhere',
  'too_expensive',
  'does_not_suit',
  'plans_changed',
  'other',
] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]

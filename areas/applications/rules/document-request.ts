// Request for documents: its contents, its state, and whether it is complete.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'

export const wantedReasons = ['missing', 'expired'] as const
export type WantedReason = (typeof wantedReasons)[number]

export interface WantedPaper {
  /** Null for documents of the household. */
  person: string | null
  category: string
  reason: WantedReason
}

export const requestStates = ['requested', 'received', 'expired'] as const
export type RequestState = (typeof requestStates)[number]

interface Standing {
  receivedAt: Date | null
  expiresAt: Date
}

export function requestState({ receivedAt, expiresAt }: Standing, now: Date): RequestState {
  if (receivedAt) return 'received'
  return expiresAt <= now ? 'expired' : 'requested'
}

interface HandedIn {
  person: string | null
  category: string
  createdAt: Date
}

/** A document that existed before does not count: it was missing, too old, or the wrong one. */
export const isHandedIn = (wanted: WantedPaper, documents: readonly HandedIn[], since: Date): boolean =>
  documents.some(
    ({ person, category, createdAt }) => person === wanted.person && category === wanted.category && createdAt >= since,
  )

/** No documents are requested when they would not be looked at any more. */
export const documentsCanBeRequested = ({ progressState }: { progressState: string }): Verdict =>
  progressState === 'inactive' ? no('applications_reason_inactive') : yes

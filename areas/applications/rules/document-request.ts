// A request for papers: what it asks for, how it stands, and whether it is answered.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'

export const wantedReasons = ['missing', 'expired'] as const
export type WantedReason = (typeof wantedReasons)[number]

export interface WantedPaper {
  /** Null for papers of the household. */
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

/** What lay there before does not count: it was missing, too old, or not what was meant. */
export const isHandedIn = (wanted: WantedPaper, documents: readonly HandedIn[], since: Date): boolean =>
  documents.some(
    ({ person, category, createdAt }) => person === wanted.person && category === wanted.category && createdAt >= since,
  )

/** Nobody is troubled for papers when nobody will look at them any more. */
export const documentsCanBeRequested = ({ progressState }: { progressState: string }): Verdict =>
  progressState === 'inactive' ? no('applications_reason_inactive') : yes

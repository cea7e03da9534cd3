// When a rejected application is forgotten (standards.md §10.4: no keeping without consent when there is no contract).

const dayMs = 86_400_000

interface Rejected {
  progressState: string
  deactivatedAt: Date | null
  anonymisedAt: Date | null
}

/** The moment from which on the next night takes it; null while it is kept. */
export function forgottenFrom({ progressState, deactivatedAt, anonymisedAt }: Rejected, days: number): Date | null {
  if (progressState !== 'inactive' || anonymisedAt || !deactivatedAt) return null
  return new Date(deactivatedAt.getTime() + days * dayMs)
}

/** Records that left the process before this moment have reached the end of their retention period. */
export const keptSince = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

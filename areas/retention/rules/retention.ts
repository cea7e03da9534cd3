// Computes when a rejected application is anonymised (standards.md §10.4: without a contract, data is not kept
// without consent).

const dayMs = 86_400_000

interface Rejected {
  progressState: string
  deactivatedAt: Date | null
  anonymisedAt: Date | null
}

/** Returns the time from which the nightly run anonymises the application; null while it is kept. */
export function forgottenFrom({ progressState, deactivatedAt, anonymisedAt }: Rejected, days: number): Date | null {
  if (progressState !== 'inactive' || anonymisedAt || !deactivatedAt) return null
  return new Date(deactivatedAt.getTime() + days * dayMs)
}

/** Records that left the process before this moment have reached the end of their retention period. */
export const keptSince = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

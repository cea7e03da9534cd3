// Rules for actions on a report. Each returns the text key of the obstacle, null if the action is possible.

import type { RecipientKind, ReportState } from './report.ts'

interface Judged {
  state: ReportState
  hasPdf: boolean
}

export const obstacleTo = {
  opening: ({ state, hasPdf }: Judged): string | null => {
    if (state === 'queued' || state === 'running') return 'reporting_reason_not_made'
    if (state === 'failed') return 'reporting_reason_failed'
    return hasPdf ? null : 'reporting_reason_no_file'
  },
  sending: (report: Judged): string | null => obstacleTo.opening(report),
  /** A report of several owners is for colleagues: an owner sees nothing of the objects of another. */
  sendingTo: ({ kind, id }: { kind: RecipientKind; id: string }, ownerIds: readonly string[]): string | null =>
    kind === 'owner' && ownerIds.some((owner) => owner !== id) ? 'reporting_reason_other_owner' : null,
  /** Costs are shown only to people who may see the budget, which owners never may. */
  showingCosts: ({ maySeeCosts }: { maySeeCosts: boolean }, { costs = false }: { costs?: boolean }): string | null =>
    costs && !maySeeCosts ? 'reporting_reason_costs' : null,
  retrying: ({ state }: Judged): string | null => (state === 'failed' ? null : 'reporting_reason_not_failed'),
  /** Deleting the row of a running job would let it write files that belong to no report. */
  deleting: ({ state }: Judged): string | null => (state === 'running' ? 'reporting_reason_running' : null),
}

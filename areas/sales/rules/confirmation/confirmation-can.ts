// Actions on a buying confirmation in each state of its application. From the signature on, the agreement names the
// buyers, so the confirmation no longer changes.

import type { ApplicationState } from '#areas/applications/rules/application-state.ts'
import { canSell, type ProjectType } from '#platform/rules/project-type.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'

interface Judged {
  progressState: ApplicationState
  anonymisedAt: Date | null
}

export const openStates: readonly ApplicationState[] = [
  'active.new',
  'active.in_progress',
  'active.evaluated',
  'sale.new',
]
const reserved: readonly ApplicationState[] = [
  'sale.client.signed',
  'sale.fee.transferred',
  'sale.reservation.completed',
]

function beOpen({ progressState, anonymisedAt }: Judged): Verdict {
  if (anonymisedAt) return no('applications_reason_anonymised')
  if (openStates.includes(progressState)) return yes
  return no(reserved.includes(progressState) ? 'applications_reason_reserved' : 'applications_reason_inactive')
}

export const confirmationCan = {
  beSent: (application: Judged & { contactEmail: string }, projectType: ProjectType): Verdict => {
    const selling = canSell(projectType)
    if (!selling.allowed) return selling
    const verdict = beOpen(application)
    return verdict.allowed && !application.contactEmail ? no('sales_reason_no_address') : verdict
  },
  beRecorded: (application: Judged, projectType: ProjectType): Verdict => {
    const selling = canSell(projectType)
    return selling.allowed ? beOpen(application) : selling
  },
  beFilledIn: beOpen,
}

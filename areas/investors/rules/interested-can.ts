// Permitted actions on a person who asked about projects for sale and is no investor yet.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { InvestorState } from './investor-facts.ts'

interface Standing {
  progressState: InvestorState
  investorId: string | null
}

export const interestedActions = ['edit', 'make_investor', 'deactivate', 'activate', 'delete'] as const
export type InterestedAction = (typeof interestedActions)[number]

const isInactive = no('investors_reason_person_inactive')

export const interestedCan = {
  edit: ({ progressState }) => (progressState === 'inactive' ? isInactive : yes),
  make_investor: ({ progressState, investorId }) => {
    if (progressState === 'inactive') return isInactive
    return investorId ? no('investors_reason_is_investor') : yes
  },
  deactivate: ({ progressState }) => (progressState === 'inactive' ? isInactive : yes),
  activate: ({ progressState }) => (progressState === 'inactive' ? yes : no('investors_reason_person_active')),
  delete: ({ progressState }) =>
    progressState === 'inactive' ? yes : no('investors_reason_delete_person_inactive_only'),
} satisfies Record<InterestedAction, (person: Standing) => Verdict>

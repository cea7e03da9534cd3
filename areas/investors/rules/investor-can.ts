// Permitted actions on an investor in each state. Guards the handlers, disables the buttons, and gives the reason.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { InvestorState } from './investor-facts.ts'

export interface InvestorStanding {
  progressState: InvestorState
  contactEmail: string | null
  isOptedOut: boolean
  /** Has signed an NDA or handed in an offer, which has to be kept. */
  isBound: boolean
}

export const investorActions = ['edit', 'invite_profile', 'deactivate', 'activate', 'delete'] as const
export type InvestorAction = (typeof investorActions)[number]

const isInactive = no('investors_reason_inactive')

/** Rules by action, such as `investorCan.deactivate(investor)`. */
export const investorCan = {
  edit: ({ progressState }) => (progressState === 'inactive' ? isInactive : yes),
  invite_profile: ({ progressState, contactEmail, isOptedOut }) => {
    if (progressState === 'inactive') return isInactive
    if (isOptedOut) return no('investors_reason_opted_out')
    return contactEmail ? yes : no('investors_reason_no_email')
  },
  deactivate: ({ progressState }) => (progressState === 'inactive' ? isInactive : yes),
  activate: ({ progressState }) => (progressState === 'inactive' ? yes : no('investors_reason_active')),
  /** Requires the inactive state, to prevent accidental deletion. */
  delete: ({ progressState, isBound }) => {
    if (progressState !== 'inactive') return no('investors_reason_delete_inactive_only')
    return isBound ? no('investors_reason_bound') : yes
  },
} satisfies Record<InvestorAction, (investor: InvestorStanding) => Verdict>

// An assignment from acceptance to the end of the tenancy, and the contract states in between (spec 2 §4, domain.md §6).

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ContractState } from '../application-state.ts'

export type AssignmentState = 'assigned' | 'released' | 'cancelled'

/** The contract state is null until the release. */
export interface AssignmentStanding {
  state: AssignmentState
  contractState: ContractState | null
  /** Instant at which the household left; null while a terminated tenancy still runs. */
  endedAt?: Date | null
}

export const releaseModes = ['manual', 'automatic'] as const
export type ReleaseMode = (typeof releaseModes)[number]

/**
 * Initial state of an accepted offer or a direct assignment. With automatic release the household becomes tenant at
 * once.
 */
export const standingAtFirst = (release: ReleaseMode): AssignmentStanding =>
  release === 'automatic' ? released : { state: 'assigned', contractState: null }

export const released: AssignmentStanding = { state: 'released', contractState: 'without_contract' }

/** Allowed next states, both manually and by a signing provider. `reset` returns to the initial state from each. */
const nextContractStates: Record<ContractState, readonly ContractState[]> = {
  without_contract: ['contract_sent'],
  contract_sent: ['with_contract', 'without_contract'],
  with_contract: ['quit'],
  quit: [],
}

/** A live assignment occupies its object: no other assignment of that object may be live. */
export const isLive = ({ state, endedAt = null }: AssignmentStanding): boolean =>
  state !== 'cancelled' && endedAt === null

/** The contract has been sent to the household, signed or not. */
export const isAgreementOut = ({ contractState }: Pick<AssignmentStanding, 'contractState'>): boolean =>
  contractState !== null && contractState !== 'without_contract'

export const assignmentCan = {
  beReleased: ({ state }: AssignmentStanding): Verdict =>
    state === 'assigned' ? yes : no(`applications_reason_assignment_${state}`),

  beCancelled({ state, contractState }: AssignmentStanding): Verdict {
    if (state === 'cancelled') return no('applications_reason_assignment_cancelled')
    if (state === 'assigned' || contractState === 'without_contract') return yes
    return no(`tenants_reason_${contractState}`)
  },

  /** A second person checks the prepared contract; after the signature no check is possible. */
  haveContractChecked({ state, contractState }: AssignmentStanding): Verdict {
    if (state === 'cancelled') return no('applications_reason_assignment_cancelled')
    if (contractState === 'with_contract' || contractState === 'quit') return no(`tenants_reason_${contractState}`)
    return yes
  },

  moveTo({ state, contractState }: AssignmentStanding, wanted: ContractState): Verdict {
    if (state !== 'released' || contractState === null) return no('applications_reason_not_released')
    if (nextContractStates[contractState].includes(wanted)) return yes
    return no(contractState === wanted ? 'tenants_reason_already_there' : `tenants_reason_${contractState}`)
  },

  /** Notice is given once; until the household leaves, the day can still be corrected. */
  beTerminated(standing: AssignmentStanding): Verdict {
    const { state, contractState, endedAt = null } = standing
    if (state === 'released' && contractState === 'quit') return endedAt === null ? yes : no('tenants_reason_left')
    return assignmentCan.moveTo(standing, 'quit')
  },

  /** Returns to "without contract", also from a termination entered by mistake. */
  beReset({ state, contractState }: AssignmentStanding): Verdict {
    if (state !== 'released') return no('applications_reason_not_released')
    return contractState === 'without_contract' ? no('tenants_reason_already_there') : yes
  },

  /** Permanent deletion, allowed before the contract is sent or after the household has left. */
  beDeleted({ state, contractState, endedAt = null }: AssignmentStanding): Verdict {
    if (state !== 'released' || contractState === null) return no('applications_reason_not_released')
    if (contractState === 'without_contract' || endedAt !== null) return yes
    return no(`tenants_reason_delete_${contractState}`)
  },
}

/** State of the object under each contract state, until the household moves out. */
export const objectStateUnder = (contractState: ContractState): 'assigned' | 'rented' =>
  contractState === 'with_contract' || contractState === 'quit' ? 'rented' : 'assigned'

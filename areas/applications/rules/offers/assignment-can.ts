// An assignment from acceptance to the end of the tenancy, and the contract states in between (spec 2 §4, domain.md §6).

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ContractState } from '../application-state.ts'

export type AssignmentState = 'assigned' | 'released' | 'cancelled'

/** The contract state exists from the release on. */
export interface AssignmentStanding {
  state: AssignmentState
  contractState: ContractState | null
  /** When the household had left; a terminated one stays until its last day. */
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

/** From each contract state, by hand or by a signing provider. `reset` leads back to the beginning from all of them. */
const nextContractStates: Record<ContractState, readonly ContractState[]> = {
  without_contract: ['contract_sent'],
  contract_sent: ['with_contract', 'without_contract'],
  with_contract: ['quit'],
  quit: [],
}

/** The object belongs to this household: no other assignment may hold it. */
export const isLive = ({ state, endedAt = null }: AssignmentStanding): boolean =>
  state !== 'cancelled' && endedAt === null

/** The household has the paper, signed or not. */
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

  /** Notice is given once; a wrong day is corrected as long as the household is there. */
  beTerminated(standing: AssignmentStanding): Verdict {
    const { state, contractState, endedAt = null } = standing
    if (state === 'released' && contractState === 'quit') return endedAt === null ? yes : no('tenants_reason_left')
    return assignmentCan.moveTo(standing, 'quit')
  },

  /** Back to "without contract", also out of a termination entered by mistake. */
  beReset({ state, contractState }: AssignmentStanding): Verdict {
    if (state !== 'released') return no('applications_reason_not_released')
    return contractState === 'without_contract' ? no('tenants_reason_already_there') : yes
  },

  /** Erased for good: before there is a contract, or when the household has left. */
  beDeleted({ state, contractState, endedAt = null }: AssignmentStanding): Verdict {
    if (state !== 'released' || contractState === null) return no('applications_reason_not_released')
    if (contractState === 'without_contract' || endedAt !== null) return yes
    return no(`tenants_reason_delete_${contractState}`)
  },
}

/** State of the object under each contract state, until the household moves out. */
export const objectStateUnder = (contractState: ContractState): 'assigned' | 'rented' =>
  contractState === 'with_contract' || contractState === 'quit' ? 'rented' : 'assigned'

// Checks whether a tenancy may be sent to the property software. Our contract changes only once the agreement is
// confirmed there.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ContractState } from '#areas/applications/rules/application-state.ts'
import { isOnItsWay, type TransferState } from './transfer.ts'

interface Standing {
  isOn: boolean
  contractState: ContractState
  /** The newest draft of this tenancy. */
  draft: { state: TransferState } | null
}

export const erpCan = {
  beToldOf: ({ isOn, contractState }: Standing): Verdict =>
    !isOn ? no('erp_reason_off') : contractState === 'without_contract' ? yes : no('erp_reason_has_contract'),

  makeContract(standing: Standing): Verdict {
    const { draft } = standing
    const told = erpCan.beToldOf(standing)
    if (!told.allowed || !draft) return told
    if (isOnItsWay(draft.state)) return no('erp_reason_on_its_way')
    return draft.state === 'confirmed' ? no('erp_reason_draft_there') : yes
  },
}

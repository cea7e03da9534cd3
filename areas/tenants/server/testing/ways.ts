// Allowed transitions of a contract according to the specification, up to removal from the list.

import type { ContractState } from '#areas/applications/rules/application-state.ts'

export type Place = ContractState | 'ended' | 'gone'

export const contractWays: Record<Place, readonly Place[]> = {
  without_contract: ['contract_sent', 'gone'],
  contract_sent: ['with_contract', 'without_contract'],
  with_contract: ['quit', 'ended', 'without_contract'],
  quit: ['ended', 'without_contract'],
  ended: ['without_contract', 'gone'],
  gone: [],
}

// Bulk action of the tenant list: sends the agreement to several households.

import type { ContractState } from '#areas/applications/rules/application-state.ts'
import { assignmentCan } from '#areas/applications/rules/offers/assignment-can.ts'
import { listAddition } from '#platform/server/table/additions.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import { sendContractEmail } from './sending.ts'

interface Found extends FoundRow {
  contractState: ContractState
}

export const tenantsListAddition = listAddition<Found>({
  lists: ['tenants'],
  select: { id: 't.id', contractState: 't.contract_state' },
  actions: [
    {
      key: 'sendContract',
      after: null,
      name: 'tenants_bulk_send_contract',
      permission: 'tenants_write',
      icon: 'send',
      flag: '_bulk_send_available',
      consequence: 'tenants_bulk_send_text',
      obstacle({ contractState }) {
        const verdict = assignmentCan.moveTo({ state: 'released', contractState }, 'contract_sent')
        return verdict.allowed ? null : { key: verdict.reason }
      },
      async perform(ctx, { id }) {
        await sendContractEmail.run(ctx, { params: { id }, query: undefined, body: {} })
      },
    },
  ],
})

// What can be done with several tenants at once; each asks the rule that guards it for a single one.

import { assignmentCan } from '#areas/applications/rules/assignment-can.ts'
import type { BulkDeed } from '#platform/server/table/declaration.ts'
import { moveContract } from './contract-state.ts'
import type { FoundTenant } from './list-row.ts'

export const tenantDeeds: readonly BulkDeed<FoundTenant>[] = [
  {
    key: 'contractSent',
    name: 'tenants_bulk_contract_sent',
    permission: 'tenants_write',
    icon: 'mail',
    flag: '_bulk_available',
    obstacle({ contractState }) {
      const verdict = assignmentCan.moveTo({ state: 'released', contractState }, 'contract_sent')
      return verdict.allowed ? null : { key: verdict.reason }
    },
    async perform(ctx, { id }) {
      await moveContract(ctx, { params: { id }, query: undefined, body: { contractState: 'contract_sent' } })
    },
  },
]

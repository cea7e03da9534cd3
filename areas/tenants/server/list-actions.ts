// Actions on several tenants at once; each is checked with the rule for a single one.

import { assignmentCan } from '#areas/applications/rules/offers/assignment-can.ts'
import type { BulkAction, Obstacle } from '#platform/server/table/declaration.ts'
import { moveContract } from './contract-state.ts'
import { deleteTenant } from './deleting.ts'
import type { FoundTenant } from './list-row.ts'

function mayBeSent({ contractState }: FoundTenant): Obstacle | null {
  const verdict = assignmentCan.moveTo({ state: 'released', contractState }, 'contract_sent')
  return verdict.allowed ? null : { key: verdict.reason }
}

export const tenantActions: readonly BulkAction<FoundTenant>[] = [
  {
    key: 'contractSent',
    name: 'tenants_bulk_contract_sent',
    permission: 'tenants_write',
    icon: 'mail',
    flag: '_bulk_available',
    obstacle: mayBeSent,
    async perform(ctx, { id }) {
      await moveContract(ctx, { params: { id }, query: undefined, body: { contractState: 'contract_sent' } })
    },
  },
  {
    key: 'delete',
    name: 'tenants_bulk_delete',
    permission: 'tenants_write',
    icon: 'trash',
    danger: true,
    flag: '_bulk_delete_available',
    obstacle({ contractState, endedAt }) {
      const verdict = assignmentCan.beDeleted({ state: 'released', contractState, endedAt })
      return verdict.allowed ? null : { key: verdict.reason }
    },
    async perform(ctx, { id }) {
      await deleteTenant.run(ctx, { params: { id }, query: undefined, body: undefined })
    },
  },
]

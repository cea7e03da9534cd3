// Bulk actions on costs; each applies the same rule as the action on a single cost.

import type { StaffContext } from '#platform/server/context.ts'
import type { BulkAction, Obstacle } from '#platform/server/table/declaration.ts'
import { costCan, type CostAction } from '../../rules/cost-can.ts'
import { lockCost } from './cost-row.ts'
import type { FoundCost } from './list-row.ts'
import { removeCost } from './saving.ts'
import { approveCost, submitCost } from './status.ts'

const obstacleOf =
  (action: CostAction) =>
  (found: FoundCost, ctx: StaffContext): Obstacle | null => {
    const verdict = costCan[action]({ ...found, by: ctx.user.id })
    return verdict.allowed ? null : { key: verdict.reason }
  }

export const costBulkActions: readonly BulkAction<FoundCost>[] = [
  {
    key: 'submit',
    name: 'budget_action_submit',
    permission: 'budget_write',
    icon: 'send',
    flag: '_bulk_submit_available',
    obstacle: obstacleOf('submit'),
    perform: async (ctx, { id }) => void (await submitCost(ctx, await lockCost(ctx, id))),
  },
  {
    key: 'approve',
    name: 'budget_action_approve',
    permission: 'budget_write',
    icon: 'check',
    flag: '_bulk_approve_available',
    obstacle: obstacleOf('approve'),
    perform: async (ctx, { id }) => void (await approveCost(ctx, await lockCost(ctx, id))),
  },
  {
    key: 'delete',
    name: 'general_delete',
    permission: 'budget_write',
    icon: 'trash',
    danger: true,
    flag: '_bulk_delete_available',
    obstacle: obstacleOf('delete'),
    perform: async (ctx, { id }) => removeCost(ctx, await lockCost(ctx, id)),
  },
]

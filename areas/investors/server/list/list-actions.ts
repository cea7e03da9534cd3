// Bulk actions on investors; each applies the same rule as the action on a single investor.

import { AppError } from '#platform/server/app-error.ts'
import { obstacleOf, type BulkAction } from '#platform/server/table/declaration.ts'
import { investorCan, type InvestorStanding } from '../../rules/investor-can.ts'
import { leaveReasons } from '../../rules/investor-facts.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { choices } from '../choices.ts'
import { erase } from '../record/forgetting.ts'
import { lockInvestor } from '../record/investor-row.ts'
import { activate, deactivate } from '../record/status.ts'
import type { FoundInvestor } from './list-row.ts'

const standingOf = (found: FoundInvestor): InvestorStanding => ({ ...found, isOptedOut: found.optedOutAt !== null })

export const investorBulkActions: readonly BulkAction<FoundInvestor>[] = [
  {
    key: 'deactivate',
    name: 'investors_deed_deactivate',
    permission: writesInvestors,
    icon: 'deactivate',
    flag: '_bulk_deactivate_available',
    reasons: choices('investors_leave_', leaveReasons),
    obstacle: (found) => obstacleOf(investorCan.deactivate(standingOf(found))),
    async perform(ctx, { id }, option) {
      const reason = leaveReasons.find((one) => one === option?.value)
      if (!reason) throw new AppError('general_field_is_required')
      await deactivate(ctx, await lockInvestor(ctx, id), { reason })
    },
  },
  {
    key: 'activate',
    name: 'investors_deed_activate',
    permission: writesInvestors,
    icon: 'activate',
    flag: '_bulk_activate_available',
    obstacle: (found) => obstacleOf(investorCan.activate(standingOf(found))),
    perform: async (ctx, { id }) => void (await activate(ctx, await lockInvestor(ctx, id))),
  },
  {
    key: 'delete',
    name: 'general_delete',
    permission: writesInvestors,
    icon: 'trash',
    danger: true,
    flag: '_bulk_delete_available',
    obstacle: (found) => obstacleOf(investorCan.delete(standingOf(found))),
    perform: async (ctx, { id }) => erase(ctx, await lockInvestor(ctx, id)),
  },
]

// Actions on several requests at once; each is checked with the rule for a single request.

import { no, type Verdict } from '#platform/rules/verdict.ts'
import { AppError } from '#platform/server/app-error.ts'
import { obstacleOf, type BulkAction } from '#platform/server/table/declaration.ts'
import { requestCan } from '../rules/request-can.ts'
import { leaveReasons } from '../rules/request-state.ts'
import type { FoundRequest } from './list-row.ts'
import { lockRequest } from './request-row.ts'
import { accept, activate, deactivate, erase } from './status.ts'

type Action = BulkAction<FoundRequest>

export const requestBulkActions: readonly Action[] = [
  {
    key: 'accept',
    name: 'waitlist_deed_accept',
    permission: 'waitlist',
    icon: 'check',
    flag: '_bulk_accept_available',
    obstacle: (found) => obstacleOf(requestCan.accept(found)),
    perform: async (ctx, { id }) => void (await accept(ctx, await lockRequest(ctx, id))),
  },
  {
    key: 'deactivate',
    name: 'waitlist_deed_deactivate',
    permission: 'waitlist',
    icon: 'deactivate',
    flag: '_bulk_deactivate_available',
    reasons: leaveReasons.map((value) => ({ value, name: `waitlist_leave_${value}` })),
    obstacle: (found) => obstacleOf(requestCan.deactivate(found)),
    async perform(ctx, { id }, option) {
      const reason = leaveReasons.find((one) => one === option?.value)
      if (!reason) throw new AppError('general_field_is_required')
      await deactivate(ctx, await lockRequest(ctx, id), { reason })
    },
  },
  {
    key: 'activate',
    name: 'waitlist_deed_activate',
    permission: 'waitlist',
    icon: 'activate',
    flag: '_bulk_activate_available',
    obstacle: (found) => obstacleOf(requestCan.activate(found)),
    perform: async (ctx, { id }) => activate(ctx, await lockRequest(ctx, id)),
  },
  {
    key: 'delete',
    name: 'general_delete',
    permission: 'waitlist',
    icon: 'trash',
    danger: true,
    flag: '_bulk_delete_available',
    obstacle: (found) => obstacleOf(beDeletedWithOthers(found)),
    perform: async (ctx, { id }) => erase(ctx, await lockRequest(ctx, id)),
  },
]

/** Bulk deletion requires that each request is inactive, which protects against accidental deletion. */
const beDeletedWithOthers = (found: FoundRequest): Verdict =>
  found.progressState === 'inactive' ? requestCan.delete(found) : no('waitlist_reason_delete_inactive_only')

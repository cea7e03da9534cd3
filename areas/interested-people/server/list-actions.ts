// Bulk actions on interested people; each applies the same rule as the action on a single person.

import { AppError } from '#platform/server/app-error.ts'
import { obstacleOf, type BulkAction } from '#platform/server/table/declaration.ts'
import { personCan } from '../rules/person-can.ts'
import { leaveReasons } from '../rules/person-state.ts'
import { erase } from './forgetting.ts'
import type { FoundPerson } from './list-row.ts'
import { lockPerson } from './person-row.ts'
import { activate, deactivate } from './status.ts'

export const personBulkActions: readonly BulkAction<FoundPerson>[] = [
  {
    key: 'deactivate',
    name: 'interested_people_deed_deactivate',
    permission: 'interested_people',
    icon: 'deactivate',
    flag: '_bulk_deactivate_interested',
    reasons: leaveReasons.map((value) => ({ value, name: `interested_people_leave_${value}` })),
    obstacle: (found) => obstacleOf(personCan.deactivate(found)),
    async perform(ctx, { id }, option) {
      const reason = leaveReasons.find((one) => one === option?.value)
      if (!reason) throw new AppError('general_field_is_required')
      await deactivate(ctx, await lockPerson(ctx, id), { reason })
    },
  },
  {
    key: 'activate',
    name: 'interested_people_deed_activate',
    permission: 'interested_people',
    icon: 'activate',
    flag: '_bulk_activate_interested',
    obstacle: (found) => obstacleOf(personCan.activate(found)),
    perform: async (ctx, { id }) => void (await activate(ctx, await lockPerson(ctx, id))),
  },
  {
    key: 'delete',
    name: 'general_delete',
    permission: 'interested_people',
    icon: 'trash',
    danger: true,
    flag: '_bulk_delete_available',
    obstacle: (found) => obstacleOf(personCan.delete(found)),
    perform: async (ctx, { id }) => erase(ctx, await lockPerson(ctx, id)),
  },
]

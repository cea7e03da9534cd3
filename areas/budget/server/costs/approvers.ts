// Notifies everybody who may approve a submitted cost, except the submitter.

import { tellStaff } from '#areas/users/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { costPath } from '../../rules/budget-address.ts'
import { subjectOf, type CostRow } from './cost-row.ts'

export const tellApprovers = (ctx: Context, row: CostRow): Promise<void> =>
  tellStaff(ctx, {
    kind: 'cost_awaits_approval',
    permission: 'budget_write',
    name: subjectOf(row).title,
    path: costPath(row.id),
    responsible: [],
  })

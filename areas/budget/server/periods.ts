// Budget periods.

import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import * as contract from '../contract/period.ts'
import { lockPlan } from './costs/category-row.ts'
import { budgetPeriod } from './tables.ts'

export interface Period {
  id: string
  name: string
  from: string
  to: string
}

/** By day. */
export async function listPeriods(ctx: Context): Promise<Period[]> {
  const rows = await ctx.db
    .select()
    .from(budgetPeriod)
    .where(eq(budgetPeriod.workspaceId, ctx.workspace.id))
    .orderBy(asc(budgetPeriod.startsOn))
  return rows.map(({ id, name, startsOn, endsOn }) => ({ id, name, from: startsOn, to: endsOn }))
}

export const createPeriod = handler(contract.createPeriod, { permission: 'budget_write' }, async (ctx, { body }) => {
  const { name, from, to } = body
  await lockPlan(ctx)
  const [overlapping] = await ctx.db
    .select({ name: budgetPeriod.name })
    .from(budgetPeriod)
    .where(
      and(
        eq(budgetPeriod.workspaceId, ctx.workspace.id),
        lte(budgetPeriod.startsOn, to),
        gte(budgetPeriod.endsOn, from),
      ),
    )
    .limit(1)
  if (overlapping) throw fieldRefusal('from', 'budget_period_overlaps', { name: overlapping.name })
  const id = newId()
  await ctx.db.insert(budgetPeriod).values({
    workspaceId: ctx.workspace.id,
    id,
    name,
    startsOn: from,
    endsOn: to,
    createdBy: ctx.user.id,
    createdAt: ctx.now,
  })
  ctx.record({
    event: 'budget.period_created',
    subject: { kind: 'budget_period', id, title: name },
    changes: [
      { field: 'from', old: null, new: from },
      { field: 'to', old: null, new: to },
    ],
  })
  return { id, notify: [{ type: 'success', title: ctx.t('budget_period_created', { name }) }] }
})

// Creates a cost, and its category if it is new.

import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import * as contract from '../../contract/cost.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { listPeriods } from '../periods.ts'
import { readBudgetSettings } from '../settings.ts'
import { budgetCost } from '../tables.ts'
import { categoryChoices, categoryFor } from './category-row.ts'
import { columnsOf, nameOfObject } from './cost-columns.ts'
import { nextNumber, refreshSearchText, subjectOf } from './cost-row.ts'
import { attachReceipts } from './receipts.ts'

export const getCostForm = handler(contract.getCostForm, { permission: 'budget_read' }, async (ctx) => {
  const { vatRates, approvalLimit } = await readBudgetSettings(ctx)
  return {
    categories: await categoryChoices(ctx),
    periods: await listPeriods(ctx),
    vatRates: vatRates.map(({ from, standard, reduced, accommodation }) => ({
      from,
      standard: standard / 100,
      reduced: reduced / 100,
      accommodation: accommodation / 100,
    })),
    approvalLimit: approvalLimit === null ? null : francsOf(approvalLimit),
  }
})

export const createCost = handler(contract.createCost, { permission: 'budget_write' }, async (ctx, { body }) => {
  const { receipts, ...data } = body
  const id = newId()
  const objectName = await nameOfObject(ctx, data)
  const columns = columnsOf(data, await readBudgetSettings(ctx))
  const category = await categoryFor(ctx, data)
  const [row] = await ctx.db
    .insert(budgetCost)
    .values({
      workspaceId: ctx.workspace.id,
      id,
      number: await nextNumber(ctx, 'budget_cost'),
      categoryId: category.id,
      ...columns,
      createdBy: ctx.user.id,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning()
  if (!row) throw new Error('the cost was not written')
  await refreshSearchText(ctx, id, objectName)
  await attachReceipts(ctx, id, receipts)
  ctx.record({
    event: 'budget.cost_planned',
    subject: subjectOf(row),
    changes: [
      { field: 'category', old: null, new: category.name },
      { field: 'planned', old: null, new: data.planned },
    ],
  })
  return { id, notify: [{ type: 'success', title: ctx.t('budget_done_created', { title: row.title }) }] }
})

// Saves a cost, or the budget of a category, and deletes costs.

import { changesBetween } from '#areas/project-settings/server/public.ts'
import { fieldRefusal, staleVersion } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { costData, type CategoryData, type CostData } from '../../contract/cost.ts'
import * as contract from '../../contract/cost.ts'
import { stateAfterSaving } from '../../rules/cost-approval.ts'
import { canMove, costCan, isOpenField } from '../../rules/cost-can.ts'
import { rappenOf } from '#platform/rules/amounts/money.ts'
import { readBudgetSettings } from '../settings.ts'
import {
  assertNewName,
  categoryFor,
  changeCategory,
  findCategory,
  lockCategory,
  lockPlan,
  subjectOfCategory,
} from './category-row.ts'
import { columnsOf, dataOf, nameOfObject } from './cost-columns.ts'
import { changeCost, lockCost, refreshSearchText, removeRow, standingOf, subjectOf, type CostRow } from './cost-row.ts'
import { dataOfCategory } from './details.ts'
import { removeReceipts } from './receipts.ts'
import { tellApprovers } from './approvers.ts'

export const saveCost = handler(contract.saveCost, { permission: 'budget_write' }, async (ctx, { params, body }) => {
  if (body.form === 'category-budget') return saveCategory(ctx, params.id, body)
  const { form: _form, version, ...data } = body
  return save(ctx, await lockCost(ctx, params.id), { version, data })
})

async function save(ctx: StaffContext, row: CostRow, { version, data }: { version: number; data: CostData }) {
  const standing = await standingOf(ctx, row)
  assertAllowed(costCan.edit(standing))
  const before = await dataOf(ctx, row)
  if (version !== row.version) throw staleVersion({ version: row.version, data: before })
  assertOpen(row, before, data)
  const isMoved = data.newCategory !== '' || data.category !== row.categoryId
  if (isMoved) assertAllowed(canMove(standing))
  const objectName = await nameOfObject(ctx, data)
  const settings = await readBudgetSettings(ctx)
  const keptRate = isOpenField(row.state, 'vat') ? undefined : row.vatRate
  const columns = columnsOf(data, { ...settings, keptRate })
  const category = isMoved ? await categoryFor(ctx, data) : await findCategory(ctx, row.categoryId)
  const gross = columns.actualGross ?? columns.plannedGross
  const state = stateAfterSaving({ ...row, gross }, settings.approvalLimit)
  const waits = state !== row.state
  const changed = await changeCost(ctx, row, {
    ...columns,
    categoryId: category.id,
    state,
    ...(waits && {
      submittedBy: ctx.user.id,
      submittedAt: ctx.now,
      approvedBy: null,
      approvedAt: null,
      approvedGross: null,
    }),
  })
  await refreshSearchText(ctx, row.id, objectName)
  ctx.record({
    event: 'budget.cost_changed',
    subject: subjectOf(changed),
    changes: changesBetween(asRead(before), asRead(await dataOf(ctx, changed))),
    ...(waits && { cause: 'budget_cause_above_approved' }),
  })
  if (waits) await tellApprovers(ctx, changed)
  const title = ctx.t(waits ? 'budget_done_waits_again' : 'budget_done_saved', { title: changed.title })
  return { version: changed.version, notify: [{ type: waits ? ('warning' as const) : ('success' as const), title }] }
}

/** Fields that are closed in this state must be sent as they are. */
function assertOpen(row: CostRow, before: CostData, data: CostData): void {
  const changed = changesBetween(asRead(before), asRead(data)).map(({ field }) => field)
  const closed = changed.find((field) => !isOpenField(row.state, field))
  if (closed) throw fieldRefusal(closed, 'budget_reason_field_closed')
}

const fields = Object.keys(costData.shape)

/** Objects by name, for comparison and the change log. */
const asRead = (data: CostData): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      if (field === 'newCategory') return []
      if (field === 'object') return [[field, data.object?.value ?? null]]
      return [[field, Object.entries(data).find(([name]) => name === field)?.[1]]]
    }),
  )

async function saveCategory(
  ctx: StaffContext,
  id: string,
  { name, amount, version }: CategoryData & { version: number },
) {
  await lockPlan(ctx)
  const row = await lockCategory(ctx, id)
  const before = dataOfCategory(row)
  if (version !== row.version) throw staleVersion({ version: row.version, data: before })
  await assertNewName(ctx, name, 'name', id)
  const changed = await changeCategory(ctx, row, { name, amount: amount === null ? null : rappenOf(amount) })
  ctx.record({
    event: 'budget.category_changed',
    subject: subjectOfCategory(changed),
    changes: changesBetween(before, dataOfCategory(changed)),
  })
  return {
    version: changed.version,
    notify: [{ type: 'success' as const, title: ctx.t('budget_category_saved', { name }) }],
  }
}

export const deleteCost = handler(contract.deleteCost, { permission: 'budget_write' }, async (ctx, { params }) => {
  const row = await lockCost(ctx, params.id)
  await removeCost(ctx, row)
  return { notify: [{ type: 'success', title: ctx.t('budget_done_deleted', { title: row.title }) }] }
})

export async function removeCost(ctx: StaffContext, row: CostRow): Promise<void> {
  assertAllowed(costCan.delete(await standingOf(ctx, row)))
  await removeReceipts(ctx, row.id)
  await removeRow(ctx, row)
  ctx.record({ event: 'budget.cost_deleted', subject: subjectOf(row) })
}

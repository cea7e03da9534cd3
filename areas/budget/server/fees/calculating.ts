// Calculates the fee of an object from a percentage, and begins the next one after a cleared fee.

import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { findObject } from '#areas/objects/server/public.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import type { BulkAction } from '#platform/server/table/declaration.ts'
import type { FeeCalculation } from '../../contract/fees.ts'
import * as contract from '../../contract/fees.ts'
import { feeCan, feeOf } from '../../rules/fee.ts'
import { francsOf, rappenOf } from '#platform/rules/amounts/money.ts'
import { vatRateOn } from '../../rules/vat.ts'
import { readBudgetSettings } from '../settings.ts'
import { budgetFee } from '../tables.ts'
import { currentBase, standingOf, type FoundFee } from './list-row.ts'

export type FeeRow = typeof budgetFee.$inferSelect

export async function lockCurrentFee(ctx: Context, objectId: string): Promise<FeeRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(budgetFee)
    .where(
      and(eq(budgetFee.workspaceId, ctx.workspace.id), eq(budgetFee.objectId, objectId), eq(budgetFee.isCurrent, true)),
    )
    .for('update')
  return row
}

export const subjectOfFee = ({ id, title }: { id: string; title: string }) => ({ kind: 'object', id, title })

/** Bulk action with the values of one request; null only declares it. */
export const calculateFee = (values: FeeCalculation | null): BulkAction<FoundFee> => ({
  key: contract.calculateAction,
  name: 'budget_fee_calculate',
  permission: 'budget_write',
  obstacle(found) {
    const verdict = feeCan.calculate(standingOf(found))
    return verdict.allowed ? null : { key: verdict.reason }
  },
  async perform(ctx, found) {
    if (!values) throw new Error('the calculation has no values')
    await calculate(ctx, found, values)
  },
})

async function calculate(ctx: StaffContext, found: FoundFee, values: FeeCalculation): Promise<void> {
  const base = currentBase(found)
  if (!base) throw new AppError('budget_fee_reason_no_base')
  const before = await lockCurrentFee(ctx, found.id)
  assertAllowed(feeCan.calculate({ hasBase: true, isCleared: before?.clearedAt != null }))
  const { vatRates, vatNumber } = await readBudgetSettings(ctx)
  const percent = rappenOf(values.honorary_percent)
  const vatRate = vatNumber === '' ? 0 : vatRateOn(vatRates, 'standard', values.accounting_date)
  const fields = {
    percent,
    accountingDate: values.accounting_date,
    baseKind: base.kind,
    base: base.amount,
    vatRate,
    ...feeOf({ base: base.amount, percent, vatRate }),
    calculatedBy: ctx.user.id,
    updatedAt: ctx.now,
  }
  const [written] = await ctx.db
    .insert(budgetFee)
    .values({ workspaceId: ctx.workspace.id, id: newId(), objectId: found.id, ...fields, createdAt: ctx.now })
    .onConflictDoUpdate({
      target: [budgetFee.workspaceId, budgetFee.objectId],
      targetWhere: eq(budgetFee.isCurrent, true),
      set: fields,
      setWhere: isNull(budgetFee.clearedAt),
    })
    .returning({ id: budgetFee.id })
  if (!written) throw new AppError('budget_fee_reason_cleared')
  ctx.record({
    event: 'budget.fee_calculated',
    subject: subjectOfFee(found),
    changes: [
      { field: 'honorary_percent', old: before ? before.percent / 100 : null, new: values.honorary_percent },
      { field: 'accounting_date', old: before?.accountingDate ?? null, new: values.accounting_date },
      { field: 'amount', old: before ? francsOf(before.amount) : null, new: francsOf(fields.amount) },
    ],
  })
}

export const renewFee = handler(contract.renewFee, { permission: 'budget_write' }, async (ctx, { params }) => {
  const { object } = await findObject(ctx, params.id)
  const fee = await lockCurrentFee(ctx, object.id)
  assertAllowed(feeCan.renew({ isCleared: fee?.clearedAt != null }))
  if (!fee) throw notFound()
  await ctx.db
    .update(budgetFee)
    .set({ isCurrent: false, updatedAt: ctx.now })
    .where(and(eq(budgetFee.workspaceId, ctx.workspace.id), eq(budgetFee.id, fee.id), isNotNull(budgetFee.clearedAt)))
  ctx.record({ event: 'budget.fee_renewed', subject: subjectOfFee(object) })
  return { notify: [{ type: 'success', title: ctx.t('budget_fee_renewed', { title: object.title }) }] }
})

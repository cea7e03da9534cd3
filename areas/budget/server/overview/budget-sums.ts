// Sums of the budget by category, for the overview and for reports. Amounts in Rappen, including VAT.

import type { Context } from '#platform/server/context.ts'
import { restOf } from '../../rules/cost-sums.ts'
import { listCategories, type CategoryRow } from '../costs/category-row.ts'
import { addedUp, sumCategories, type CategorySums } from '../costs/sum-categories.ts'
import type { Period } from '../periods.ts'
import { readTotalAmount } from '../settings.ts'

type Sums = Omit<CategorySums, 'categoryId'> & {
  /** Granted or planned, minus committed. */
  rest: number
}

export interface BudgetSums {
  /** Total budget; null if none was saved. */
  total: number | null
  all: Sums
  /** In the order of the cost plan; a null amount is not limited. */
  categories: (Pick<CategoryRow, 'id' | 'name' | 'amount'> & Sums)[]
}

export async function readBudgetSums(ctx: Context, period?: Period): Promise<BudgetSums> {
  const sums = await sumCategories(ctx, costsIn(ctx, period))
  const sumsById = new Map(sums.map((one) => [one.categoryId, one]))
  const categories = await listCategories(ctx)
  const total = await readTotalAmount(ctx)
  return {
    total,
    all: withRest(addedUp(sums), total),
    categories: categories.map(({ id, name, amount }) => {
      const { categoryId: _id, ...own } = sumsById.get(id) ?? { ...addedUp([]), categoryId: id }
      return { id, name, amount, ...withRest(own, amount) }
    }),
  }
}

const withRest = (sums: Omit<Sums, 'rest'>, granted: number | null): Sums => ({ ...sums, rest: restOf(granted, sums) })

/** Condition on the costs `t`. */
export const costsIn = (ctx: Context, period: Period | undefined) =>
  period
    ? {
        where: 't.workspace_id = $1 and t.cost_date between $2 and $3',
        values: [ctx.workspace.id, period.from, period.to],
      }
    : { where: 't.workspace_id = $1', values: [ctx.workspace.id] }

// Sums of costs by category, computed by the database. The conditions equal those of `rules/cost-sums.ts`.

import type { Context } from '#platform/server/context.ts'
import type { MatchingRows } from '#platform/server/table/headings.ts'
import type { Sums } from '../../rules/cost-sums.ts'

export interface CategorySums extends Sums {
  categoryId: string
  count: number
  /** Sum of the invoices that are known. */
  actual: number
  /** Sum of the invoices, or else of the planned amounts. */
  gross: number
}

/** Money sums are exact: bigint in the database, read as numbers below 2^53. */
export const sumColumns = `count(*)::int as count,
  coalesce(sum(t.planned_gross), 0)::bigint as planned,
  coalesce(sum(t.actual_gross), 0)::bigint as actual,
  coalesce(sum(t.gross), 0)::bigint as gross,
  coalesce(sum(t.gross) filter (where t.state in ('committed', 'paid')), 0)::bigint as committed,
  coalesce(sum(t.gross) filter (where t.state = 'paid'), 0)::bigint as paid,
  coalesce(sum(t.gross) filter (where t.state <> 'rejected'), 0)::bigint as expected`

type Read = { [Field in keyof CategorySums]: Field extends 'categoryId' ? string : string | number }

export async function sumCategories(ctx: Context, { where, values }: MatchingRows): Promise<CategorySums[]> {
  const { rows } = await ctx.client.query<Read>(
    `select t.category_id as "categoryId", ${sumColumns} from budget_cost t where ${where} group by t.category_id`,
    [...values],
  )
  return rows.map(({ categoryId, ...sums }) => ({
    categoryId,
    count: Number(sums.count),
    planned: Number(sums.planned),
    actual: Number(sums.actual),
    gross: Number(sums.gross),
    committed: Number(sums.committed),
    paid: Number(sums.paid),
    expected: Number(sums.expected),
  }))
}

const none = { count: 0, planned: 0, actual: 0, gross: 0, committed: 0, paid: 0, expected: 0 }

export async function sumCategory(ctx: Context, categoryId: string): Promise<CategorySums> {
  const [sums] = await sumCategories(ctx, {
    where: 't.workspace_id = $1 and t.category_id = $2',
    values: [ctx.workspace.id, categoryId],
  })
  return sums ?? { categoryId, ...none }
}

export const addedUp = (sums: readonly Omit<CategorySums, 'categoryId'>[]): Omit<CategorySums, 'categoryId'> =>
  sums.reduce(
    (total, one) => ({
      count: total.count + one.count,
      planned: total.planned + one.planned,
      actual: total.actual + one.actual,
      gross: total.gross + one.gross,
      committed: total.committed + one.committed,
      paid: total.paid + one.paid,
      expected: total.expected + one.expected,
    }),
    none,
  )

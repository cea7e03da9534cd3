// Headings of the cost plan: each category with its sums, and the total of the list.

import type { Row } from '#platform/contract/table.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { ListHeadings } from '#platform/server/table/headings.ts'
import { categoryPanel } from '../../rules/budget-address.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { listCategories, type CategoryRow } from './category-row.ts'
import type { FoundCost } from './list-row.ts'
import { addedUp, sumCategories, type CategorySums } from './sum-categories.ts'

export const headingsByCategory: ListHeadings<FoundCost> = {
  order: `(select h.position from budget_category h where h.workspace_id = t.workspace_id and h.id = t.category_id)`,
  of: ({ categoryId }) => categoryId,
  async rows(ctx, ids, matching) {
    const sums = await sumCategories(ctx, matching)
    const sumsById = new Map(sums.map((one) => [one.categoryId, one]))
    const categories = (await listCategories(ctx)).filter(({ id }) => ids.includes(id))
    return {
      byId: new Map(categories.map((category) => [category.id, headingOf(category, sumsById.get(category.id))])),
      total: totalOf(ctx, sums),
    }
  },
}

function headingOf({ id, name }: CategoryRow, sums: CategorySums | undefined): Row {
  return {
    _id: id,
    _rowType: 'header',
    _header: { value: name, panel: { key: categoryPanel, id } },
    ...(sums && columnsOf(sums)),
  }
}

function totalOf(ctx: StaffContext, sums: readonly CategorySums[]): Row {
  return { _id: 'total', _rowType: 'subheader', _subheader: ctx.t('budget_total'), ...columnsOf(addedUp(sums)) }
}

/** By column of the list. The amount is that of all costs: of the invoice, or else as planned. */
const columnsOf = ({ planned, actual, gross }: Pick<CategorySums, 'planned' | 'actual' | 'gross'>) => ({
  planned: francsOf(planned),
  actual: francsOf(actual),
  amount: francsOf(gross),
})

// Paths and panels of the budget.

export const overviewPath = '/budget/overview'
export const costsPath = '/budget/cost-planning'
export const feesPath = '/budget/fee-calculation'

export const costPanel = 'BudgetCostPlanEdit'
export const categoryPanel = 'BudgetCostCategoryEdit'

/** The cost open in its panel, in the whole list. */
export const costPath = (id: string): string => `${costsPath}?state=all&panel=${costPanel}:${id}`

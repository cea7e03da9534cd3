import { listFinder } from '#platform/web/shell/palette/finder.ts'
import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'
import { listCosts } from '../contract/costs.ts'
import { costPath, costsPath } from '../rules/budget-address.ts'

export const budgetPalette: PalettePart = {
  finders: [
    listFinder({
      group: 'screen_cost_planning',
      order: 900,
      icon: 'coins',
      permission: 'budget_read',
      path: costsPath,
      list: listCosts,
      state: 'all',
      named: ['title', 'number'],
      told: ['supplier', 'state', 'date'],
      pathOf: costPath,
    }),
  ],
  actions: [
    {
      id: 'new cost',
      title: 'budget_new_cost',
      icon: 'coins',
      permission: 'budget_write',
      path: costsPath,
      search: { create: 'cost' },
    },
  ],
}

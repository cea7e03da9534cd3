import { listFinder } from '#platform/web/shell/palette/finder.ts'
import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'
import { listExpected } from '../contract/expected.ts'
import { expectedPath, expectedPathOf, paymentsPath } from '../rules/payments-address.ts'

export const paymentsPalette: PalettePart = {
  finders: [
    listFinder({
      group: 'screen_payments_expected',
      order: 910,
      icon: 'coins',
      permission: 'budget_read',
      path: expectedPath,
      list: listExpected,
      state: 'all',
      named: ['title', 'debtor'],
      told: ['open', 'due_on', 'state'],
      pathOf: expectedPathOf,
    }),
  ],
  actions: [
    {
      id: 'upload bank file',
      title: 'payments_upload',
      icon: 'coins',
      permission: 'budget_write',
      path: paymentsPath,
      search: { create: 'file' },
    },
  ],
}

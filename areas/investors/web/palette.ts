// Investors and interested people in the command palette.

import { listFinder } from '#platform/web/shell/palette/finder.ts'
import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'
import { listInterestedInvestors } from '../contract/interested.ts'
import { listInvestors } from '../contract/list.ts'
import { interestedPanel } from '../rules/interested-address.ts'
import { writesInvestors } from '../rules/write-permission.ts'

const people = '/interested-people-b2b'

export const investorsPalette: PalettePart = {
  finders: [
    listFinder({
      group: 'investors_title',
      order: 700,
      icon: 'briefcase',
      permission: 'permit',
      path: '/investors',
      list: listInvestors,
      state: 'all',
      named: ['company', 'number'],
      told: ['state', 'contact_name'],
    }),
    listFinder({
      group: 'screen_interested_people_b2b',
      order: 710,
      icon: 'user-heart',
      permission: 'interested_people',
      path: people,
      list: listInterestedInvestors,
      state: 'all',
      named: ['contact_name', 'number'],
      told: ['state', 'company'],
      pathOf: (id) => `${people}?state=all&panel=${interestedPanel}:${id}`,
    }),
  ],
  actions: [
    {
      id: 'new investor',
      title: 'investors_new',
      icon: 'briefcase',
      permission: writesInvestors,
      path: '/investors',
      search: { create: 'investor' },
    },
  ],
}

import { listFinder } from '#platform/web/shell/palette/finder.ts'
import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'
import { listInterested } from '../contract/list.ts'
import { personPanel } from '../rules/person-address.ts'

const path = '/interested-people'

export const interestedPalette: PalettePart = {
  finders: [
    listFinder({
      group: 'menu_interested_people',
      order: 500,
      icon: 'user-heart',
      permission: 'interested_people',
      path,
      list: listInterested,
      state: 'all',
      named: ['contact_name', 'number'],
      told: ['state', 'objects'],
      pathOf: (id) => `${path}?state=all&panel=${personPanel}:${id}`,
    }),
  ],
  actions: [
    {
      id: 'new interested person',
      title: 'interested_people_new',
      icon: 'user-heart',
      permission: 'interested_people',
      path,
      search: { create: 'person' },
    },
  ],
}

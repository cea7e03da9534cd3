import { listFinder } from '#platform/web/shell/palette/finder.ts'
import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'
import { listRequests } from '../contract/list.ts'

const path = '/waitlist'

export const waitlistPalette: PalettePart = {
  finders: [
    listFinder({
      group: 'screen_waitlist',
      order: 600,
      icon: 'list-numbers',
      permission: 'waitlist',
      path,
      list: listRequests,
      state: 'all',
      named: ['contact_name', 'number'],
      told: ['state', 'places'],
    }),
  ],
  actions: [
    {
      id: 'new request',
      title: 'waitlist_new_record',
      icon: 'list-numbers',
      permission: 'waitlist',
      path,
      search: { create: 'record' },
    },
  ],
}

import { listFinder } from '#platform/web/shell/palette/finder.ts'
import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'
import { listOwnerRows } from '../contract/owners.ts'

const path = '/project-settings/user-management/owners'

export const ownersPalette: PalettePart = {
  finders: [
    listFinder({
      group: 'menu_settings_owners',
      order: 1100,
      icon: 'user-dollar',
      permission: 'admin',
      path,
      list: listOwnerRows,
      state: 'all',
      named: ['name'],
      told: ['contact', 'email'],
      pathOf: (id) => `${path}/${id}`,
    }),
  ],
  actions: [
    {
      id: 'new owner',
      title: 'owners_create',
      icon: 'user-dollar',
      permission: 'admin',
      path,
      search: { create: 'create' },
    },
  ],
}

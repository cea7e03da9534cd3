import { listFinder } from '#platform/web/shell/palette/finder.ts'
import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'
import { listBuildings } from '../contract/buildings.ts'

const path = '/objects/buildings'

export const buildingPalette: PalettePart = {
  finders: [
    listFinder({
      group: 'menu_buildings',
      order: 200,
      icon: 'buildings',
      permission: 'object_read',
      path,
      list: listBuildings,
      state: 'all',
      named: ['title', 'place'],
      told: ['state', 'owner'],
      pathOf: (id) => `${path}/${id}`,
    }),
  ],
  actions: [
    {
      id: 'new building',
      title: 'buildings_new',
      icon: 'buildings',
      permission: 'object_write',
      path,
      search: { create: 'create' },
    },
  ],
}

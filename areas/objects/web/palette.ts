import { objectKinds, type ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { listFinder } from '#platform/web/shell/palette/finder.ts'
import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'
import { objectLists } from '../contract/lists.ts'
import { listPath } from '../rules/list-path.ts'

const icons: Record<ObjectKind, string> = {
  apartment: 'door',
  parkingspace: 'parking',
  other: 'box',
  craft: 'building-store',
  plot: 'polygon',
}

export const objectPalette: PalettePart = {
  finders: objectKinds.map((kind, place) =>
    listFinder({
      group: `objects_title_${kind}`,
      order: place === 0 ? 100 : 200 + place,
      icon: icons[kind],
      permission: 'object_read',
      path: listPath[kind],
      list: objectLists[kind].list,
      state: 'all',
      named: ['title', 'reference_number'],
      told: ['state', 'city'],
    }),
  ),
  actions: objectKinds.map((kind) => ({
    id: `new ${kind}`,
    title: `objects_new_${kind}`,
    icon: icons[kind],
    permission: 'object_write',
    path: listPath[kind],
    search: { create: kind },
  })),
}

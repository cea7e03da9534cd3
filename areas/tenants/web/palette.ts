import { listFinder } from '#platform/web/shell/palette/finder.ts'
import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'
import { listTenants } from '../contract/list.ts'

export const tenantPalette: PalettePart = {
  finders: [
    listFinder({
      group: 'screen_tenants',
      order: 400,
      icon: 'key',
      permission: 'tenants_read',
      path: '/tenant',
      list: listTenants,
      state: 'all',
      named: ['tenants', 'object'],
      told: ['state', 'address'],
    }),
  ],
}

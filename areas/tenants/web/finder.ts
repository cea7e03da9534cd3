import type { Finder } from '#platform/web/shell/palette/finder.ts'
import { listTenants } from '../contract/list.ts'

export const tenantFinder: Finder = {
  group: 'screen_tenants',
  permission: 'tenants_read',
  list: listTenants,
  state: 'all',
  named: ['tenants', 'object'],
}

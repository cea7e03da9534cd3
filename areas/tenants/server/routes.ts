// The calls about tenants and their contracts.

import type { ServerArea } from '#platform/server/area.ts'
import { route } from '#platform/server/http/route.ts'
import { openTable } from '#platform/server/table/routes.ts'
import { changeTenants, listTenants } from '../contract/list.ts'
import {
  changeAssignmentContractState,
  changeContractState,
  getContractInfo,
  getTenant,
  getTenantTimeline,
  resetTenant,
  terminateTenancy,
} from '../contract/tenant.ts'
import { readContractInfo } from './contract-info.ts'
import { moveContract, resetToDefault, terminate } from './contract-state.ts'
import { tenantsTable } from './list.ts'
import { readTenant, readTenantTimeline } from './tenant.ts'

export const tenants: ServerArea = {
  name: 'tenants',
  open(doors) {
    openTable(doors, tenantsTable, { list: listTenants, bulk: changeTenants, permission: 'tenants_read' })
    route(doors, getTenant, 'tenants_read', readTenant)
    route(doors, getContractInfo, 'tenants_read', readContractInfo)
    route(doors, getTenantTimeline, 'tenants_read', readTenantTimeline)
    route(doors, changeContractState, 'tenants_write', moveContract)
    route(doors, changeAssignmentContractState, 'tenants_write', moveContract)
    route(doors, terminateTenancy, 'tenants_write', terminate)
    route(doors, resetTenant, 'tenants_write', resetToDefault)
  },
}

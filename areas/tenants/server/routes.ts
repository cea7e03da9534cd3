// The calls about tenants and their contracts.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { route } from '#platform/server/http/route.ts'
import { openTable } from '#platform/server/table/routes.ts'
import { addCompanion, endCompanion, getCompanionChoices, keepCompanion } from '../contract/companions.ts'
import { createReservation, deleteTenant, removeReservation } from '../contract/ending.ts'
import { changeTenants, listTenants } from '../contract/list.ts'
import { getObjectTenancies } from '../contract/object-tenancies.ts'
import {
  changeAssignmentContractState,
  changeContractState,
  getTenant,
  getTenantTimeline,
  resetTenant,
  terminateTenancy,
} from '../contract/tenant.ts'
import { endCompanionByItself, endCompanionJob } from './companion-ending.ts'
import { addToTenancy, keepInTenancy, readCompanionChoices, takeFromTenancy } from './companions.ts'
import { moveContract, resetToDefault } from './contract-state.ts'
import { removeTenant } from './deleting.ts'
import { endTenancy, endTenancyJob, terminate } from './ending.ts'
import { tenantsTable } from './list.ts'
import { readTenancies } from './object-tenancies.ts'
import { releaseObject, reserveObject } from './reservation.ts'
import { readTenant, readTenantTimeline } from './tenant.ts'

export const tenants: ServerArea = {
  name: 'tenants',
  open(doors) {
    openTable(doors, tenantsTable, { list: listTenants, bulk: changeTenants, permission: 'tenants_read' })
    route(doors, getTenant, 'tenants_read', readTenant)
    route(doors, getObjectTenancies, 'object_read', readTenancies)
    route(doors, getTenantTimeline, 'tenants_read', readTenantTimeline)
    route(doors, changeContractState, 'tenants_write', moveContract)
    route(doors, changeAssignmentContractState, 'tenants_write', moveContract)
    route(doors, terminateTenancy, 'tenants_write', terminate)
    route(doors, resetTenant, 'tenants_write', resetToDefault)
    route(doors, deleteTenant, 'tenants_write', removeTenant)
    route(doors, getCompanionChoices, 'tenants_read', readCompanionChoices)
    route(doors, addCompanion, 'tenants_write', addToTenancy)
    route(doors, endCompanion, 'tenants_write', takeFromTenancy)
    route(doors, keepCompanion, 'tenants_write', keepInTenancy)
    route(doors, createReservation, 'tenants_write', reserveObject)
    route(doors, removeReservation, 'tenants_write', releaseObject)
  },
  jobs: { [endTenancyJob]: endTenancy, [endCompanionJob]: endCompanionByItself },
  extensions: [
    extend(mainMenu, {
      order: 1000,
      key: 'tenant',
      icon: 'key',
      path: '/tenant',
      permission: 'tenants_read',
      only: ['reletting', 'first-time-letting', 'build'],
    }),
  ],
}

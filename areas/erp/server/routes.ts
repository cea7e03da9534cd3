// The calls about the connection to the property software.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import { route } from '#platform/server/http/route.ts'
import { checkErp, getErpSettings, initialImport, listErpTransfers, saveErpSettings } from '../contract/connection.ts'
import {
  createErpContract,
  getObjectErp,
  getTenancyErp,
  synchronizeApplication,
  synchronizeObject,
} from '../contract/transfers.ts'
import { importProperty, orderObject, pullObject, readObjectErp } from './pulling.ts'
import { pullJob, sendJob } from './pausing.ts'
import { followAgreement, followAgreementJob, receive, receiveJob } from './receiving.ts'
import { send, sendDossier, sendDraft } from './sending.ts'
import { checkConnection, readSettings, readTransfers, saveSettings } from './settings.ts'
import { readTenancyErp } from './tenancy.ts'
import { tenantsListAddition } from './tenants-list.ts'

export const erp: ServerArea = {
  name: 'erp',
  open(doors) {
    route(doors, getErpSettings, 'admin', readSettings)
    route(doors, saveErpSettings, 'admin', saveSettings)
    route(doors, checkErp, 'admin', checkConnection)
    route(doors, listErpTransfers, 'admin', readTransfers)
    route(doors, initialImport, 'admin', importProperty)
    route(doors, getObjectErp, 'object_read', readObjectErp)
    route(doors, synchronizeObject, 'object_write', orderObject)
    route(doors, getTenancyErp, 'tenants_read', readTenancyErp)
    route(doors, synchronizeApplication, 'tenants_write', sendDossier)
    route(doors, createErpContract, 'tenants_write', sendDraft)
  },
  jobs: {
    [sendJob]: send,
    [receiveJob]: receive,
    [pullJob]: pullObject,
    [followAgreementJob]: followAgreement,
  },
  nightly: [receiveJob],
  extensions: [extend(listAdditions, tenantsListAddition)],
}

// State of a tenancy at the property software, for its page.

import { spoken } from '#platform/server/permit.ts'
import { no } from '#platform/rules/verdict.ts'
import { findTenancy } from '#areas/tenants/server/public.ts'
import { erpCan } from '../rules/erp-can.ts'
import { isOnItsWay } from '../rules/transfer.ts'
import { leftOutOf } from './household.ts'
import { lookErpFor } from './system.ts'
import { transfersAbout, transferViewOf } from './transfers.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/transfers.ts'

export const getTenancyErp = handler(
  contract.getTenancyErp,
  { permission: 'tenants_read' },
  async (ctx, { params }) => {
    const tenancy = await findTenancy(ctx, params.id)
    const erp = await lookErpFor(ctx)
    const rows = await transfersAbout(ctx, { tenancyId: tenancy.id })
    const drafts = rows.filter(({ kind }) => kind === 'contract')
    const hasDraft = drafts.length > 0
    const standing = { isOn: erp !== null, contractState: tenancy.contractState, draft: drafts[0] ?? null }
    const readOnly = ctx.can('tenants_write') ? null : no('tenants_reason_read_only')
    const isUnderway = rows.some(({ kind, state }) => kind === 'dossier' && isOnItsWay(state))
    return {
      isOn: erp !== null,
      isDemo: erp?.isDemo ?? false,
      system: erp?.system.name ?? null,
      externalReference: drafts.find(({ externalReference }) => externalReference !== null)?.externalReference ?? null,
      notInDraft: hasDraft || tenancy.contractState === 'without_contract' ? await leftOutOf(ctx, tenancy) : [],
      transfers: rows.map((row) => transferViewOf(ctx, row)),
      canSynchronize: spoken(ctx, readOnly ?? (isUnderway ? no('erp_reason_on_its_way') : erpCan.beToldOf(standing))),
      canCreateContract: spoken(ctx, readOnly ?? erpCan.makeContract(standing)),
    }
  },
)

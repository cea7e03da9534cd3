// Counts applications, tenancies and offers that need action by the user, for the home page.

import { getTableName } from 'drizzle-orm'
import { countByState, type Work } from '#areas/home/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { countCap } from '#platform/contract/table.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { contractStates, saleStates } from '../../rules/application-state.ts'

const propertyObjectTable = getTableName(propertyObject)

export async function applicationWork(ctx: StaffContext): Promise<Partial<Work>> {
  // A project that sells whole properties has investors instead of applications.
  const seesApplications = ctx.can('applications_read') && ctx.workspace.projectType !== 'saleb2b'
  return {
    applications: seesApplications ? await countApplications(ctx) : null,
    tenants: ctx.can('tenants_read') ? await countByState(ctx, tenantsByState, contractStates) : null,
    endingOffers: seesApplications && !isSelling(ctx.workspace.projectType) ? await endingOffers(ctx) : null,
  }
}

const active = ['active.new', 'active.in_progress', 'active.evaluated']
/** A project that sells has no offers or assignments. */
const waitingIn = (ctx: StaffContext) =>
  isSelling(ctx.workspace.projectType) ? [...active, ...saleStates] : [...active, 'with_offer', 'assigned']

/** Each count is capped, so that its cost does not grow with the number of applications. */
async function countApplications(ctx: StaffContext) {
  const { rows } = await ctx.client.query<{ state: string; count: number }>(
    `select state, (select count(*) from (select 1 from application a
        where a.workspace_id = $1 and a.progress_state = state limit $3) counted) as count
      from unnest($2::text[]) with ordinality as wanted (state, place) order by place`,
    [ctx.workspace.id, waitingIn(ctx), countCap + 1],
  )
  return rows.map(({ state, count }) => ({ state, count: Math.min(count, countCap), capped: count > countCap }))
}

const tenantsByState = `select contract_state as state, count(*) as count from assignment
  where workspace_id = $1 and state = 'released' group by 1`

async function endingOffers(ctx: StaffContext) {
  const { rows } = await ctx.client.query<{
    applicationId: string
    number: number
    name: string
    object: string
    until: Date
  }>(
    `select a.id as "applicationId", a.number, a.contact_name as name, p.title as object, o.valid_until as until
      from offer o
      join application a on a.workspace_id = o.workspace_id and a.id = o.application_id
      join ${propertyObjectTable} p on p.workspace_id = o.workspace_id and p.id = o.object_id
      where o.workspace_id = $1 and o.state = 'open' order by o.valid_until limit 5`,
    [ctx.workspace.id],
  )
  return rows.map(({ until, ...offer }) => ({ ...offer, validUntil: until.toISOString() }))
}

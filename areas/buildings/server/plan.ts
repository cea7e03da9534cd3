// The building plan: loads the building and its objects, then the rule assigns them to storeys.

import { cutOpen } from '../rules/house-section.ts'
import { findBuilding } from './building-row.ts'
import { buildingUnits } from './units.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/plan.ts'

export const getBuildingPlan = handler(
  contract.getBuildingPlan,
  { permission: 'object_read' },
  async (ctx, { params }) => {
    const row = await findBuilding(ctx, params.id)
    const units = await buildingUnits().readForPlan(ctx, row.id)
    const { roof, storeys } = cutOpen(units)
    return {
      id: row.id,
      title: row.title,
      street: `${row.street} ${row.houseNumber}`,
      place: `${row.postalCode} ${row.city}`,
      isActive: row.isActive,
      isForSale: units.length > 0 && units.every(({ isForSale }) => isForSale),
      canSeeApplications: ctx.can('applications_read'),
      plan: {
        roof,
        storeys: storeys.map((storey) => ({ ...storey, units: storey.units.map(({ planUnit }) => planUnit) })),
      },
    }
  },
)

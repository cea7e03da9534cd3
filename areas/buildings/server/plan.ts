// The building plan: one look at the building, one at its objects; the rule puts them on their storeys.

import { isForSale } from '#areas/objects/rules/for-sale.ts'
import { pricePerSquareMetre } from '#areas/objects/rules/object-prices.ts'
import { stateTextOf, type NextState, type ObjectState } from '#areas/objects/rules/object-state.ts'
import { francs, openApplications } from '#areas/objects/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { PlanUnit } from '../contract/plan.ts'
import { cutOpen, type Housed } from '../rules/house-section.ts'
import { findBuilding } from './building-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/plan.ts'

interface UnitRow extends Housed {
  id: string
  progressState: ObjectState
  nextState: NextState | null
  lettingState: ObjectState
  nextFrom: string | null
  rooms: number | null
  area: number | null
  netRent: number | null
  grossRent: number | null
  sellingPrice: number | null
  applications: number
}

export const getBuildingPlan = handler(
  contract.getBuildingPlan,
  { permission: 'object_read' },
  async (ctx, { params }) => {
    const row = await findBuilding(ctx, params.id)
    const canSeeApplications = ctx.can('applications_read')
    const units = await unitsIn(ctx, row.id, canSeeApplications)
    const { roof, storeys } = cutOpen(units)
    return {
      id: row.id,
      title: row.title,
      street: `${row.street} ${row.houseNumber}`,
      place: `${row.postalCode} ${row.city}`,
      isActive: row.isActive,
      isForSale: units.length > 0 && units.every(isForSale),
      canSeeApplications,
      plan: {
        roof,
        storeys: storeys.map((storey) => ({ ...storey, units: storey.units.map((unit) => told(ctx, unit)) })),
      },
    }
  },
)

async function unitsIn(ctx: StaffContext, buildingId: string, countsApplications: boolean): Promise<UnitRow[]> {
  const { rows } = await ctx.client.query<UnitRow>(
    `select t.id, t.kind, t.object_type as "objectType", t.title, t.reference_number as "referenceNumber", t.floor,
        t.floor_number as "floorNumber", t.facts ->> 'positionOnFloor' as position, t.progress_state as "progressState",
        t.next_state as "nextState", t.letting_state as "lettingState", t.next_from as "nextFrom", t.rooms, t.area,
        t.net_rent as "netRent", t.gross_rent as "grossRent", t.selling_price as "sellingPrice",
        ${countsApplications ? openApplications : '0'} as applications
      from property_object t where t.workspace_id = $1 and t.building_id = $2`,
    [ctx.workspace.id, buildingId],
  )
  return rows
}

const told = (ctx: StaffContext, unit: UnitRow): PlanUnit => ({
  id: unit.id,
  reference_number: unit.referenceNumber,
  title: unit.title,
  kind: unit.kind,
  objectTypeTitle: ctx.t(`objects_type_${unit.objectType}`),
  rooms: unit.rooms,
  area: unit.area,
  letting_state: unit.lettingState,
  stateTitle: ctx.t(stateTextOf(unit)),
  next_from: unit.nextFrom,
  grossRent: francs(unit.grossRent),
  sellingPrice: francs(unit.sellingPrice),
  perSquareMetre: pricePerSquareMetre(unit),
  applications: ctx.can('applications_read') ? unit.applications : null,
  path: `/objects/${unit.id}`,
})

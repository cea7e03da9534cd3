// Objects of a building, for the pages of the lower area `buildings`.

import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { NextState, ObjectState } from '#areas/buildings/rules/object-state.ts'
import { stateTextOf } from '#areas/buildings/rules/object-state.ts'
import type { Housed } from '#areas/buildings/rules/house-section.ts'
import { building, type BuildingUnits, type UnitOfPlan } from '#areas/buildings/server/public.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { isForSale } from '../../rules/for-sale.ts'
import { pricePerSquareMetre } from '../../rules/object-prices.ts'
import { francs } from '../details/object-row.ts'
import { objectClaims } from '../details/claims.ts'
import { propertyObject } from '../tables.ts'
import { objectsSql } from './buildings-list.ts'

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

const standsIn = (ctx: Context, buildingId: string) =>
  and(eq(propertyObject.workspaceId, ctx.workspace.id), eq(propertyObject.buildingId, buildingId))

export const objectsOfBuildings: BuildingUnits = {
  async count(ctx, buildingId) {
    const [counted] = await ctx.db.select({ objects: count() }).from(propertyObject).where(standsIn(ctx, buildingId))
    return counted?.objects ?? 0
  },

  countSql: objectsSql,

  async hasHeld(ctx, buildingId) {
    const [held] = await ctx.db
      .select({ id: propertyObject.id })
      .from(propertyObject)
      .where(
        and(standsIn(ctx, buildingId), inArray(propertyObject.lettingState, ['with_offer', 'assigned', 'reserved'])),
      )
      .limit(1)
    return held !== undefined
  },

  async countForFront(ctx, buildingId) {
    const { rows } = await ctx.client.query<{ flatsOnFloor: number; shops: number }>(
      `select count(*) filter (where kind = 'craft') as shops,
          coalesce(max(on_floor) filter (where kind = 'apartment'), 0) as "flatsOnFloor"
        from (select kind, floor_number, count(*) as on_floor from property_object
          where workspace_id = $1 and building_id = $2 group by kind, floor_number) counted`,
      [ctx.workspace.id, buildingId],
    )
    return rows[0] ?? { flatsOnFloor: 2, shops: 0 }
  },

  async readForPlan(ctx, buildingId) {
    const { rows } = await ctx.client.query<UnitRow>(
      `select t.id, t.kind, t.object_type as "objectType", t.title, t.reference_number as "referenceNumber", t.floor,
          t.floor_number as "floorNumber", t.facts ->> 'positionOnFloor' as position, t.progress_state as "progressState",
          t.next_state as "nextState", t.letting_state as "lettingState", t.next_from as "nextFrom", t.rooms, t.area,
          t.net_rent as "netRent", t.gross_rent as "grossRent", t.selling_price as "sellingPrice",
          ${ctx.can('applications_read') ? objectClaims().openApplicationsSql('t') : '0'} as applications
        from property_object t where t.workspace_id = $1 and t.building_id = $2`,
      [ctx.workspace.id, buildingId],
    )
    return rows.map((unit) => unitOfPlan(ctx, unit))
  },

  async refreshSearchTexts(ctx, buildingIds) {
    await ctx.db.execute(sql`
      update property_object o set search_text = folded(concat_ws(' ', o.reference_number, o.title, b.street,
          b.house_number, b.postal_code, b.city, b.colony))
        from ${building} b
        where o.workspace_id = ${ctx.workspace.id} and o.building_id = any(${sql.param([...buildingIds])}::uuid[])
          and b.workspace_id = o.workspace_id and b.id = o.building_id`)
  },
}

function unitOfPlan(ctx: StaffContext, unit: UnitRow): UnitOfPlan {
  const { kind, objectType, title, referenceNumber, floor, floorNumber, position } = unit
  return {
    kind,
    objectType,
    title,
    referenceNumber,
    floor,
    floorNumber,
    position,
    isForSale: isForSale(unit),
    planUnit: {
      id: unit.id,
      reference_number: referenceNumber,
      title,
      kind,
      objectTypeTitle: ctx.t(`objects_type_${objectType}`),
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
    },
  }
}

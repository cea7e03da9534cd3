// Facts about the objects that stand in a building, provided by the area `objects` above.

import type { Context, StaffContext } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import type { PlanUnit } from '../contract/plan.ts'
import type { Housed } from '../rules/house-section.ts'

export interface UnitOfPlan extends Housed {
  isForSale: boolean
  planUnit: PlanUnit
}

export interface BuildingUnits {
  count: (ctx: Context, buildingId: string) => Promise<number>
  /** A household lives in one of them or is on its way. */
  hasHeld: (ctx: Context, buildingId: string) => Promise<boolean>
  /** Shops, and the most flats on one floor. */
  countForFront: (ctx: Context, buildingId: string) => Promise<{ shops: number; flatsOnFloor: number }>
  readForPlan: (ctx: StaffContext, buildingId: string) => Promise<UnitOfPlan[]>
  /** Objects are found by the address of their building, which has changed. */
  refreshSearchTexts: (ctx: Context, buildingIds: readonly string[]) => Promise<void>
}

/** Extended once. */
export const unitsOfBuildings = extensionPoint<BuildingUnits>('buildings.units')

export function buildingUnits(): BuildingUnits {
  const [units] = unitsOfBuildings.all()
  if (!units) throw new Error('No area provides the units of buildings')
  return units
}

// Facts about the objects in a building, provided by the higher area `objects`.

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
  /** SQL of that number for the building with this alias. */
  countSql: (building: string) => string
  /** True if a household lives in an object of the building or is about to move in. */
  hasHeld: (ctx: Context, buildingId: string) => Promise<boolean>
  /** Number of shops, and the highest number of flats on a floor. */
  countForFront: (ctx: Context, buildingId: string) => Promise<{ shops: number; flatsOnFloor: number }>
  readForPlan: (ctx: StaffContext, buildingId: string) => Promise<UnitOfPlan[]>
  /** Call after address changes: search finds objects by the address of their building. */
  refreshSearchTexts: (ctx: Context, buildingIds: readonly string[]) => Promise<void>
}

/** Registered once. */
export const unitsOfBuildings = extensionPoint<BuildingUnits>('buildings.units')

export function buildingUnits(): BuildingUnits {
  const [units] = unitsOfBuildings.all()
  if (!units) throw new Error('No area provides the units of buildings')
  return units
}

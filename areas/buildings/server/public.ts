// Interface to other areas: objects belong to buildings, and can be created together with one.

export { addBuilding, removeEmptyBuildings } from './create.ts'
export { buildingDataOf } from './building-data.ts'
export { changeBuildingsData, lockBuildings, type BuildingChange } from './edit.ts'
export { checkTown } from './town.ts'
export { findBuilding } from './building-row.ts'
export { drawFront } from './front.ts'
export { unitsOfBuildings, type BuildingUnits, type UnitOfPlan } from './units.ts'
export { building } from './tables.ts'

// What other areas may show of buildings.

export { BuildingFields } from './BuildingFields.tsx'
export { HousePlan } from './plan/HousePlan.tsx'
export { HouseSketch } from './plan/HouseSketch.tsx'
export { blankLook, type Fill, type Look } from './plan/unit-look.ts'

// Components of buildings for other areas.

export { BuildingFields } from './BuildingFields.tsx'
export { HousePlan } from './plan/HousePlan.tsx'
export { HouseSketch } from './plan/HouseSketch.tsx'
export { blankLook, type Fill, type Look } from './plan/unit-look.ts'

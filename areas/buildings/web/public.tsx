// What other areas may show of buildings.

export { BuildingFields } from './BuildingFields.tsx'

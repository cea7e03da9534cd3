// Maps for the screens of other areas.

export { default as TownMap } from './outline/TownMap.tsx'

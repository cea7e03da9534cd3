// For other areas: what every page of a workspace starts with.

export { readInit } from './start-up.ts'

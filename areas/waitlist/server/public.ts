// For other areas: the tables that they join.

export { waitlistRequest } from './tables.ts'

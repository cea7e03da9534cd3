// Exports the tables that other areas join.

export { waitlistRequest } from './tables.ts'

// What other areas may use of the reports.

export { reportWithoutCosts } from './audience.ts'

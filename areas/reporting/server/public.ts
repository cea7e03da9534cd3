// Interface of the reports for other areas.

export { reportWithoutCosts } from './audience.ts'

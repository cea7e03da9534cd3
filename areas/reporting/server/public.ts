// Interface of the reports for other areas.

export { withoutCostsIn } from './audience.ts'

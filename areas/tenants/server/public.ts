// What other areas may use of the tenants: finding a tenancy and taking a step with its contract.

export { moveContract } from './contract-state.ts'
export { takeStep, type Moved } from './contract-step.ts'
export { findTenancy, type TenancyRow } from './tenancy-row.ts'

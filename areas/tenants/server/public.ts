// For other areas: finding a tenancy, its agreed terms and rents, and taking a step with its contract.

export { moveContract } from './contract-state.ts'
export { takeStep, type Moved } from './contract-step.ts'
export {
  agreedRents,
  namedTogether,
  readContract,
  rentsOf,
  rentsOfCompanion,
  sumOf,
  type ContractRow,
  type RentsOfObject,
} from './rents.ts'
export { rentalContract } from './tables.ts'
export { findTenancy, type TenancyRow } from './tenancy-row.ts'

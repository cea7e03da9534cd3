// Public API of the tenants area: finds tenancies and changes the state of their contracts.

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

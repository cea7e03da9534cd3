// What other areas may use of the agreements: what they say of the rents.

export { agreedNoticeMonths, agreedRents } from './rents.ts'
export { rentalContract } from './tables.ts'

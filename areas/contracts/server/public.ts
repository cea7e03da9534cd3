// What other areas may use of the agreements: sending one, and what they say of the rents.

export { agreedNoticeMonths, agreedRents } from './rents.ts'
export { sendAgreement } from './sending.ts'
export { rentalContract } from './tables.ts'

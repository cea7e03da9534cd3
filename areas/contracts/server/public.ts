// What other areas may use of the agreements: sending one.

export { sendAgreement } from './sending.ts'

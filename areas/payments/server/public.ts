// Interface to areas above: payments that their records wait for. Amounts in Rappen.

export { tellBankFiles } from './demo-files.ts'
export { recordPayment, type Recorded } from './expected/booking.ts'
export type { ExpectedPayment } from './expected/expected-row.ts'
export {
  changeExpected,
  endExpected,
  expectPayment,
  findPayment,
  listPayments,
  type ExpectedChange,
  type Expecting,
} from './expected/expecting.ts'
export { paymentChanged, type PaymentListener } from './extension-points.ts'
export { expectedPayment } from './tables.ts'

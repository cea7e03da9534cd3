// Tables of sales.

export { buyer, buyingConfirmation, confirmedObject } from './confirmation/tables.ts'
export { reservation, reservationTemplate } from './reservation/reservation-tables.ts'
export { priceList, priceListPrice, saleDiscount } from './prices/price-tables.ts'
export { saleCompletion, saleMilestone } from './completion/completion-tables.ts'
export { saleChoice, saleChoosing, saleDateProposal, saleOption, saleOptionVersion } from './choices/choices-tables.ts'
export { saleDefect, saleHandover } from './handover/handover-tables.ts'

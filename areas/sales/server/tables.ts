// Tables of sales.

export { reservation, reservationTemplate } from './reservation/reservation-tables.ts'

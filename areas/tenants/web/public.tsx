// What other areas may show of the tenants.

export { ReservationModal } from './ReservationModal.tsx'

// Components of the tenants area for use by other areas.

export { ReservationModal } from './ReservationModal.tsx'

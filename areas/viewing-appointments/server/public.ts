// Public server functions of this area.

export { viewingAppointment, viewingInvitation, viewingObject, viewingParticipant, viewingSlot } from './tables.ts'

// Public server functions of this area.

export { viewingInvitation, viewingParticipant, viewingSlot } from './tables.ts'

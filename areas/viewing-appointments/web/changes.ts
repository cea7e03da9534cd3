// Mutations for appointments, with the queries that each makes stale.

import type { Endpoint, ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import { createDoorLink, getDoorLinks, revokeDoorLink } from '../contract/door.ts'
import { createOwnFeed, getOwnFeed, revokeOwnFeed } from '../contract/feed.ts'
import { getViewingDraws, inviteToAppointment, startViewingDraw } from '../contract/invitations.ts'
import { listBooked, listWithoutRegistrations } from '../contract/list.ts'
import {
  addParticipant,
  cancelParticipant,
  commentAppointment,
  getParticipants,
  markPresent,
  moveParticipant,
  sendParticipantMail,
} from '../contract/participants.ts'
import {
  cancelAppointment,
  cancelSlot,
  completeAppointment,
  createAppointment,
  deleteAppointment,
  editAppointment,
  getAppointment,
  getAppointmentTimeline,
  getCalendar,
  getObjectAppointments,
  getRecordAppointments,
  publishAppointment,
} from '../contract/plan.ts'

const lists: Endpoint[] = [
  listBooked,
  listWithoutRegistrations,
  getCalendar,
  getObjectAppointments,
  getRecordAppointments,
]
export const staleAfterChange: Endpoint[] = [...lists, getAppointment, getParticipants, getAppointmentTimeline]

type Done = () => unknown

export const useCreateAppointment = (onDone: (answer: ReceivedResponseOf<typeof createAppointment>) => unknown) =>
  useChange(createAppointment, { stale: lists, onDone, errors: 'own' })
export const useEditAppointment = (onDone: Done) =>
  useChange(editAppointment, { stale: staleAfterChange, onDone, errors: 'own' })
export const usePublishAppointment = () => useChange(publishAppointment, { stale: staleAfterChange })
export const useCancelAppointment = (onDone: Done) =>
  useChange(cancelAppointment, { stale: staleAfterChange, onDone, errors: 'own' })
export const useCancelSlot = (onDone: Done) => useChange(cancelSlot, { stale: staleAfterChange, onDone, errors: 'own' })
export const useCompleteAppointment = () =>
  useChange(completeAppointment, { stale: staleAfterChange, errors: 'own', timeout: false })
/** The appointment no longer exists, so only the lists are read again. */
export const useDeleteAppointment = (onDone: Done) => useChange(deleteAppointment, { stale: lists, onDone })

export const useAddParticipant = () => useChange(addParticipant, { stale: staleAfterChange, errors: 'own' })
export const useMoveParticipant = () => useChange(moveParticipant, { stale: staleAfterChange, errors: 'own' })
export const useCancelParticipant = (onDone: Done) =>
  useChange(cancelParticipant, { stale: staleAfterChange, onDone, errors: 'own' })
export const useCommentAppointment = () => useChange(commentAppointment, { stale: staleAfterChange, errors: 'own' })
export const useMarkPresent = () => useChange(markPresent, { stale: staleAfterChange })

export const useInviteToAppointment = (onDone: Done) =>
  useChange(inviteToAppointment, { stale: staleAfterChange, onDone, errors: 'own', timeout: false })
export const useSendParticipantMail = (onDone: Done) =>
  useChange(sendParticipantMail, { stale: [getAppointmentTimeline], onDone, errors: 'own', timeout: false })
export const useStartViewingDraw = () =>
  useChange(startViewingDraw, { stale: [getViewingDraws, getAppointmentTimeline], errors: 'own', timeout: false })

export const useCreateDoorLink = (onDone: (answer: ReceivedResponseOf<typeof createDoorLink>) => unknown) =>
  useChange(createDoorLink, { stale: [getDoorLinks, getAppointmentTimeline], onDone })
export const useRevokeDoorLink = (onDone: Done) =>
  useChange(revokeDoorLink, { stale: [getDoorLinks, getAppointmentTimeline], onDone })
export const useCreateOwnFeed = (onDone: (answer: ReceivedResponseOf<typeof createOwnFeed>) => unknown) =>
  useChange(createOwnFeed, { stale: [getOwnFeed], onDone })
export const useRevokeOwnFeed = (onDone: Done) => useChange(revokeOwnFeed, { stale: [getOwnFeed], onDone })

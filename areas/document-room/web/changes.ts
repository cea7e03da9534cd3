// Mutations of document rooms, and the queries that each makes stale.

import { useChange } from '#platform/web/api/query.ts'
import { arrangeRoomFiles, changeRoomFile, deleteRoomFile, releaseRoomFile } from '../contract/files.ts'
import { freezeDocumentRoom, listRoomAccess } from '../contract/log.ts'
import {
  changeRoomGuest,
  endRoomGuest,
  inviteBuyer,
  inviteRoomGuestAgain,
  inviteThirdParty,
  listRoomGuests,
} from '../contract/people.ts'
import {
  acceptRoomTerms,
  arrangeRoomCategories,
  changeDocumentRoom,
  changeRoomCategory,
  chooseRoomDigest,
  closeDocumentRoom,
  createDocumentRoom,
  createRoomCategory,
  deleteDocumentRoom,
  deleteRoomCategory,
  enterDocumentRoom,
  getDocumentRoom,
  getRoomOfRecord,
} from '../contract/room.ts'
import {
  arrangeRoomRoles,
  arrangeStandardCategories,
  changeRoomRole,
  changeStandardCategory,
  createRoomRole,
  createStandardCategory,
  deleteRoomRole,
  deleteStandardCategory,
  listRoomRoles,
  listStandardCategories,
} from '../contract/settings.ts'

export const staleAfterContent = [getDocumentRoom, getRoomOfRecord, listRoomAccess]
const content = staleAfterContent
const people = [listRoomGuests, getRoomOfRecord, listRoomAccess]
const settings = [listRoomRoles, listStandardCategories]

export const useCreateDocumentRoom = () => useChange(createDocumentRoom, { stale: content, errors: 'own' })
export const useChangeDocumentRoom = () => useChange(changeDocumentRoom, { stale: content, errors: 'own' })
export const useCloseDocumentRoom = () => useChange(closeDocumentRoom, { stale: [...content, listRoomGuests] })
export const useFreezeDocumentRoom = () => useChange(freezeDocumentRoom, { stale: [...content, listRoomGuests] })
export const useDeleteDocumentRoom = () => useChange(deleteDocumentRoom, { stale: [getRoomOfRecord] })
export const useEnterDocumentRoom = () => useChange(enterDocumentRoom)
export const useAcceptRoomTerms = () => useChange(acceptRoomTerms, { stale: content })
export const useChooseRoomDigest = () => useChange(chooseRoomDigest, { stale: [getDocumentRoom] })

export const useCreateRoomCategory = () => useChange(createRoomCategory, { stale: content, errors: 'own' })
export const useChangeRoomCategory = () => useChange(changeRoomCategory, { stale: content, errors: 'own' })
export const useDeleteRoomCategory = () => useChange(deleteRoomCategory, { stale: content })
export const useArrangeRoomCategories = () => useChange(arrangeRoomCategories, { stale: content })

export const useChangeRoomFile = () => useChange(changeRoomFile, { stale: content, errors: 'own' })
export const useArrangeRoomFiles = () => useChange(arrangeRoomFiles, { stale: content })
export const useReleaseRoomFile = () => useChange(releaseRoomFile, { stale: content })
export const useDeleteRoomFile = () => useChange(deleteRoomFile, { stale: content })

export const useInviteBuyer = () => useChange(inviteBuyer, { stale: people, errors: 'own' })
export const useInviteThirdParty = () => useChange(inviteThirdParty, { stale: people, errors: 'own' })
export const useChangeRoomGuest = () => useChange(changeRoomGuest, { stale: people, errors: 'own' })
export const useEndRoomGuest = () => useChange(endRoomGuest, { stale: people })
export const useInviteRoomGuestAgain = () => useChange(inviteRoomGuestAgain, { stale: people })

export const useCreateRoomRole = () => useChange(createRoomRole, { stale: settings, errors: 'own' })
export const useChangeRoomRole = () => useChange(changeRoomRole, { stale: settings, errors: 'own' })
export const useDeleteRoomRole = () => useChange(deleteRoomRole, { stale: settings })
export const useArrangeRoomRoles = () => useChange(arrangeRoomRoles, { stale: settings })
export const useCreateStandardCategory = () => useChange(createStandardCategory, { stale: settings, errors: 'own' })
export const useChangeStandardCategory = () => useChange(changeStandardCategory, { stale: settings, errors: 'own' })
export const useDeleteStandardCategory = () => useChange(deleteStandardCategory, { stale: settings })
export const useArrangeStandardCategories = () => useChange(arrangeStandardCategories, { stale: settings })

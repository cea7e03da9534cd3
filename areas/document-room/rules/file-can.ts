// Rules for the actions of a person on one file of a room, with the reason of each refusal.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import { allows, type RoomRight } from './room-right.ts'

interface JudgedFile {
  isWaiting: boolean
  /** Uploaded by the person who looks. */
  isOwn: boolean
  contentType: string
}

/** Types that are shown in place and carry a watermark. */
export const isShownInPlace = (contentType: string): boolean =>
  contentType === 'application/pdf' || contentType.startsWith('image/')

export const fileCan = {
  /** A waiting file is seen by its uploader and by staff. */
  beListed: (right: RoomRight, { isWaiting, isOwn }: JudgedFile): boolean =>
    isWaiting ? isOwn : allows(right, 'list'),

  bePreviewed: (right: RoomRight, { isWaiting, isOwn, contentType }: JudgedFile): Verdict => {
    if (!isShownInPlace(contentType)) return no('document_room_no_preview_type')
    return allows(right, 'preview') || (isWaiting && isOwn) ? yes : no('document_room_no_right')
  },

  beDownloaded: (right: RoomRight, { isWaiting, isOwn }: JudgedFile): Verdict =>
    allows(right, 'download') || (isWaiting && isOwn) ? yes : no('document_room_no_download'),

  beTakenBack: ({ isWaiting, isOwn }: JudgedFile): Verdict =>
    isWaiting && isOwn ? yes : no('document_room_not_taken_back'),
}

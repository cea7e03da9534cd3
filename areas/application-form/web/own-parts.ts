// How far those are who fill in their part themselves, asked again while the page is open; and what this device still holds of
// their part from before is let go.

import { call } from '#platform/web/api/call.ts'
import { getOwnParts, withdrawInvitation, type OwnPartsAnswer } from '../contract/co-applicant.ts'
import type { Credentials } from '../contract/form-shapes.ts'
import { forgetPapersOf } from './kept-papers.ts'
import { keyOn } from './mirror.ts'
import { shelf } from './shelf.ts'

export const readOwnParts = (params: Credentials): Promise<OwnPartsAnswer> => call(getOwnParts, { params })

export const withdrawLink = (credentials: Credentials, invitationId: string): Promise<OwnPartsAnswer> =>
  call(withdrawInvitation, { params: { ...credentials, invitationId } })

export async function forgetParts(slug: string, people: readonly string[]): Promise<void> {
  for (const owner of people) {
    shelf().removeItem(keyOn(slug, owner))
    await forgetPapersOf({ slug, owner })
  }
}

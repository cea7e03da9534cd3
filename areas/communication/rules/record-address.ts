// Where the record is shown that a thread, a letter or a recipient belongs to.

import { personAddress } from '#areas/interested-people/rules/person-address.ts'

export interface RecordIds {
  applicationId: string | null
  waitlistRequestId: string | null
  interestedPersonId: string | null
}

/** Null for a stranger, who has none. */
export function recordAddress({ applicationId, waitlistRequestId, interestedPersonId }: RecordIds): string | null {
  if (applicationId) return `/applications/${applicationId}`
  if (waitlistRequestId) return `/waitlist/applications/${waitlistRequestId}`
  return interestedPersonId && personAddress(interestedPersonId)
}

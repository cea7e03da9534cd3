// Before a mail is written to an address that takes none: since when and why, and where the address is corrected.

import { personAddress } from '#areas/interested-people/rules/person-address.ts'
import type { Context } from '#platform/server/context.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'
import { turnedDownAt } from '#platform/server/mail/turned-down.ts'
import type { TurnedDownMail } from '../contract/process-mail.ts'

type Record = Pick<MailDraft, 'applicationId' | 'waitlistRequestId' | 'interestedPersonId'>

export async function turnedDownFor(ctx: Context, address: string, record: Record): Promise<TurnedDownMail | null> {
  const found = await turnedDownAt(ctx, address)
  return found && { words: found.words, detail: found.detail, correctAt: correctedAt(record) }
}

/** Null where the address belongs to no record. */
function correctedAt({ applicationId, waitlistRequestId, interestedPersonId }: Record): string | null {
  if (applicationId) return `/applications/${applicationId}?panel=ApplicationEdit:${applicationId}`
  if (waitlistRequestId) return `/waitlist/applications/${waitlistRequestId}?panel=WaitlistEdit:${waitlistRequestId}`
  return interestedPersonId ? personAddress(interestedPersonId) : null
}

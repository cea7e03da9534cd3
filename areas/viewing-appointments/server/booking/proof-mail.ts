// The mail with the code that proves an address.

import { inProjectWords } from '#areas/mail-templates/server/public.ts'
import { laterByMinutes } from '#platform/rules/local-time.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { proofMinutes } from '../../rules/appointment.ts'
import type { Booking } from '../secrets.ts'
import { visitMail } from '../mails/visit-mail.ts'
import { readFacts, shownTime, visitValues } from '../mails/visit-values.ts'

interface Asked {
  name: string
  email: string
  language: Language
  code: string
}

/** Queued before the slot is locked, and never sent if the hold is over. */
export async function sendProofCode(ctx: Context, booking: Booking, { code, ...person }: Asked): Promise<void> {
  const { slot, appointment, participant } = booking
  const facts = await readFacts(ctx, [appointment])
  const { name, email, language } = person
  const values = {
    ...visitValues(ctx, facts, { appointment, slot, objectId: participant.objectId, person }),
    place_code: code,
    place_code_valid_until: shownTime(laterByMinutes(ctx.now, proofMinutes), language),
  }
  const mail = visitMail(ctx, { kind: 'viewing_code', language, to: { name, address: email }, values, rest: {} })
  await queueMail(ctx, await inProjectWords(ctx, mail))
}

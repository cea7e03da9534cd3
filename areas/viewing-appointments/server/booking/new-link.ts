// Mails the link of a booking again. Links of one booking end together after the visit, so the earlier ones stay valid.

import type { Context } from '#platform/server/context.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { openAddress, sealAddress } from '#platform/server/mail/address-in-job.ts'
import * as contract from '../../contract/new-link.ts'
import { mailLater } from '../seats/mail-due.ts'
import { mayMailAgain } from './booking.ts'

export const bookingLinkJob = 'viewing-booking-link'
const mostOfOneAddress = 10

export const requestBookingLink = publicHandler(
  contract.requestBookingLink,
  { perMinute: 5 },
  async (ctx, { body }) => {
    await ctx.enqueue(bookingLinkJob, sealAddress(ctx, body.email))
    return {}
  },
)

/** Runs as a job. */
export async function sendBookingLinks(ctx: Context, data: unknown): Promise<void> {
  const email = openAddress(ctx, data)
  if (!email) return
  const { rows } = await ctx.client.query<{ id: string }>(
    `select distinct p.id from viewing_claim c
      join viewing_participant p on p.workspace_id = c.workspace_id and p.id = c.participant_id
      join viewing_slot s on s.workspace_id = p.workspace_id and s.id = p.slot_id
      where c.workspace_id = $1 and c.email = $2 and p.state in ('booked', 'waiting', 'offered') and s.ends_at > $3
      limit $4`,
    [ctx.workspace.id, email, ctx.now, mostOfOneAddress],
  )
  const participantIds: string[] = []
  for (const { id } of rows) if (await mayMailAgain(ctx, id)) participantIds.push(id)
  await mailLater(ctx, 'state', { participantIds })
}

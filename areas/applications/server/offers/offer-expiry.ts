// Declines an offer automatically when its period ends.

import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { lockApplication } from '../details/application-row.ts'
import { endOffer } from './offer-end.ts'
import { lockOffer, lookOffer } from './offer-row.ts'
import { tellOfApplication } from '../details/staff-news.ts'

export const expireOfferJob = 'expire-offer'
const jobData = z.object({ offerId: z.uuid() })

/** Job that runs at the end of the offer. Idempotent: skips an offer that has ended already. */
export async function expireOffer(ctx: Context, data: unknown): Promise<void> {
  const { offerId } = jobData.parse(data)
  const found = await lookOffer(ctx, offerId)
  // The application has been deleted, or the offer has ended.
  if (found?.state !== 'open') return
  const application = await lockApplication(ctx, found.applicationId)
  const row = await lockOffer(ctx, offerId)
  if (row.state !== 'open') return
  if (row.validUntil > ctx.now) {
    await ctx.enqueue(expireOfferJob, { offerId }, { startAfter: row.validUntil })
    return
  }
  await endOffer(ctx, application, { offer: row, as: 'expired', reason: null })
  await tellOfApplication(ctx, { kind: 'offer_expired', application, objectIds: [row.objectId] })
}

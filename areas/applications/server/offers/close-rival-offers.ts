// Handles the other open offers after a household has accepted. An offer whose main object is gone ends. An offer
// whose main object is still available continues without the lost companions. The household is told which of the two
// happened.

import { z } from 'zod'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { lockApplication, subjectOf, type ApplicationRow } from '../details/application-row.ts'
import { companionsOf, takeOut } from '../household/companions.ts'
import { findObject, type HousedObject } from '../details/object-row.ts'
import { endOffer } from './offer-end.ts'
import { mailGivenAway, mailGoesOnWithout, newLinkFor, offeredIn } from './offer-letters.ts'
import { changeOffer, lockOffer, lookOffer, wasTold, type OfferRow } from './offer-row.ts'

const byItself: Actor = { kind: 'system', id: null, name: 'Quartier' }

/** Reason stored with an offer after another household accepted first. */
export const givenAway = 'applications_cause_given_away'

/** Requires locks on the application and its open offer. */
export async function loseWhatHasGone(ctx: Context, row: ApplicationRow, offer: OfferRow): Promise<void> {
  const own = await findObject(ctx, offer.objectId)
  if (isGone(own)) {
    await endOffer(ctx, row, { offer, as: 'withdrawn', reason: givenAway, actor: byItself })
    if (await wasTold(ctx, offer)) await mailGivenAway(ctx, row, own)
    return
  }
  const gone: HousedObject[] = []
  for (const { objectId } of await companionsOf(ctx, offer.id)) {
    const beside = await findObject(ctx, objectId)
    if (isGone(beside)) gone.push(beside)
  }
  if (gone.length > 0) await goOnWithout(ctx, row, { offer, gone })
}

/** An open offer keeps its objects in this state; an assignment changes it. */
const isGone = ({ object }: HousedObject): boolean => object.lettingState !== 'with_offer'

async function goOnWithout(
  ctx: Context,
  row: ApplicationRow,
  { offer, gone }: { offer: OfferRow; gone: readonly HousedObject[] },
): Promise<void> {
  await takeOut(
    ctx,
    offer.id,
    gone.map(({ object }) => object.id),
  )
  // Bumps the version, so that a user with the open offer gets a conflict.
  await changeOffer(ctx, offer, {})
  const token = await newLinkFor(ctx, offer.id)
  if (await wasTold(ctx, offer)) await mailGoesOnWithout(ctx, { ...(await offeredIn(ctx, row, offer)), token, gone })
  ctx.record({
    event: 'offer.goes_on_without',
    subject: subjectOf(row),
    changes: [{ field: 'object', old: gone.map(({ object }) => object.title).join(', '), new: null }],
    cause: givenAway,
    actor: byItself,
  })
}

export const giveAwayJob = 'give-offer-away'
const jobData = z.object({ offerId: z.uuid() })

/** Job for an offer that was made at the same time as another household accepted. */
export async function giveAwayLater(ctx: Context, data: unknown): Promise<void> {
  const { offerId } = jobData.parse(data)
  const found = await lookOffer(ctx, offerId)
  if (found?.state !== 'open') return
  const row = await lockApplication(ctx, found.applicationId)
  const offer = await lockOffer(ctx, offerId)
  if (offer.state === 'open') await loseWhatHasGone(ctx, row, offer)
}

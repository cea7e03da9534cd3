// Offers of one object for its side panel, with the same data and actions as on the application page.

import { processSettings } from '#areas/project-settings/server/public.ts'
import { stateTextOf } from '#areas/buildings/rules/object-state.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { HeldOffer } from '../../contract/object-offers.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { findApplication } from '../details/application-row.ts'
import { addressOf, findObject } from '../details/object-row.ts'
import { declineWords, offerViewOf } from './offer-detail.ts'
import { lookOffer } from './offer-row.ts'
import { offersOnObject } from './offers-on-object.ts'
import { openOffersOn, seatsBy } from './open-offers.ts'
import { spoken } from '#platform/server/permit.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/object-offers.ts'

const seatsOf = async (ctx: StaffContext, objectId: string) => {
  const { parallelOffersPerObject } = await processSettings(ctx)
  return (await seatsBy(ctx, [objectId], parallelOffersPerObject))(objectId)
}

export const getObjectWithOffer = handler(
  contract.getObjectWithOffer,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const { object } = await findObject(ctx, params.id)
    const offers = await offersOnObject(ctx, object.id)
    return {
      objectId: object.id,
      progress_state: object.progressState,
      seats: await seatsOf(ctx, object.id),
      offers: offers.map(({ validUntil, remindedAt, answeredAt, declineReason, ...offer }) => ({
        ...offer,
        stateTitle: ctx.t(`applications_offer_state_${offer.state}`),
        validUntil: validUntil.toISOString(),
        remindedAt: remindedAt?.toISOString() ?? null,
        answeredAt: answeredAt?.toISOString() ?? null,
        reason: declineReason && declineWords(ctx, declineReason),
      })),
    }
  },
)

export const getObjectOfferDetail = handler(
  contract.getObjectOfferDetail,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const { object, building } = await findObject(ctx, params.id)
    const offers: HeldOffer[] = []
    for (const { offerId } of await openOffersOn(ctx, [object.id])) offers.push(...(await heldOffer(ctx, offerId)))
    return {
      objectId: object.id,
      title: object.title,
      referenceNumber: object.referenceNumber,
      address: addressOf(building),
      progress_state: object.progressState,
      stateTitle: ctx.t(stateTextOf(object)),
      seats: await seatsOf(ctx, object.id),
      offers,
    }
  },
)

async function heldOffer(ctx: StaffContext, offerId: string): Promise<HeldOffer[]> {
  const row = await lookOffer(ctx, offerId)
  if (!row) return []
  const { id, number, contactName, ...application } = await findApplication(ctx, row.applicationId)
  const view = await offerViewOf(ctx, row)
  const beside = view.together.reduce((sum, { grossRent }) => sum + (grossRent ?? 0), 0)
  return [
    {
      ...view,
      applicationId: id,
      number,
      contactName,
      totalRent: view.grossRent === null ? null : view.grossRent + beside,
      canBeWithdrawn: spoken(ctx, applicationCan.haveOfferWithdrawn(application)),
    },
  ]
}

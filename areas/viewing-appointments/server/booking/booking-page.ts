// The start data of the six public booking pages, with a fixed number of statements.

import { addressOf } from '#areas/applications/server/public.ts'
import { publicName } from '#areas/project-settings/server/public.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/booking.ts'
import { ownBooking } from './own-booking.ts'
import { asPublic, publicAppointments, shownObject, type Asked } from './public-appointments.ts'
import { activeBookingOf, openBooking, openInvitation, type Invited } from '../secrets.ts'

export const initBooking = publicHandler(contract.initBooking, { perMinute: 120 }, async (ctx, { params, query }) => {
  const { interestedPersonSlug, appointmentSlug, objectSlug } = query
  const booking = appointmentSlug ? await openBooking(ctx, appointmentSlug) : null
  const invited = interestedPersonSlug ? await openInvitation(ctx, interestedPersonSlug) : null
  const object = objectSlug ? await shownObject(ctx, { objectId: objectSlug, isInvited: invited !== null }) : null
  if (objectSlug && !object) throw notFound('viewing_appointments_object_not_found')
  const known = booking?.appointment.id ?? invited?.appointment.id
  const asked: Asked = known ? { appointmentId: known } : { objectId: objectSlug ?? null }
  return {
    template: ctx.workspace.formTemplate,
    projectName: await publicName(ctx),
    object: object && { title: object.object.tenderTitle || object.object.title, address: addressOf(object.building) },
    person: invited && personOf(invited),
    declinedAt: invited?.invitation.declinedAt?.toISOString() ?? null,
    booking: booking ? await ownBooking(ctx, booking) : await bookingOfInvitation(ctx, invited),
    appointments: (await publicAppointments(ctx, asked)).map((one) => asPublic(ctx, one, params.lang)),
  }
})

const personOf = ({ invitation: { name, email, language } }: Invited) => ({ name, email, phone: '', language })

/** The newest active booking of an invited person. */
async function bookingOfInvitation(ctx: Context, invited: Invited | null) {
  if (!invited) return null
  const booking = await activeBookingOf(ctx, invited.invitation.id)
  return booking && ownBooking(ctx, booking)
}

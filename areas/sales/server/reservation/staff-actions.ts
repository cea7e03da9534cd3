// Countersigns, extends and ends a reservation, and moves a waiting buyer up.

import { subjectOf } from '#areas/applications/server/public.ts'
import { dayAfter, dayOf, endOfDay } from '#platform/rules/calendar-day.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import { handler } from '#platform/server/http/handler.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/reservation.ts'
import { reservationCan } from '../../rules/reservation-can.ts'
import { clockToNotary } from '../../rules/reservation-clock.ts'
import { placeInQueue, queuedFromOfFirst } from '../../rules/reservation-state.ts'
import { expireReservationJob } from '../queue/jobs.ts'
import { releaseReservation } from '../queue/releasing.ts'
import { changeReservation } from './change-reservation.ts'
import { clockValues, mailByHand } from './mails.ts'
import { openReservation } from './opened.ts'
import { liveReservations } from './reservation-row.ts'

export const countersignReservation = handler(
  contract.countersignReservation,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const { row, application } = await openReservation(ctx, params.id, body.version)
    assertAllowed(reservationCan.beCountersigned(row.state))
    const until = clockToNotary(ctx.now, row.until, row.notaryDays)
    const signed = await changeReservation(ctx, row, {
      state: 'completed',
      until,
      countersignedAt: ctx.now,
      countersignedBy: ctx.user.id,
    })
    await ctx.enqueue(expireReservationJob, { reservationId: row.id }, { startAfter: until })
    const mailId = await mailByHand(ctx, signed, {
      kind: 'reservation_completed',
      values: clockValues(signed),
      attachments: [row.agreementFileId],
    })
    ctx.record({
      event: 'reservation.countersigned',
      subject: subjectOf(application),
      changes: [{ field: 'reserved_until', old: row.until && dayOf(row.until), new: dayOf(until) }, aboutMail(mailId)],
    })
    const title = ctx.t('sales_done_countersigned', { name: application.contactName })
    return { notify: await saidWithMails(ctx, title, [mailId]) }
  },
)

/** Longest extension, from today. */
const mostDays = 365

export const extendReservation = handler(
  contract.extendReservation,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const { row, application } = await openReservation(ctx, params.id, body.version)
    assertAllowed(reservationCan.beExtended(row.state))
    const until = endOfDay(body.until)
    if (row.until && until <= row.until) throw fieldRefusal('until', 'sales_extend_later')
    if (body.until > dayAfter(ctx.now, mostDays))
      throw fieldRefusal('until', 'sales_extend_too_long', { most: mostDays })
    await changeReservation(ctx, row, { until })
    await ctx.enqueue(expireReservationJob, { reservationId: row.id }, { startAfter: until })
    ctx.record({
      event: 'reservation.extended',
      subject: subjectOf(application),
      changes: [{ field: 'reserved_until', old: row.until && dayOf(row.until), new: body.until }],
      cause: body.reason,
    })
    return { notify: [{ type: 'success', title: ctx.t('sales_done_extended') }] }
  },
)

export const releaseReservationByStaff = handler(
  contract.releaseReservationByStaff,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const { row, application } = await openReservation(ctx, params.id, body.version)
    assertAllowed(reservationCan.beReleased(row.state))
    await releaseReservation(ctx, row, body)
    const title = ctx.t('sales_done_released', { name: application.contactName })
    return { notify: [{ type: 'success', title }] }
  },
)

export const moveUpQueue = handler(
  contract.moveUpQueue,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const { row, application } = await openReservation(ctx, params.id, body.version)
    const live = await liveReservations(ctx, [row.objectId])
    const place = placeInQueue(live, row.id)
    assertAllowed(reservationCan.beMovedUp(row.state, place))
    await changeReservation(ctx, row, { queuedFrom: queuedFromOfFirst(live, ctx.now) })
    ctx.record({
      event: 'reservation.put_first',
      subject: subjectOf(application),
      changes: [{ field: 'queue_place', old: place, new: 1 }],
      cause: body.reason,
    })
    return { notify: [{ type: 'success', title: ctx.t('sales_done_moved_up', { name: application.contactName }) }] }
  },
)

// The calendar file behind the link in a mail.

import { publicFileHandler } from '#platform/server/http/file-route.ts'
import { AppError } from '#platform/server/app-error.ts'
import * as contract from '../../contract/booking.ts'
import { calendarOf, organizerOf } from '../mails/calendar-file.ts'
import { openBooking } from '../secrets.ts'
import { editLink } from '../mails/visit-links.ts'

export const exportCalendar = publicFileHandler(contract.exportCalendar, async (ctx, { query }) => {
  const booking = await openBooking(ctx, query.appointmentSlug)
  const { state, language } = booking.participant
  if (state !== 'booked') throw new AppError('viewing_appointments_not_booked', { status: 410 })
  const url = editLink(ctx, query.appointmentSlug, language)
  const { text } = calendarOf(ctx, 'REQUEST', { booking, organizer: await organizerOf(ctx), url })
  return { name: 'besichtigung.ics', contentType: 'text/calendar; charset=utf-8', content: Buffer.from(text) }
})

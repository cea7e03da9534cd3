// Job on the days of the reminders: reminds the buyer of the open fee and, once it is overdue, asks accounting too.

import { z } from 'zod'
import { findApplication, subjectOf } from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { Context } from '#platform/server/context.ts'
import { isReminderDue, reminderSteps } from '../../rules/reservation-clock.ts'
import { stateAt } from '../../rules/reservation-state.ts'
import { mailItself } from '../reservation/mails.ts'
import { findReservation, lookReservation } from '../reservation/reservation-row.ts'
import { lockSales } from '../reservation/sale-locks.ts'
import { tellOfReservation } from '../reservation/staff-news.ts'
import { accountingMail, paymentMail } from './payment-mails.ts'
import { findFee } from './reservation-fee.ts'

const jobData = z.object({ reservationId: z.uuid(), step: z.enum(reminderSteps) })

/** Idempotent: a second run on the same day finds the buyer reminded. */
export async function remindOfFee(ctx: Context, data: unknown): Promise<void> {
  const { reservationId, step } = jobData.parse(data)
  const found = await lookReservation(ctx, reservationId)
  if (!found) return
  await lockSales(ctx, [found.objectId])
  const row = await findReservation(ctx, reservationId)
  if (!isReminderDue({ ...row, state: stateAt(row, ctx.now) }, step, dayOf(ctx.now))) return
  const fee = await findFee(ctx, row)
  if (!fee || fee.open <= 0) return
  const application = await findApplication(ctx, row.applicationId)
  const kind = row.paymentInfoAt ? 'payment_reminder' : 'payment_info'
  const reminder = await paymentMail(ctx, row, { kind, fee })
  const mailId = await mailItself(ctx, reminder.row, reminder.mail)
  ctx.record({ event: 'reservation.reminded', subject: subjectOf(application), changes: [aboutMail(mailId)] })
  if (step === 'before') return
  await tellOfReservation(ctx, 'reservation_overdue', application, row.objectId)
  const request = await accountingMail(ctx, reminder.row, fee)
  if (request) await mailItself(ctx, request.row, request.mail)
}

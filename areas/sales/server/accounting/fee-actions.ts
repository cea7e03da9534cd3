// Staff mail the payment information, and ask accounting to confirm the payment.

import { subjectOf } from '#areas/applications/server/public.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import { handler } from '#platform/server/http/handler.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/reservation.ts'
import { reservationCan } from '../../rules/reservation-can.ts'
import { mailByHand } from '../reservation/mails.ts'
import { openReservation } from '../reservation/opened.ts'
import { accountingMail, paymentMail } from './payment-mails.ts'
import { findFee } from './reservation-fee.ts'

export const sendPaymentInfo = handler(
  contract.sendPaymentInfo,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const { row, application } = await openReservation(ctx, params.id, body.version)
    assertAllowed(reservationCan.havePaymentInfoSent(row.state))
    const fee = await findFee(ctx, row)
    if (!fee) throw notFound('sales_reason_no_fee_open')
    const kind = row.paymentInfoAt ? 'payment_reminder' : 'payment_info'
    const { row: changed, mail } = await paymentMail(ctx, row, { kind, fee })
    const mailId = await mailByHand(ctx, changed, mail)
    ctx.record({
      event: 'reservation.payment_info_sent',
      subject: subjectOf(application),
      changes: [aboutMail(mailId)],
    })
    const title = ctx.t('sales_done_payment_info', { name: application.contactName })
    return { notify: await saidWithMails(ctx, title, [mailId]) }
  },
)

export const sendAccountingReminder = handler(
  contract.sendAccountingReminder,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const { row, application } = await openReservation(ctx, params.id, body.version)
    assertAllowed(reservationCan.haveAccountingReminded(row.state))
    const fee = await findFee(ctx, row)
    if (!fee) throw notFound('sales_reason_no_fee_open')
    const prepared = await accountingMail(ctx, row, fee)
    if (!prepared) throw new AppError('sales_reason_no_accounting')
    const mailId = await mailByHand(ctx, prepared.row, prepared.mail)
    ctx.record({ event: 'reservation.accounting_asked', subject: subjectOf(application), changes: [aboutMail(mailId)] })
    return { notify: await saidWithMails(ctx, ctx.t('sales_done_accounting'), [mailId]) }
  },
)

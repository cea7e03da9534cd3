// Mails the agreement, and records a signature on paper.

import { findApplication, subjectOf, swissDate } from '#areas/applications/server/public.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { allowedFileTypes, maxFileSizeMegabytes } from '#platform/contract/file.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import { uploadHandler } from '#platform/server/http/upload-route.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/reservation.ts'
import { reservationCan } from '../../rules/reservation-can.ts'
import { acceptReservation } from '../queue/accepting.ts'
import { changeReservation } from './change-reservation.ts'
import { linkPath, newLink } from './link.ts'
import { mailByHand } from './mails.ts'
import { openReservation } from './opened.ts'
import { getReservationOf } from './reservation-row.ts'

export const sendReservation = handler(
  contract.sendReservation,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const { row, application } = await openReservation(ctx, params.id, body.version)
    assertAllowed(reservationCan.beSent(row.state))
    const { token, columns } = newLink(ctx)
    const sent = await changeReservation(ctx, row, { ...columns, mailedAt: ctx.now })
    const href = ctx.linkTo(linkPath('reservation-agreement', { uuid: row.id, token, language: row.language }))
    const button = { label: translatorFor(row.language)('sales_mail_agreement_button'), href }
    const mailId = await mailByHand(ctx, sent, {
      kind: 'reservation_agreement',
      values: { place_agreement_link: button, place_agreement_valid_until: swissDate(dayOf(columns.linkUntil)) },
      attachments: [row.agreementFileId],
      button,
    })
    ctx.record({ event: 'reservation.sent', subject: subjectOf(application), changes: [aboutMail(mailId)] })
    return {
      notify: await saidWithMails(ctx, ctx.t('sales_done_sent', { name: application.contactName }), [mailId]),
    }
  },
)

export const signOnPaper = handler(
  contract.signOnPaper,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const { row } = await openReservation(ctx, params.id, body.version)
    if (body.signedOn > dayOf(ctx.now)) throw fieldRefusal('signedOn', 'sales_signed_in_future')
    const accepted = await acceptReservation(ctx, row, {
      by: 'staff',
      name: body.name,
      signature: null,
      signedOn: body.signedOn,
    })
    const title = ctx.t(accepted.state === 'queued' ? 'sales_done_queued' : 'sales_done_accepted', { name: body.name })
    return { notify: [{ type: 'success', title }] }
  },
)

const scans = { maxBytes: maxFileSizeMegabytes * 1024 * 1024, types: allowedFileTypes }

export const uploadReservationScan = uploadHandler(
  contract.uploadReservationScan,
  { permission: 'applications_write', rules: scans },
  async (ctx, { params }, file) => {
    const application = await findApplication(ctx, params.id)
    const row = await getReservationOf(ctx, params.id)
    await ctx.db.insert(storedFile).values({
      workspaceId: ctx.workspace.id,
      ...file,
      ownerKind: 'reservation',
      ownerId: row.id,
      category: 'signed_scan',
      uploadedBy: ctx.user.id,
      createdAt: ctx.now,
    })
    ctx.record({
      event: 'reservation.scan_uploaded',
      subject: subjectOf(application),
      changes: [{ field: 'file', old: null, new: file.name }],
    })
    return {
      id: file.id,
      url: fileAddress.protected(file.id, file.name),
      key: file.id,
      displayName: file.name,
      contentType: file.contentType,
      size: file.size,
    }
  },
)

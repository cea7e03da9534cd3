// Reminder before an offer expires: sent on the day given by the process settings, or immediately by staff.

import { z } from 'zod'
import type { MailWords } from '#areas/mail-templates/contract/process-mail.ts'
import { sendProcessMail } from '#areas/mail-templates/server/public.ts'
import { canLet } from '#platform/rules/project-type.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { Context } from '#platform/server/context.ts'
import { isStopped, saidWithMails } from '#platform/server/mail/by-hand.ts'
import { AppError } from '#platform/server/app-error.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { refuseReminder } from '../../rules/offers/offer-validity.ts'
import { lockApplication, subjectOf, whoActs, type ApplicationRow } from '../details/application-row.ts'
import { newLinkFor, offeredIn, reminderLetter } from './offer-letters.ts'
import { changeOffer, lockOffer, lookOffer, lookOpenOfferFor, wasTold, type OfferRow } from './offer-row.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/offer-actions.ts'

export const remindOfOfferJob = 'remind-of-offer'
const jobData = z.object({ offerId: z.uuid() })

/**
 * Runs on the reminder day. Skips offers that ended, whose mail was called back, or that were reminded within the
 * last 24 hours.
 */
export async function remindWhenDue(ctx: Context, data: unknown): Promise<void> {
  const { offerId } = jobData.parse(data)
  const found = await lookOffer(ctx, offerId)
  // The application has been deleted, or the offer has ended.
  if (found?.state !== 'open') return
  const application = await lockApplication(ctx, found.applicationId)
  const row = await lockOffer(ctx, offerId)
  if (row.state !== 'open' || refuseReminder(row, ctx.now) || !(await wasTold(ctx, row))) return
  await remind(ctx, application, { row })
}

export const remindOfOffer = handler(
  contract.remindOfOffer,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    assertAllowed(canLet(ctx.workspace.projectType))
    const row = await lockApplication(ctx, params.applicationId)
    assertAllowed(applicationCan.haveOfferAnswered(row))
    const open = await lookOpenOfferFor(ctx, row.id)
    if (!open || open.objectId !== params.apartmentId) throw new AppError('applications_reason_no_open_offer')
    const held = await lockOffer(ctx, open.id)
    const reason = refuseReminder(held, ctx.now)
    if (reason) throw new AppError(reason)
    const mailId = await remind(ctx, row, { row: held, words: body.mail })
    return { notify: await saidWithMails(ctx, ctx.t('applications_reminded', { name: row.contactName }), [mailId]) }
  },
)

async function remind(
  ctx: Context,
  application: ApplicationRow,
  { row, words }: { row: OfferRow; words?: MailWords | undefined },
): Promise<string> {
  const offered = { ...(await offeredIn(ctx, application, row)), token: await newLinkFor(ctx, row.id) }
  const mailId = await sendProcessMail(ctx, reminderLetter(ctx, offered), words)
  // An undeliverable mail does not count as a reminder.
  if (await isStopped(ctx, mailId)) return mailId
  await changeOffer(ctx, row, { remindedAt: ctx.now })
  ctx.record({
    event: 'offer.reminded',
    subject: subjectOf(application),
    changes: [{ field: 'object', old: null, new: offered.housed.object.title }, aboutMail(mailId)],
    actor: whoActs(ctx, application),
  })
  return mailId
}

/**
 * Resets the reminder date after mails were called back, failed, or were sent after all: the last delivered reminder
 * counts.
 */
export async function retellOfferReminders(ctx: Context, mailIds: readonly string[]): Promise<void> {
  await ctx.client.query(
    `update offer o set reminded_at = (select max(m.created_at) from mail_message m
        where m.workspace_id = $1 and m.record_id = o.application_id and m.kind = 'offer-reminder'
          and m.created_at >= o.created_at and m.state not in ('failed', 'bounced', 'cancelled'))
      where o.workspace_id = $1 and o.state = 'open' and o.application_id in (select record_id from mail_message
        where workspace_id = $1 and id = any($2) and kind = 'offer-reminder')`,
    [ctx.workspace.id, mailIds],
  )
}

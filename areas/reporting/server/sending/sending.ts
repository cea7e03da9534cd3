// Sends reports: a mail with a link that needs the recipient's sign-in. The report itself is in no mail.

import { and, eq, isNull } from 'drizzle-orm'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import * as contract from '../../contract/reports.ts'
import type { Recipient } from '../../contract/reports.ts'
import { reportPath } from '../../rules/report-address.ts'
import { obstacleTo } from '../../rules/report-can.ts'
import { viewOf } from '../archive/report-view.ts'
import { judgedOf, lockReport, subjectOf, type ReportRow } from '../report-row.ts'
import { reportRecipient } from '../tables.ts'
import { findRecipients, keyOf, type FoundRecipient } from './recipients.ts'

export const sendReport = handler(
  contract.sendReport,
  { permission: 'reporting_read' },
  async (ctx, { params, body }) => {
    const row = await lockReport(ctx, params.id)
    const obstacle = obstacleTo.sending(judgedOf(row))
    if (obstacle) throw new AppError(obstacle)
    const recipients = await knownRecipients(ctx, body.recipients)
    for (const recipient of recipients) assertMayRead(row, recipient)
    await addressReport(ctx, row.id, recipients)
    const sent = await sendToRest(ctx, row, ctx.user.id)
    const title = sent === 0 ? ctx.t('reporting_sent_before') : ctx.t('reporting_sent', { count: sent })
    return { report: await viewOf(ctx, row), notify: [{ type: sent === 0 ? 'info' : 'success', title }] }
  },
)

/** Refuses recipients who cannot sign in, or may not read reports. */
export async function knownRecipients(ctx: Context, wanted: readonly Recipient[]): Promise<FoundRecipient[]> {
  const found = await findRecipients(ctx, wanted)
  if (found.length < new Set(wanted.map(keyOf)).size) throw fieldRefusal('recipients', 'reporting_recipient_unknown')
  return found
}

const obstacleFor = ({ ownerIds, options }: ReportRow, recipient: FoundRecipient): string | null =>
  obstacleTo.sendingTo(recipient, ownerIds) ?? obstacleTo.showingCosts(recipient, options)

function assertMayRead(row: ReportRow, recipient: FoundRecipient): void {
  const obstacle = obstacleFor(row, recipient)
  if (obstacle) throw fieldRefusal('recipients', obstacle, { name: recipient.name })
}

/** Recipients that a report has already are left as they are. */
export async function addressReport(
  ctx: Context,
  reportId: string,
  recipients: readonly FoundRecipient[],
): Promise<void> {
  if (recipients.length === 0) return
  await ctx.db
    .insert(reportRecipient)
    .values(
      recipients.map(({ kind, id, name }) => ({
        workspaceId: ctx.workspace.id,
        reportId,
        recipientKind: kind,
        recipientId: id,
        name,
      })),
    )
    .onConflictDoNothing()
}

/**
 * Writes the mails to the recipients who have none yet, and returns their number. Requires a lock on the report.
 * Recipients who cannot sign in any more are left out, owners if objects of others are in the report, and all who may
 * not see the costs in it.
 */
export async function sendToRest(ctx: Context, row: ReportRow, sentBy: string | null): Promise<number> {
  const waiting = await ctx.db.select().from(reportRecipient).where(waitingFor(ctx, row.id))
  const found = await findRecipients(
    ctx,
    waiting.map(({ recipientKind, recipientId }) => ({ kind: recipientKind, id: recipientId })),
  )
  const allowed = found.filter((recipient) => obstacleFor(row, recipient) === null)
  for (const recipient of allowed) {
    const mailId = await mailTo(ctx, row, recipient)
    await ctx.db
      .update(reportRecipient)
      .set({ mailId, sentBy, sentAt: ctx.now })
      .where(
        and(
          waitingFor(ctx, row.id),
          eq(reportRecipient.recipientKind, recipient.kind),
          eq(reportRecipient.recipientId, recipient.id),
        ),
      )
    ctx.record({ event: 'report.sent', subject: subjectOf(row), cause: recipient.name })
  }
  return allowed.length
}

const waitingFor = (ctx: Context, reportId: string) =>
  and(
    eq(reportRecipient.workspaceId, ctx.workspace.id),
    eq(reportRecipient.reportId, reportId),
    isNull(reportRecipient.sentAt),
  )

function mailTo(ctx: Context, row: ReportRow, { name, email, language }: FoundRecipient): Promise<string> {
  const t = translatorFor(language, ctx.workspace.projectType)
  const values = { title: row.title, workspace: ctx.workspace.name, name }
  return queueMail(ctx, {
    kind: 'staff-report',
    language,
    to: { name, address: email },
    subject: t('reporting_mail_subject', values),
    greeting: t('reporting_mail_greeting', values),
    paragraphs: [t('reporting_mail_text', values), t('reporting_mail_sign_in', values)],
    button: { label: t('reporting_mail_button'), href: ctx.linkTo(reportPath(row.id)) },
    closing: t('reporting_mail_closing'),
  })
}

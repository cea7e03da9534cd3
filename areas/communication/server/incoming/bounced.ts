// Applies a bounce report to the mail, its thread and its address. A delay report (the server still retries) marks
// nothing before the third in a row.

import type { Context } from '#platform/server/context.ts'
import { classOf, keepBounces, keepDelay } from '#platform/server/mail/bounces.ts'
import { lockReminded, retellReminders } from '../inbox/reminded.ts'
import { mailByAddress, mailById, mailByMessageIds, type OwnMail } from './matching.ts'
import type { Incoming } from './parsing.ts'
import { quotedIdIn, reportIn, unreadableReport, type Report } from './reports.ts'

/**
 * A report that can be read, or a message that gives back a mail of ours: at the address that only servers see, or with the Message-ID
 * that only the recipient and the servers on the way know. An absence at that address is neither.
 */
export async function reportOf(ctx: Context, mail: Incoming): Promise<Report | null> {
  const report = reportIn(mail)
  if (report || !mail.nature.looksLikeBounce) return report
  const quoted = quotedIdIn(mail)
  const ours = (await mailByAddress(ctx, mail, 'bounce')) ?? (quoted ? await mailByMessageIds(ctx, [quoted]) : null)
  return ours ? unreadableReport(mail) : null
}

/** Finds the mail of a report: by the address the report was sent to, then by the ids it quotes. */
export async function reportedMail(ctx: Context, mail: Incoming, report: Report): Promise<OwnMail | null> {
  const byAddress = (await mailByAddress(ctx, mail, 'bounce')) ?? (await mailByAddress(ctx, mail, 'reply'))
  if (byAddress) return byAddress
  const envelopeId = report.kind === 'delivery' ? report.envelopeId : null
  const byEnvelope = envelopeId ? await mailById(ctx, envelopeId) : null
  return byEnvelope ?? (report.originalMessageId ? mailByMessageIds(ctx, [report.originalMessageId]) : null)
}

export async function keepReport(ctx: Context, report: Report, reported: OwnMail): Promise<void> {
  if (report.kind === 'complaint') return complain(ctx, reported.toAddress)
  if (report.action === 'other') return
  const { code, words } = report
  const bounce = { mailId: reported.id, class: classOf(code), code: code || '5.0.0', words, at: ctx.now } as const
  await lockReminded(ctx, [reported.id])
  if (report.action === 'failed') await keepBounces(ctx.client, ctx.workspace.id, [bounce])
  else await keepDelay(ctx.client, ctx.workspace.id, bounce)
  await retellReminders(ctx, [reported.id])
}

/** A spam complaint unsubscribes the address from news. */
async function complain(ctx: Context, address: string): Promise<void> {
  await ctx.client.query(
    `insert into mail_address as a (workspace_id, address, complained_at, refuses_news_at) values ($1, lower($2), $3, $3)
      on conflict (workspace_id, address) do update set complained_at = $3, refuses_news_at = coalesce(a.refuses_news_at, $3)`,
    [ctx.workspace.id, address, ctx.now],
  )
}

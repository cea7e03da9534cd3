// Mails that are the deed itself: a reminder that reached nobody is none, a denial that was called back is none.

import { retellDenials, retellOfferReminders } from '#areas/applications/server/public.ts'
import { keepReminderOnPaper, retellReferenceReminders } from '#areas/enquiries/server/public.ts'
import type { Context } from '#platform/server/context.ts'

/** Before their mails are held: whoever ends an offer holds the application first, too. */
export async function holdReminded(ctx: Context, mailIds: readonly string[]): Promise<void> {
  await ctx.client.query(
    `select from application where workspace_id = $1 and id in (select application_id from mail_message
        where workspace_id = $1 and id = any($2) and kind in ('offer-reminder', 'reference-reminder', 'denial')) order by id for update`,
    [ctx.workspace.id, mailIds],
  )
}

/** What reached nobody by mail goes on paper. */
export async function remindOnPaper(ctx: Context, went: { mailId: string; letterId: string }): Promise<void> {
  await keepReminderOnPaper(ctx, went)
  await retellReminders(ctx, [went.letterId])
}

/** After what became of them has changed. */
export async function retellReminders(ctx: Context, mailIds: readonly string[]): Promise<void> {
  await retellOfferReminders(ctx, mailIds)
  await retellReferenceReminders(ctx, mailIds)
  await retellDenials(ctx, mailIds)
}

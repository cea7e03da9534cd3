// Erases recipients of bulk mails together with their record.

import type { Context } from '#platform/server/context.ts'

/**
 * Bulk mails keep their counts: name and address go, the outcome of the mail stays. Runs before the mails are deleted. A mail
 * that still waits goes with the thread, so it counts as terminated. Without a mail server held mails stand for sent ones.
 */
export async function forgetRecipients(ctx: Context, recordIds: readonly string[]): Promise<void> {
  await ctx.client.query(
    `update task_recipient r set name = '–', address = '', record_kind = null, record_id = null,
       state = case when r.state = 'waiting' then 'terminated' else r.state end,
       outcome = case when r.state <> 'written' then r.outcome else coalesce(r.outcome, (
         select case when m.state = 'printed' then 'printed'
           when m.state in ('sent', 'sending') or m.state = 'held' and $3 and coalesce(m.not_before <= $4, true) then 'sent'
           when m.state in ('failed', 'bounced') then 'failed' end
         from mail_message m where m.workspace_id = $1 and m.id = r.mail_id), 'terminated') end
     where r.workspace_id = $1 and r.record_id = any($2)`,
    [ctx.workspace.id, recordIds, !ctx.services.mail.canSend, ctx.now],
  )
}

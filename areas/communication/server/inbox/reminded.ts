// Mails that carry an action: when such a mail is called back or is not delivered, the area that wrote it updates its
// records.

import type { Context } from '#platform/server/context.ts'

/**
 * Locks the records of such mails before the mails themselves. The areas use the same order, which prevents
 * deadlocks.
 */
export async function lockReminded(ctx: Context, mailIds: readonly string[]): Promise<void> {
  const { followUps, get } = ctx.services.records
  const mailKinds = followUps.flatMap((one) => one.mailKinds)
  const concerned = `from mail_message where workspace_id = $1 and id = any($2) and kind = any($3)`
  const { rows } = await ctx.client.query<{ kind: string }>(
    `select distinct record_kind kind ${concerned} and record_kind is not null order by 1`,
    [ctx.workspace.id, mailIds, mailKinds],
  )
  for (const { kind } of rows) {
    await ctx.client.query(
      `select from ${get(kind).table} where workspace_id = $1 and id in (select record_id ${concerned} and record_kind = $4)
        order by id for update`,
      [ctx.workspace.id, mailIds, mailKinds, kind],
    )
  }
}

/** Replaces an undelivered mail by a letter. */
export async function remindOnPaper(ctx: Context, went: { mailId: string; letterId: string }): Promise<void> {
  for (const { onPaper } of ctx.services.records.followUps) await onPaper?.(ctx, went)
  await retellReminders(ctx, [went.letterId])
}

/** Call after the state of these mails has changed. */
export async function retellReminders(ctx: Context, mailIds: readonly string[]): Promise<void> {
  for (const { afterChange } of ctx.services.records.followUps) await afterChange(ctx, mailIds)
}

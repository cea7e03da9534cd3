// What is forgotten with a record: its thread, the mails in it, the files that came with them.

import type { Context } from '../context.ts'

/** Returns the keys of the contents, to be removed after commit. */
export async function forgetThreads(ctx: Context, threadIds: readonly string[]): Promise<string[]> {
  const of = [ctx.workspace.id, threadIds]
  const { rows } = await ctx.client.query<{ storage_key: string }>(
    `delete from stored_file where workspace_id = $1 and owner_kind = 'mail'
        and owner_id in (select id from mail_message where workspace_id = $1 and thread_id = any($2))
      returning storage_key`,
    of,
  )
  await ctx.client.query('delete from mail_thread where workspace_id = $1 and id = any($2)', of)
  return rows.map((row) => row.storage_key)
}

/** What was heard of these addresses, but not that they want no news: that has to be remembered. */
export async function forgetAddresses(ctx: Context, addresses: readonly string[]): Promise<void> {
  await ctx.client.query(
    `delete from mail_address a where workspace_id = $1 and address = any($2) and refuses_news_at is null
      and not exists (select from mail_thread t where t.workspace_id = $1 and lower(t.contact_address) = a.address)`,
    [ctx.workspace.id, addresses],
  )
}

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
  const batches = await forgetBatches(ctx, threadIds)
  await ctx.client.query('delete from mail_thread where workspace_id = $1 and id = any($2)', of)
  return [...rows.map((row) => row.storage_key), ...batches]
}

/** Files for the printer among whose letters one of theirs is; that they were printed stays known. */
async function forgetBatches(ctx: Context, threadIds: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.client.query<{ storage_key: string }>(
    `with theirs as (select distinct l.batch_id from print_batch_letter l
        join mail_message m on m.workspace_id = $1 and m.id = l.mail_id
        where l.workspace_id = $1 and m.thread_id = any($2)),
      emptied as (update print_batch b set file_id = null from theirs where b.workspace_id = $1 and b.id = theirs.batch_id)
     delete from stored_file f using theirs
       where f.workspace_id = $1 and f.owner_kind = 'print_batch' and f.owner_id = theirs.batch_id
     returning f.storage_key`,
    [ctx.workspace.id, threadIds],
  )
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

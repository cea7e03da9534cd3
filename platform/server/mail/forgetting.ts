// Deletes the mail data of a record: its thread, the mails in it and the files that came with them.

import type { Context } from '../context.ts'

/** `owner_kind` of the raw copy of a received mail. */
export const originalOwner = 'mail_original'

/** The id of a thread is the id of its record. Returns the storage keys, to be removed after commit. */
export async function forgetThreads(ctx: Context, threadIds: readonly string[]): Promise<string[]> {
  const of = [ctx.workspace.id, threadIds]
  await ctx.services.records.beforeThreadsGo(ctx, threadIds)
  const { rows } = await ctx.client.query<{ id: string }>(
    'select id from mail_message where workspace_id = $1 and thread_id = any($2)',
    of,
  )
  const ids = rows.map(({ id }) => id)
  const files = await forgetFilesOfMails(ctx, ids)
  const batches = await forgetBatches(ctx, threadIds)
  await ctx.client.query('delete from mail_thread where workspace_id = $1 and id = any($2)', of)
  return [...files, ...batches]
}

/** Deletes the attachments and originals of these mails. Returns the storage keys, to be removed after commit. */
export async function forgetFilesOfMails(ctx: Context, mailIds: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.client.query<{ storage_key: string }>(
    `delete from stored_file where workspace_id = $1 and owner_kind in ('mail', '${originalOwner}') and owner_id = any($2)
      returning storage_key`,
    [ctx.workspace.id, mailIds],
  )
  return rows.map((row) => row.storage_key)
}

/**
 * Deletes originals that arrived before this moment and belong to no record: a record takes its mails along, but no other rule
 * ends the copies of strangers' mails and of reports. Returns the storage keys.
 */
export async function forgetLooseOriginals(ctx: Context, before: Date): Promise<string[]> {
  const { rows } = await ctx.client.query<{ storage_key: string }>(
    `delete from stored_file f using mail_message m left join mail_thread t on t.workspace_id = $1 and t.id = m.thread_id
      where f.workspace_id = $1 and f.owner_kind = '${originalOwner}' and f.created_at < $2
        and m.workspace_id = $1 and m.id = f.owner_id
        and t.record_id is null
      returning f.storage_key`,
    [ctx.workspace.id, before],
  )
  return rows.map((row) => row.storage_key)
}

/** Deletes mails to staff, which belong to no thread, if they link to pages of the erased record. */
export async function forgetMailsAbout(ctx: Context, paths: readonly string[]): Promise<void> {
  await ctx.client.query(
    `delete from mail_message where workspace_id = $1 and thread_id is null
       and body_text like any(select '%' || path || '%' from unnest($2::text[]) path)`,
    [ctx.workspace.id, paths],
  )
}

/**
 * Removes the files of print batches that contain a letter of these threads; the batch row stays as proof of
 * printing.
 */
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

/** Deletes the delivery history of these addresses, but not that they refuse news: that must be remembered. */
export async function forgetAddresses(ctx: Context, addresses: readonly string[]): Promise<void> {
  await ctx.client.query(
    `delete from mail_address a where workspace_id = $1 and address = any($2) and refuses_news_at is null
      and not exists (select from mail_thread t where t.workspace_id = $1 and lower(t.contact_address) = a.address)`,
    [ctx.workspace.id, addresses],
  )
}

/** Deletes sent mails of these kinds that belong to no thread, and so to no record that would take them along. */
export async function forgetLooseMails(
  ctx: Context,
  { kinds, before }: { kinds: readonly string[]; before: Date },
): Promise<void> {
  await ctx.client.query(
    `delete from mail_message where workspace_id = $1 and thread_id is null and kind = any($2) and created_at < $3
      and state not in ('queued', 'sending')`,
    [ctx.workspace.id, kinds, before],
  )
}

// Row of the inbox for a thread, read from columns precomputed in `mail_thread`.

import type { StaffContext } from '#platform/server/context.ts'
import type { RecordKind } from '#platform/server/records/record-kind.ts'
import { joinedRecords, recordColumn } from '#platform/server/records/record-sql.ts'
import { nameOfStaff } from '#platform/server/session/staff-names.ts'
import { named } from '#platform/server/table/statement.ts'
import type { InboxItem } from '../../contract/inbox.ts'
import { stranger } from '../../rules/mailboxes.ts'
import { pageOf, type ThreadRow } from './thread-row.ts'

interface FoundThread {
  id: string
  record_kind: string | null
  number: number | null
  contact_name: string
  contact_address: string
  subject: string
  preview: string
  mails: number
  last_at: Date
  last_direction: 'in' | 'out'
  last_bounce_at: Date | null
  has_attachments: boolean
  is_important: boolean
  archived_at: Date | null
  snoozed_until: Date | null
  assigned_to: string | null
  assigned_first: string | null
  assigned_last: string | null
  has_mail: boolean
  has_bounce: boolean
}

const fieldsOf = (
  kinds: readonly RecordKind[],
) => `t.id, t.record_kind, ${recordColumn(kinds, 'number')}::int number, t.contact_name, t.contact_address, t.subject, t.preview,
  t.mails, t.last_at, t.last_direction, t.last_bounce_at, t.has_attachments, t.is_important, t.archived_at, t.snoozed_until, t.assigned_to,
  s.first_name assigned_first, s.last_name assigned_last, coalesce(u.has_mail, false) has_mail, coalesce(u.has_bounce, false) has_bounce`

/** `$1` is the workspace, `$2` the person, `$3` the ids. */
const linesOfThreads = (kinds: readonly RecordKind[]) => `select ${fieldsOf(kinds)}
from unnest($3::uuid[]) with ordinality given (id, place)
join mail_thread t on t.workspace_id = $1 and t.id = given.id
left join mail_thread_unread u on u.workspace_id = $1 and u.user_id = $2 and u.thread_id = t.id
${joinedRecords(kinds, 't')}
left join staff_user s on s.workspace_id = $1 and s.id = t.assigned_to
order by given.place`

/** Lines of these threads in the order of the ids. Missing threads are omitted. */
export async function itemsOf(ctx: StaffContext, ids: readonly string[]): Promise<InboxItem[]> {
  if (ids.length === 0) return []
  const { rows } = await ctx.client.query<FoundThread>(
    named(linesOfThreads(ctx.services.records.kinds), [ctx.workspace.id, ctx.user.id, ids]),
  )
  return rows.map((row) => itemOf(ctx, row))
}

export async function newestUnread(ctx: StaffContext, most: number): Promise<InboxItem[]> {
  const { rows } = await ctx.client.query<{ id: string }>(
    `select u.thread_id id from mail_thread_unread u join mail_thread t on t.workspace_id = $1 and t.id = u.thread_id
     where u.workspace_id = $1 and u.user_id = $2 and t.archived_at is null order by u.since desc limit ${most}`,
    [ctx.workspace.id, ctx.user.id],
  )
  return itemsOf(
    ctx,
    rows.map(({ id }) => id),
  )
}

function itemOf(ctx: StaffContext, row: FoundThread): InboxItem {
  return {
    application_id: row.id,
    about: row.record_kind ?? stranger,
    number: row.number,
    href: pageOf(ctx, { recordKind: row.record_kind, recordId: row.id }),
    contactName: row.contact_name,
    contactAddress: row.contact_address,
    subject: row.subject,
    preview: row.preview,
    mails: row.mails,
    lastAt: row.last_at.toISOString(),
    lastDirection: row.last_direction,
    isUnread: row.has_mail,
    hasBounce: row.last_bounce_at !== null,
    hasUnreadBounce: row.has_bounce,
    hasAttachments: row.has_attachments,
    isImportant: row.is_important,
    isArchived: row.archived_at !== null,
    snoozedUntil: row.snoozed_until?.toISOString() ?? null,
    assignedTo: row.assigned_to
      ? { id: row.assigned_to, ...nameOfStaff(row.assigned_first ?? '', row.assigned_last ?? '') }
      : null,
  }
}

/** Row for a record that has no mails yet. */
export function emptyItem(ctx: StaffContext, row: ThreadRow): InboxItem {
  return {
    application_id: row.id,
    about: row.recordKind ?? stranger,
    number: null,
    href: pageOf(ctx, row),
    contactName: row.contactName,
    contactAddress: row.contactAddress,
    subject: '',
    preview: '',
    mails: 0,
    lastAt: row.lastAt.toISOString(),
    lastDirection: row.lastDirection,
    isUnread: false,
    hasBounce: false,
    hasUnreadBounce: false,
    hasAttachments: false,
    isImportant: false,
    isArchived: false,
    snoozedUntil: null,
    assignedTo: null,
  }
}

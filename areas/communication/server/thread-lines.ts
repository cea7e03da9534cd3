// What a line of the inbox shows of a thread. It lies ready in `mail_thread`.

import type { StaffContext } from '#platform/server/context.ts'
import { nameOfStaff } from '#platform/server/session/staff-names.ts'
import { named } from '#platform/server/table/statement.ts'
import type { InboxItem } from '../contract/inbox.ts'
import { recordAddress } from '../rules/record-address.ts'
import type { ThreadRow } from './thread-row.ts'

const aboutSql = `case when t.application_id is not null then 'application'
  when t.waitlist_request_id is not null then 'waitlist' when t.interested_person_id is not null then 'interested' else 'stranger' end`

interface FoundThread {
  id: string
  about: InboxItem['about']
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

const fields = `t.id, ${aboutSql} about, coalesce(a.number, w.number, i.number)::int number, t.contact_name, t.contact_address, t.subject, t.preview,
  t.mails, t.last_at, t.last_direction, t.last_bounce_at, t.has_attachments, t.is_important, t.archived_at, t.snoozed_until, t.assigned_to,
  s.first_name assigned_first, s.last_name assigned_last, coalesce(u.has_mail, false) has_mail, coalesce(u.has_bounce, false) has_bounce`

/** `$1` is the workspace, `$2` the person, `$3` the ids. */
const linesOfThreads = `select ${fields}
from unnest($3::uuid[]) with ordinality given (id, place)
join mail_thread t on t.workspace_id = $1 and t.id = given.id
left join mail_thread_unread u on u.workspace_id = $1 and u.user_id = $2 and u.thread_id = t.id
left join application a on a.workspace_id = $1 and a.id = t.application_id
left join waitlist_request w on w.workspace_id = $1 and w.id = t.waitlist_request_id
left join interested_person i on i.workspace_id = $1 and i.id = t.interested_person_id
left join staff_user s on s.workspace_id = $1 and s.id = t.assigned_to
order by given.place`

/** The lines of these threads, in the order of the ids; what is not there is left out. */
export async function itemsOf(ctx: StaffContext, ids: readonly string[]): Promise<InboxItem[]> {
  if (ids.length === 0) return []
  const { rows } = await ctx.client.query<FoundThread>(named(linesOfThreads, [ctx.workspace.id, ctx.user.id, ids]))
  return rows.map(itemOf)
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

const hrefOf = (id: string, about: InboxItem['about']): string | null =>
  recordAddress({
    applicationId: about === 'application' ? id : null,
    waitlistRequestId: about === 'waitlist' ? id : null,
    interestedPersonId: about === 'interested' ? id : null,
  })

function itemOf(row: FoundThread): InboxItem {
  return {
    application_id: row.id,
    about: row.about,
    number: row.number,
    href: hrefOf(row.id, row.about),
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

/** Of a record with which nobody has exchanged a mail yet. */
export function emptyItem(row: ThreadRow): InboxItem {
  const about = row.applicationId ? 'application' : row.waitlistRequestId ? 'waitlist' : 'interested'
  return {
    application_id: row.id,
    about,
    number: null,
    href: recordAddress(row),
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

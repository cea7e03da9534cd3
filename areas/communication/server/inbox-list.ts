// The inbox as a list: threads of a mailbox in pages. A line lies ready in `mail_thread`; what a page costs does not grow with the mails.

import { countCap } from '#platform/contract/table.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { mostUnread } from '#platform/server/mail/reading.ts'
import { nameOfStaff } from '#platform/server/session/staff-names.ts'
import { named } from '#platform/server/table/statement.ts'
import { searchWords } from '#platform/server/table/search-words.ts'
import type { getInbox, InboxItem } from '../contract/inbox.ts'
import type { Mailbox, ThreadOrder } from '../rules/mailboxes.ts'
import { colleaguesWhoWrite } from './colleagues.ts'
import type { ThreadRow } from './thread-row.ts'
import { sendingTrouble } from './trouble.ts'

/** Each with its own order, which an index of migration 0334 has. `$2` is the person. */
const boxes: Record<Mailbox, { where: string; by: string }> = {
  inbox: {
    where: 't.last_in_at is not null and t.archived_at is null and (t.snoozed_until is null or t.snoozed_until <= $3)',
    by: 't.last_in_at',
  },
  assigned: { where: 't.assigned_to = $2 and t.archived_at is null', by: 't.last_at' },
  important: { where: 't.is_important and t.archived_at is null', by: 't.last_at' },
  unassigned: {
    where: 't.application_id is null and t.waitlist_request_id is null and t.archived_at is null',
    by: 't.last_at',
  },
  failed: { where: 't.last_bounce_at is not null and t.archived_at is null', by: 't.last_bounce_at' },
  sent: { where: 't.last_out_at is not null', by: 't.last_out_at' },
  snoozed: { where: 't.snoozed_until > $3', by: 't.last_at' },
  archive: { where: 't.archived_at is not null', by: 't.last_at' },
  all: { where: 't.archived_at is null', by: 't.last_at' },
}

const about = `case when t.application_id is not null then 'application'
  when t.waitlist_request_id is not null then 'waitlist' else 'stranger' end`

const aboutIs = {
  application: 't.application_id is not null',
  waitlist: 't.waitlist_request_id is not null',
  stranger: 't.application_id is null and t.waitlist_request_id is null',
} as const

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

const lines = `select t.id, ${about} about, coalesce(a.number, w.number)::int number, t.contact_name, t.contact_address, t.subject, t.preview,
  t.mails, t.last_at, t.last_direction, t.last_bounce_at, t.has_attachments, t.is_important, t.archived_at, t.snoozed_until, t.assigned_to,
  s.first_name assigned_first, s.last_name assigned_last, coalesce(u.has_mail, false) has_mail, coalesce(u.has_bounce, false) has_bounce
from page join mail_thread t on t.workspace_id = $1 and t.id = page.id
left join mail_thread_unread u on u.workspace_id = $1 and u.user_id = $2 and u.thread_id = t.id
left join application a on a.workspace_id = $1 and a.id = t.application_id
left join waitlist_request w on w.workspace_id = $1 and w.id = t.waitlist_request_id
left join staff_user s on s.workspace_id = $1 and s.id = t.assigned_to`

type Asked = Received<typeof getInbox>

export async function readInbox(ctx: StaffContext, received: Asked): Promise<AnswerOf<typeof getInbox>> {
  const { page, rowsPerPage } = received.query
  const { where, values, order } = questionOf(ctx, received)
  const from = `from mail_thread t where ${where}`
  // In one round trip.
  const [found, counted, waiting, colleagues] = await Promise.all([
    ctx.client.query<FoundThread>(
      named(
        `with page as materialized (select t.id, row_number() over () place from (
           select t.id ${from} order by ${order} limit ${rowsPerPage} offset $${values.length + 1}) t)
         ${lines} order by page.place`,
        [...values, (page - 1) * rowsPerPage],
      ),
    ),
    ctx.client.query<{ n: number }>(
      named(`select count(*)::int n from (select 1 ${from} limit ${countCap + 1}) c`, values),
    ),
    countWaiting(ctx),
    colleaguesWhoWrite(ctx),
  ])
  const total = counted.rows[0]?.n ?? 0
  return {
    items: found.rows.map(itemOf),
    pagination: {
      enabled: total > rowsPerPage,
      totalItems: Math.min(total, countCap),
      capped: total > countCap,
      rowsPerPage,
      currentPage: page,
    },
    waiting,
    colleagues,
    trouble: sendingTrouble(ctx),
  }
}

function questionOf(ctx: StaffContext, { params, query }: Asked) {
  const values: unknown[] = [ctx.workspace.id, ctx.user.id, ctx.now]
  const place = (value: unknown) => `$${values.push(value)}`
  const { where, by } = boxes[params.mailbox]
  const conditions = [
    't.workspace_id = $1',
    // Each of them stands in every text, so that the numbers of the values stay the same.
    '$2::uuid is not null and $3::timestamptz is not null',
    where,
    ...searchWords(query.search).map((word) => `t.search_text like search_pattern(${place(word)})`),
    query.about && aboutIs[query.about],
    query.attachments && 't.has_attachments',
    query.assignedTo && `t.assigned_to = ${place(query.assignedTo)}`,
    query.unread !== undefined && `${query.unread ? '' : 'not '}${unreadBy('$2')}`,
  ]
  return { where: conditions.filter(Boolean).join(' and '), values, order: orderOf(query.sort, by) }
}

/** They are few: found first, not looked for thread by thread. */
const unreadBy = (user: string) =>
  `t.id = any (array(select u.thread_id from mail_thread_unread u where u.workspace_id = $1 and u.user_id = ${user}))`

const orderOf = (sort: ThreadOrder, by: string): string =>
  sort === 'name' ? 'lower(t.contact_name), t.id' : sort === 'oldest' ? `${by} asc, t.id asc` : `${by} desc, t.id desc`

async function countWaiting(ctx: StaffContext): Promise<AnswerOf<typeof getInbox>['waiting']> {
  const upTo = (where: string) => `(select count(*)::int from (select 1 ${where} limit ${mostUnread}) c)`
  const threads = (box: Mailbox) => `from mail_thread t where t.workspace_id = $1 and ${boxes[box].where}`
  const unreadThreads = (condition: string) =>
    `from mail_thread_unread u join mail_thread t on t.workspace_id = $1 and t.id = u.thread_id
     where u.workspace_id = $1 and u.user_id = $2 and ${condition} and t.archived_at is null`
  const { rows } = await ctx.client.query<AnswerOf<typeof getInbox>['waiting']>(
    named(
      `select ${upTo(unreadThreads('u.has_mail and (t.snoozed_until is null or t.snoozed_until <= $3)'))} inbox,
       ${upTo(threads('assigned'))} assigned, ${upTo(threads('unassigned'))} unassigned,
       ${upTo(unreadThreads('u.has_bounce'))} failed`,
      [ctx.workspace.id, ctx.user.id, ctx.now],
    ),
  )
  return rows[0] ?? { inbox: 0, assigned: 0, unassigned: 0, failed: 0 }
}

/** The lines of these threads, in the order of the ids; what is not there is left out. */
export async function itemsOf(ctx: StaffContext, ids: readonly string[]): Promise<InboxItem[]> {
  if (ids.length === 0) return []
  const { rows } = await ctx.client.query<FoundThread>(
    `with page as (select id, place from unnest($3::uuid[]) with ordinality given (id, place)) ${lines} order by page.place`,
    [ctx.workspace.id, ctx.user.id, ids],
  )
  return rows.map(itemOf)
}

export async function newestUnread(ctx: StaffContext, most: number): Promise<InboxItem[]> {
  const { rows } = await ctx.client.query<{ id: string }>(
    `select thread_id id from mail_thread_unread where workspace_id = $1 and user_id = $2 order by since desc limit ${most}`,
    [ctx.workspace.id, ctx.user.id],
  )
  return itemsOf(
    ctx,
    rows.map(({ id }) => id),
  )
}

const hrefs = { application: '/applications/', waitlist: '/waitlist/applications/', stranger: null } as const

function itemOf(row: FoundThread): InboxItem {
  const href = hrefs[row.about]
  return {
    application_id: row.id,
    about: row.about,
    number: row.number,
    href: href === null ? null : `${href}${row.id}`,
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
  const about = row.applicationId ? 'application' : 'waitlist'
  return {
    application_id: row.id,
    about,
    number: null,
    href: `${hrefs[about]}${row.id}`,
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

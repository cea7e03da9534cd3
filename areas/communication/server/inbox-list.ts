// The inbox as a list: threads of a mailbox in pages. What a page costs does not grow with the mails.

import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { mostUnread } from '#platform/server/mail/reading.ts'
import { named } from '#platform/server/table/statement.ts'
import { searchWords } from '#platform/server/table/search-words.ts'
import type { getInbox } from '../contract/inbox.ts'
import type { Mailbox, ThreadOrder } from '../rules/mailboxes.ts'
import { itemOf, linesOfPage, type FoundThread } from './thread-lines.ts'
import { sendingTrouble } from './trouble.ts'
import { paginationOf } from '#platform/server/table/pagination.ts'

/** As the index of its box says it. */
const belongsToNobody = 't.application_id is null and t.waitlist_request_id is null and t.interested_person_id is null'

/** Each with its own order, which an index of migration 0334 has. `$2` is the person. */
const boxes: Record<Mailbox, { where: string; by: string }> = {
  inbox: {
    where: 't.last_in_at is not null and t.archived_at is null and (t.snoozed_until is null or t.snoozed_until <= $3)',
    by: 't.last_in_at',
  },
  assigned: { where: 't.assigned_to = $2 and t.archived_at is null', by: 't.last_at' },
  important: { where: 't.is_important and t.archived_at is null', by: 't.last_at' },
  unassigned: {
    where: `${belongsToNobody} and t.archived_at is null`,
    by: 't.last_at',
  },
  failed: { where: 't.last_bounce_at is not null and t.archived_at is null', by: 't.last_bounce_at' },
  sent: { where: 't.last_out_at is not null', by: 't.last_out_at' },
  snoozed: { where: 't.snoozed_until > $3', by: 't.last_at' },
  archive: { where: 't.archived_at is not null', by: 't.last_at' },
  all: { where: 't.archived_at is null', by: 't.last_at' },
}

const aboutIs = {
  application: 't.application_id is not null',
  waitlist: 't.waitlist_request_id is not null',
  interested: 't.interested_person_id is not null',
  stranger: belongsToNobody,
} as const

type Asked = Received<typeof getInbox>

/** Threads are counted up to here, and always one further than the page that is asked for. */
const mostCounted = 1000

export async function readInbox(ctx: StaffContext, received: Asked): Promise<AnswerOf<typeof getInbox>> {
  const { page, rowsPerPage } = received.query
  const question = questionOf(ctx, received)
  const most = Math.max(mostCounted, page * rowsPerPage)
  const [found, waiting] = await Promise.all([
    question.isNarrowed ? findFew(ctx, question, received, most) : findMany(ctx, question, received, most),
    countWaiting(ctx),
  ])
  return {
    items: found.rows.map(itemOf),
    pagination: paginationOf(found.count, { rowsPerPage, page, most }),
    waiting,
    trouble: sendingTrouble(ctx),
  }
}

interface Question {
  where: string
  /** The same, looked at thread by thread on the way through the order. */
  onTheWay: string
  /** What is searched, in names and subjects of the thread. */
  called: string | undefined
  /** The same as a query of the words of its mails. */
  saying: string | undefined
  order: string
  values: readonly unknown[]
  isNarrowed: boolean
}

interface Found {
  rows: FoundThread[]
  count: number
}

/** A box as it lies: its order has an index. In one round trip. */
async function findMany(ctx: StaffContext, asked: Question, { query }: Asked, most: number): Promise<Found> {
  const { where, order, values } = asked
  const next = `$${values.length + 1}`
  const [page, counted] = await Promise.all([
    ctx.client.query<FoundThread>(
      named(
        `with page as materialized (
           select t.id from mail_thread t where ${where} order by ${order} limit ${query.rowsPerPage} offset ${next})
         ${linesOfPage()} order by ${order}`,
        [...values, (query.page - 1) * query.rowsPerPage],
      ),
    ),
    countUpTo(ctx, asked, most + 1),
  ])
  return { rows: page.rows, count: counted }
}

/**
 * What was searched or filtered lies apart from the order: it is found first and put in order alone, unless it is more than is counted;
 * more of it than that is met soon enough on the way.
 */
async function findFew(ctx: StaffContext, asked: Question, { query }: Asked, most: number): Promise<Found> {
  const { onTheWay, order, values } = asked
  const [skip, top] = [`$${values.length + 1}`, `$${values.length + 2}::int`]
  const cut = `order by ${order} limit ${query.rowsPerPage} offset ${skip}`
  const { rows } = await ctx.client.query<FoundThread & { n: number }>(
    named(
      `with ${fewOf(asked, top)},
       page as materialized (
         (select t.id from few join mail_thread t on t.workspace_id = $1 and t.id = few.id
           where (select n from extent) <= ${top} ${cut})
         union all
         (select t.id from mail_thread t where (select n from extent) > ${top} and ${onTheWay} ${cut}))
       ${linesOfPage('(select n from extent) n, ')} order by ${order}`,
      [...values, (query.page - 1) * query.rowsPerPage, most],
    ),
  )
  const [first] = rows
  // Where more was found than is looked at, the last page says how many there are.
  const isLast = rows.length < query.rowsPerPage
  if (first) return { rows, count: isLast ? (query.page - 1) * query.rowsPerPage + rows.length : first.n }
  return { rows, count: query.page > 1 ? await countFew(ctx, asked, most) : 0 }
}

/**
 * `few`, and as `n` how many: one more than `top` stands for all that is beyond. A thread has several mails: where more of them say what
 * is searched than are looked at, there may be threads beyond.
 */
function fewOf({ where, called, saying }: Question, top: string): string {
  if (!saying) {
    return `few as materialized (select t.id from mail_thread t where ${where} limit ${top} + 1),
      extent as materialized (select count(*)::int n from few)`
  }
  const mostHits = `${top} * 10`
  return `hits as materialized (select id from threads_saying($1, ${saying}, ${mostHits} + 1) id),
    few as materialized (
      (select t.id from mail_thread t where ${where} and ${called} limit ${top} + 1)
      union
      select t.id from hits join mail_thread t on t.id = hits.id where ${where}),
    extent as materialized (
      select case when (select count(*) from hits) > ${mostHits} then ${top} + 1 else count(*)::int end n from few)`
}

async function countFew(ctx: StaffContext, asked: Question, most: number): Promise<number> {
  const top = `$${asked.values.length + 1}::int`
  const { rows } = await ctx.client.query<{ n: number }>(
    named(`with ${fewOf(asked, top)} select n from extent`, [...asked.values, most]),
  )
  return rows[0]?.n ?? 0
}

async function countUpTo(ctx: StaffContext, { where, values }: Question, most: number): Promise<number> {
  const { rows } = await ctx.client.query<{ n: number }>(
    named(
      `select count(*)::int n from (select 1 from mail_thread t where ${where} limit $${values.length + 1}::int) c`,
      [...values, most],
    ),
  )
  return rows[0]?.n ?? 0
}

function questionOf(ctx: StaffContext, { params, query }: Asked): Question {
  const values: unknown[] = [ctx.workspace.id, ctx.user.id, ctx.now]
  const place = (value: unknown) => `$${values.push(value)}`
  const { where, by } = boxes[params.mailbox]
  const box = [
    't.workspace_id = $1',
    // Each of them stands in every text, so that the numbers of the values stay the same.
    '$2::uuid is not null and $3::timestamptz is not null',
    where,
  ]
  const narrower = [
    query.about && aboutIs[query.about],
    query.attachments && 't.has_attachments',
    query.assignedTo && `t.assigned_to = ${place(query.assignedTo)}`,
  ].filter((one) => typeof one === 'string')
  const words = searchWords(query.search)
  const called = words.map((word) => `t.search_text like search_pattern(${place(word)})`).join(' and ') || undefined
  const saying = called && `(select mail_query(${place(saidWords(query.search))}::text[]))`
  const { unread } = query
  const not = unread ? '' : 'not '
  const all = [...box, ...narrower]
  const searched = called ? [`(${called} or exists (${wordsOfThread} and w.words @@ ${saying}))`] : []
  return {
    where: [...all, ...(unread === undefined ? [] : [`${not}${isAmongUnread}`])].join(' and '),
    onTheWay: [...all, ...searched, ...(unread === undefined ? [] : [`${not}${isUnread}`])].join(' and '),
    called,
    saying,
    order: orderOf(query.sort, by),
    values,
    isNarrowed: narrower.length > 0 || called !== undefined || unread !== undefined,
  }
}

/** As they are typed: a day or a number stands in a mail as it is written, not as a list keeps it. */
const saidWords = (search: string): string[] =>
  search
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, 8)

const wordsOfThread = 'select 1 from mail_words w where w.workspace_id = $1 and w.thread_id = t.id'

/** They are few: found first, not looked for thread by thread. */
const isAmongUnread =
  't.id = any (array(select u.thread_id from mail_thread_unread u where u.workspace_id = $1 and u.user_id = $2))'

const isUnread =
  '(select count(*) from mail_thread_unread u where u.workspace_id = $1 and u.user_id = $2 and u.thread_id = t.id) > 0'

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
       ${upTo(unreadThreads('u.has_bounce'))} failed,
       ${upTo(`from mail_message m where m.workspace_id = $1 and m.state = 'to-print'`)} letters`,
      [ctx.workspace.id, ctx.user.id, ctx.now],
    ),
  )
  return rows[0] ?? { inbox: 0, assigned: 0, unassigned: 0, failed: 0, letters: 0 }
}

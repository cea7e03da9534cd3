// The inbox list: threads of a mailbox in pages. The cost of a page does not grow with the number of mails.

import type { StaffContext } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { named } from '#platform/server/table/statement.ts'
import { searchWords } from '#platform/server/table/search-words.ts'
import { stranger, type ThreadOrder } from '../../rules/mailboxes.ts'
import { belongsToNobody, boxes } from './boxes.ts'
import { itemsOf } from './thread-lines.ts'
import { paginationOf } from '#platform/server/table/pagination.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/inbox.ts'

function aboutIs(ctx: StaffContext, about: string, place: (value: unknown) => string): string {
  if (about === stranger) return belongsToNobody
  if (!ctx.services.records.find(about)) throw fieldRefusal('about', 'general_value_not_valid')
  return `t.record_kind = ${place(about)}`
}

type Asked = Input<typeof contract.getInbox>

/** Threads are counted up to this limit, or up to one beyond the requested page if that is further. */
const mostCounted = 1000

export const getInbox = handler(contract.getInbox, { permission: 'shared_communication' }, async (ctx, received) => {
  const { page, rowsPerPage } = received.query
  const question = questionOf(ctx, received)
  const most = Math.max(mostCounted, page * rowsPerPage)
  const { ids, count } = await (question.isNarrowed ? findFew : findMany)(ctx, question, received, most)
  return { items: await itemsOf(ctx, ids), pagination: paginationOf(count, { rowsPerPage, page, most }) }
})

interface Question {
  where: string
  /** `where` plus the search conditions, worded to be checked thread by thread while scanning in display order. */
  onTheWay: string
  /** Condition that searches contact names and subjects of the thread. */
  called: string | undefined
  /** The search as a full-text query over the texts of the thread's mails. */
  saying: string | undefined
  order: Order
  values: readonly unknown[]
  isNarrowed: boolean
}

interface Order {
  /** Sort expression; the id is added as a tiebreaker to make the order total. */
  by: string
  way: 'asc' | 'desc'
}

interface Found {
  /** Ids of the threads on the page, in display order. */
  ids: string[]
  count: number
}

/**
 * Reads a mailbox without search or filters: an index gives its order. On far pages nothing is counted: one extra row
 * shows that there is a next page.
 */
async function findMany(ctx: StaffContext, asked: Question, { query }: Asked, most: number): Promise<Found> {
  const { where, order, values } = asked
  const { page, rowsPerPage } = query
  const before = (page - 1) * rowsPerPage
  const next = `$${values.length + 1}`
  const isCounted = before + rowsPerPage < mostCounted
  const { rows } = await ctx.client.query<{ ids: string[]; n: number | null }>(
    named(
      `select array(select t.id from mail_thread t where ${where} ${inOrder(order)} limit ${rowsPerPage + 1} offset ${next}) ids,
         ${isCounted ? countUpTo(where, mostCounted) : 'null::int'} n`,
      [...values, before],
    ),
  )
  const { ids, n } = rows[0] ?? { ids: [], n: 0 }
  const isBehindTheEnd = ids.length === 0 && page > 1
  const count = n ?? (isBehindTheEnd ? await countAll(ctx, asked, most) : before + ids.length)
  return { ids: ids.slice(0, rowsPerPage), count }
}

/**
 * What was searched or filtered lies apart from the order: it is found first and put in order alone, unless it is more than is counted;
 * more of it than that is met soon enough on the way.
 */
async function findFew(ctx: StaffContext, asked: Question, { query }: Asked, most: number): Promise<Found> {
  const { onTheWay, order, values } = asked
  const before = (query.page - 1) * query.rowsPerPage
  const [skip, top] = [`$${values.length + 1}`, `$${values.length + 2}::int`]
  const cut = `limit ${query.rowsPerPage} offset ${skip}`
  const { rows } = await ctx.client.query<{ ids: string[]; n: number }>(
    named(
      `with ${fewOf(asked, top)}
       select n, case when are_all
         then array(select id from few order by place ${order.way}, id ${order.way} ${cut})
         else array(select t.id from mail_thread t where ${onTheWay} ${inOrder(order)} ${cut}) end ids
       from extent`,
      [...values, before, most],
    ),
  )
  const { ids, n } = rows[0] ?? { ids: [], n: 0 }
  // If there are more hits than are counted, the last page gives the exact count.
  const isLast = ids.length > 0 && ids.length < query.rowsPerPage
  return { ids, count: isLast ? before + ids.length : n }
}

/**
 * `few`, whether they are all, and as `n` how many there are: one more than `top` stands for all that is beyond. Where more mails of the
 * workspace say what is searched than are looked at, there may be other threads, and it is counted on the way how many.
 */
function fewOf({ where, onTheWay, called, saying, order }: Question, top: string): string {
  const found = `select t.id, ${order.by} place from mail_thread t`
  if (!saying) {
    return `few as materialized (${found} where ${where} limit ${top} + 1),
      extent as materialized (select count(*)::int n, count(*) <= ${top} are_all from few)`
  }
  const mostHits = `${top} * 10`
  return `called as materialized (${found} where ${where} and ${called} limit ${top} + 1),
    hits as materialized (select id, count(*) mails from threads_saying($1, ${saying}, ${mostHits} + 1) id group by id),
    few as materialized (
      select id, place from called
      union all
      ${found} join hits on hits.id = t.id where ${where} and hits.id not in (select id from called)),
    looked as materialized (
      select count(*)::int n, coalesce((select sum(mails) from hits), 0) <= ${mostHits} saw_all from few),
    extent as materialized (
      select case when saw_all or n > ${top} then n else ${countUpTo(onTheWay, top)} end n, saw_all and n <= ${top} are_all
      from looked)`
}

const countUpTo = (where: string, most: number | string): string =>
  `(select count(*)::int from (select 1 from mail_thread t where ${where} limit ${most} + 1) c)`

async function countAll(ctx: StaffContext, { where, values }: Question, most: number): Promise<number> {
  const { rows } = await ctx.client.query<{ n: number }>(
    named(`select ${countUpTo(where, `$${values.length + 1}::int`)} n`, [...values, most]),
  )
  return rows[0]?.n ?? 0
}

function questionOf(ctx: StaffContext, { params, query }: Asked): Question {
  const values: unknown[] = [ctx.workspace.id, ctx.user.id, ctx.now]
  const place = (value: unknown) => `$${values.push(value)}`
  const { where, by } = boxes[params.mailbox]
  const box = [
    't.workspace_id = $1',
    // Both parameters occur in every query, so that parameter numbers stay the same.
    '$2::uuid is not null and $3::timestamptz is not null',
    where,
  ]
  const narrower = [
    query.about && aboutIs(ctx, query.about, place),
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

/** Splits the search text without normalising it: mails contain dates and numbers in the form they were typed. */
const saidWords = (search: string): string[] =>
  search
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, 8)

const wordsOfThread = 'select 1 from mail_words w where w.workspace_id = $1 and w.thread_id = t.id'

/** Unread threads are few: they are fetched first instead of being checked thread by thread. */
const isAmongUnread =
  't.id = any (array(select u.thread_id from mail_thread_unread u where u.workspace_id = $1 and u.user_id = $2))'

const isUnread =
  '(select count(*) from mail_thread_unread u where u.workspace_id = $1 and u.user_id = $2 and u.thread_id = t.id) > 0'

const orderOf = (sort: ThreadOrder, by: string): Order => ({
  by: sort === 'name' ? 'lower(t.contact_name)' : by,
  way: sort === 'newest' ? 'desc' : 'asc',
})

const inOrder = ({ by, way }: Order): string => `order by ${by} ${way}, t.id ${way}`

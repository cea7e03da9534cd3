// The box of letters: what waits for the printer, what cannot be printed because nobody knows where it goes, what was printed.

import type { AnswerOf } from '#platform/contract/endpoint.ts'
import { countCap } from '#platform/contract/table.ts'
import { missingIn, type PostalAddress } from '#platform/rules/postal-address.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { postalAddressesOf } from '#platform/server/mail/postal-addresses.ts'
import { named } from '#platform/server/table/statement.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { getLetter, getLetters, LetterItem } from '../../contract/letters.ts'
import { letterCan, lettersPerPage, type LetterList } from '../../rules/letters.ts'
import { kindTitleOf } from '../feed.ts'
import { recordAddress } from '../../rules/record-address.ts'
import { spoken } from '#platform/server/permit.ts'
import { newestBatches } from './batches.ts'
import { lists, lettersWhere } from './letter-conditions.ts'
import { paginationOf } from '#platform/server/table/pagination.ts'

interface FoundLetter {
  id: string
  state: 'to-print' | 'printed'
  is_printable: boolean
  to_name: string
  postal: PostalAddress
  subject: string
  kind: string
  language: Language
  thread_id: string | null
  application_id: string | null
  request_id: string | null
  person_id: string | null
  adult_id: string | null
  number: number | null
  created_at: Date
  sent_at: Date | null
  printed_by: string | null
  mail_address: string
  enclosures: number
}

const lines = `select m.id, m.state, m.is_printable, m.to_name, m.postal, m.subject, m.kind, m.language, m.thread_id, t.application_id,
  t.waitlist_request_id request_id, t.interested_person_id person_id, m.adult_id, coalesce(a.number, w.number, i.number)::int number, m.created_at, m.sent_at,
  nullif(trim(concat_ws(' ', s.first_name, s.last_name)), '') printed_by,
  coalesce(case when m.adult_id is null then coalesce(nullif(a.contact_email, ''), w.contact_email, i.contact_email) else p.email end, '') mail_address,
  (select count(*)::int from mail_attachment f where f.workspace_id = $1 and f.mail_id = m.id) enclosures
from mail_message m
left join mail_thread t on t.workspace_id = $1 and t.id = m.thread_id
left join application a on a.workspace_id = $1 and a.id = t.application_id
left join waitlist_request w on w.workspace_id = $1 and w.id = t.waitlist_request_id
left join interested_person i on i.workspace_id = $1 and i.id = t.interested_person_id
left join adult p on p.workspace_id = $1 and p.id = m.adult_id
left join staff_user s on s.workspace_id = $1 and s.id = m.printed_by`

export async function readLetters(
  ctx: StaffContext,
  { query }: Received<typeof getLetters>,
): Promise<AnswerOf<typeof getLetters>> {
  const values: unknown[] = [ctx.workspace.id]
  const where = lettersWhere(values, query)
  const found = await ctx.client.query<FoundLetter>(
    `${lines} where ${where} order by ${lists[query.show].by} limit ${lettersPerPage} offset ${(query.page - 1) * lettersPerPage}`,
    values,
  )
  const counted = await ctx.client.query<{ n: number }>(
    `select count(*)::int n from (select 1 from mail_message m where ${where} limit ${countCap + 1}) c`,
    values,
  )
  const total = counted.rows[0]?.n ?? 0
  return {
    items: found.rows.map((row) => itemOf(ctx, row)),
    pagination: paginationOf(total, { rowsPerPage: lettersPerPage, page: query.page, most: countCap }),
    counts: await countLetters(ctx),
    batches: await newestBatches(ctx),
  }
}

/** Exact up to what a table counts. */
async function countLetters(ctx: StaffContext): Promise<AnswerOf<typeof getLetters>['counts']> {
  const upTo = (list: LetterList) =>
    `(select count(*)::int from (select 1 from mail_message m where m.workspace_id = $1 and ${lists[list].where} limit ${countCap}) c) ${list}`
  const { rows } = await ctx.client.query<AnswerOf<typeof getLetters>['counts']>(
    named(`select ${upTo('waiting')}, ${upTo('incomplete')}, ${upTo('printed')}`, [ctx.workspace.id]),
  )
  return rows[0] ?? { waiting: 0, incomplete: 0, printed: 0 }
}

async function findLine(ctx: StaffContext, id: string): Promise<FoundLetter> {
  const { rows } = await ctx.client.query<FoundLetter>(
    `${lines} where m.workspace_id = $1 and m.id = $2 and m.state in ('to-print', 'printed')`,
    [ctx.workspace.id, id],
  )
  if (!rows[0]) throw notFound('communication_letter_not_found')
  return rows[0]
}

export const letterItemOf = async (ctx: StaffContext, id: string): Promise<LetterItem> =>
  itemOf(ctx, await findLine(ctx, id))

export async function readLetter(
  ctx: StaffContext,
  { params }: Received<typeof getLetter>,
): Promise<AnswerOf<typeof getLetter>> {
  const row = await findLine(ctx, params.mailId)
  const about = {
    name: row.postal.name,
    applicationId: row.application_id ?? undefined,
    waitlistRequestId: row.request_id ?? undefined,
    adultId: row.adult_id ?? undefined,
  }
  const [recorded = row.postal] = await postalAddressesOf(ctx, [about])
  return { letter: itemOf(ctx, row), recorded }
}

function itemOf(ctx: StaffContext, row: FoundLetter): LetterItem {
  const { postal } = row
  const letter = { state: row.state, isPrintable: row.is_printable }
  const lacking = missingIn(postal)
  return {
    id: row.id,
    state: row.state,
    name: postal.name || row.to_name,
    place: `${postal.postcode} ${postal.place}`.trim(),
    postal,
    missing: lacking.map((part) => ctx.t(`communication_postal_${part}`)).join(', '),
    subject: row.subject,
    kindTitle: kindTitleOf(ctx, row.kind),
    language: row.language,
    threadId: row.thread_id,
    number: row.number,
    href: recordAddress({
      applicationId: row.application_id,
      waitlistRequestId: row.request_id,
      interestedPersonId: row.person_id,
    }),
    writtenAt: row.created_at.toISOString(),
    printedAt: row.state === 'printed' ? (row.sent_at?.toISOString() ?? null) : null,
    printedBy: row.printed_by,
    mailAddress: row.mail_address,
    enclosures: row.enclosures,
    can: {
      bePrinted: spoken(ctx, letterCan.bePrinted(letter)),
      beCancelled: spoken(ctx, letterCan.beCancelled(letter)),
      beReaddressed: spoken(ctx, letterCan.beReaddressed(letter)),
      beSentByMail: spoken(ctx, letterCan.beSentByMail(letter, row.mail_address)),
    },
  }
}

// Lists of the letters box: letters to print, letters with an incomplete address, printed letters.

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { countCap } from '#platform/contract/table.ts'
import { missingIn, type PostalAddress } from '#platform/rules/postal-address.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { postalAddressesOf } from '#platform/server/mail/postal-addresses.ts'
import type { RecordKind } from '#platform/server/records/record-kind.ts'
import { joinedPeople, joinedRecords, personColumn, recordColumn } from '#platform/server/records/record-sql.ts'
import { named } from '#platform/server/table/statement.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { LetterItem } from '../../contract/letters.ts'
import { letterCan, lettersPerPage, type LetterList } from '../../rules/letters.ts'
import { kindTitleOf } from '../feed.ts'
import { spoken } from '#platform/server/permit.ts'
import { newestBatches } from './batches.ts'
import { pageOf, recordOf } from '../inbox/thread-row.ts'
import { lists, lettersWhere } from './letter-conditions.ts'
import { paginationOf } from '#platform/server/table/pagination.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/letters.ts'

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
  record_kind: string | null
  record_id: string | null
  adult_id: string | null
  number: number | null
  created_at: Date
  sent_at: Date | null
  printed_by: string | null
  mail_address: string
  enclosures: number
}

const lines = (
  kinds: readonly RecordKind[],
) => `select m.id, m.state, m.is_printable, m.to_name, m.postal, m.subject, m.kind, m.language, m.thread_id, t.record_kind,
  t.record_id, m.adult_id, ${recordColumn(kinds, 'number')}::int number, m.created_at, m.sent_at,
  nullif(trim(concat_ws(' ', s.first_name, s.last_name)), '') printed_by,
  coalesce(case when m.adult_id is null then ${recordColumn(kinds, 'contact_email')} else ${personColumn(kinds, 'email')} end, '') mail_address,
  (select count(*)::int from mail_attachment f where f.workspace_id = $1 and f.mail_id = m.id) enclosures
from mail_message m
left join mail_thread t on t.workspace_id = $1 and t.id = m.thread_id
${joinedRecords(kinds, 't')}
${joinedPeople(kinds, 'm')}
left join staff_user s on s.workspace_id = $1 and s.id = m.printed_by`

export const getLetters = handler(
  contract.getLetters,
  { permission: 'shared_communication' },
  async (ctx, { query }) => {
    const values: unknown[] = [ctx.workspace.id]
    const where = lettersWhere(values, query)
    const found = await ctx.client.query<FoundLetter>(
      `${lines(ctx.services.records.kinds)} where ${where} order by ${lists[query.show].by} limit ${lettersPerPage} offset ${(query.page - 1) * lettersPerPage}`,
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
  },
)

/** Counts per list, exact up to `countCap`. */
async function countLetters(ctx: StaffContext): Promise<ResponseOf<typeof contract.getLetters>['counts']> {
  const upTo = (list: LetterList) =>
    `(select count(*)::int from (select 1 from mail_message m where m.workspace_id = $1 and ${lists[list].where} limit ${countCap}) c) ${list}`
  const { rows } = await ctx.client.query<ResponseOf<typeof contract.getLetters>['counts']>(
    named(`select ${upTo('waiting')}, ${upTo('incomplete')}, ${upTo('printed')}`, [ctx.workspace.id]),
  )
  return rows[0] ?? { waiting: 0, incomplete: 0, printed: 0 }
}

async function findLine(ctx: StaffContext, id: string): Promise<FoundLetter> {
  const { rows } = await ctx.client.query<FoundLetter>(
    `${lines(ctx.services.records.kinds)} where m.workspace_id = $1 and m.id = $2 and m.state in ('to-print', 'printed')`,
    [ctx.workspace.id, id],
  )
  if (!rows[0]) throw notFound('communication_letter_not_found')
  return rows[0]
}

export const letterItemOf = async (ctx: StaffContext, id: string): Promise<LetterItem> =>
  itemOf(ctx, await findLine(ctx, id))

export const getLetter = handler(
  contract.getLetter,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const row = await findLine(ctx, params.mailId)
    const about = {
      name: row.postal.name,
      record: recordOf(threadOf(row)),
      personId: row.adult_id ?? undefined,
    }
    const [recorded = row.postal] = await postalAddressesOf(ctx, [about])
    return { letter: itemOf(ctx, row), recorded }
  },
)

const threadOf = (row: FoundLetter) => ({ recordKind: row.record_kind, recordId: row.record_id })

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
    href: pageOf(ctx, threadOf(row)),
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

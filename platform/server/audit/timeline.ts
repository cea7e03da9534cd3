// The history of a record, built from its audit entries in the reader's language.

import type { TimelineAnswer } from '../../contract/timeline.ts'
import type { Context, StaffContext } from '../context.ts'
import { mailIn, withoutMail } from './about-mail.ts'
import { changeInWords, type FieldWords } from './change-words.ts'
import { readAudit, type AuditRow } from './read-audit.ts'
import type { Change } from './record.ts'

interface Told {
  kind: string
  id: string
  /** Prefix of the text keys of its field names. */
  fields: string
  /** Fields whose numbers are francs. */
  money?: readonly string[]
  /** Text of a value that only the area of the record knows. */
  words?: FieldWords['words']
  /** Leaves out events with this prefix, which need another permission than the record. */
  withoutPrefix?: string
}

/** Newest first, at most 200 entries. The caller must already have found the record with its own permission check. */
export async function readTimelineOf(ctx: StaffContext, about: Told): Promise<TimelineAnswer> {
  const { kind, id, withoutPrefix } = about
  const rows = await readAudit(ctx, { kind, id }, { most: 200, ...(withoutPrefix && { withoutPrefix }) })
  return { entries: rows.map((row) => told(ctx, row, about)) }
}

const told = (ctx: Context, row: AuditRow, about: Told) => ({
  id: String(row.sequence),
  at: row.at.toISOString(),
  event: row.event,
  title: ctx.t(`audit_${row.event.replaceAll('.', '_')}`),
  by: row.actorKind === 'user' ? row.actorName : null,
  detail:
    [row.cause && ctx.t(row.cause), ...withoutMail(row.changes).map((change) => changeWords(ctx, change, about))]
      .filter(Boolean)
      .join(' · ') || null,
  mailId: mailIn(row.changes),
})

function changeWords(ctx: Context, change: Change, { fields, money = [], words }: Told): string {
  const about = { fields: [fields], money, most: 60, ...(words && { words }) }
  return ctx.t('general_change_told', { ...changeInWords(ctx, change, about) })
}

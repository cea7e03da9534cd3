// The history of a record, built from its audit entries in the reader's language.

import { rappenOf } from '../../rules/amounts/money.ts'
import { writtenMoney } from '../../rules/amounts/written-money.ts'
import type { TimelineAnswer } from '../../contract/timeline.ts'
import type { Context, StaffContext } from '../context.ts'
import { mailIn, withoutMail } from './about-mail.ts'
import { readAudit, type AuditRow } from './read-audit.ts'
import type { Change } from './record.ts'

interface Told {
  kind: string
  id: string
  /** Prefix of the text keys of its field names. */
  fields: string
  /** Fields whose numbers are francs. */
  money?: readonly string[]
}

/** Newest first, at most 200 entries. The caller must already have found the record with its own permission check. */
export async function readTimelineOf(ctx: StaffContext, about: Told): Promise<TimelineAnswer> {
  const { kind, id } = about
  const rows = await readAudit(ctx, { kind, id }, { most: 200 })
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

function changeWords(ctx: Context, { field, old, new: now }: Change, { fields, money = [] }: Told): string {
  const key = `${fields}_${field}`
  const label = ctx.t(key) === key ? field : ctx.t(key)
  const words = (value: unknown) =>
    typeof value === 'number' && money.includes(field) ? writtenMoney(rappenOf(value)) : valueWords(ctx, value)
  return ctx.t('general_change_told', { label, old: words(old), now: words(now) })
}

/** Formats states with their text, days in Swiss format, and long texts only as changed. */
function valueWords(ctx: Context, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return ctx.t(value ? 'general_yes' : 'general_no')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return '…'
  const state = `state_${value}`
  if (ctx.t(state) !== state) return ctx.t(state)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value.split('-').toReversed().join('.')
  return value.length > 60 ? `${value.slice(0, 60)}…` : value
}

// The audit of one subject as sentences: an event is a text, its changes and cause are the detail below it.

import type { Change } from '#platform/server/audit/record.ts'
import type { Context } from '#platform/server/context.ts'
import { applicationStateText } from '../rules/application-state.ts'
import { swissDate } from './answers.ts'
import { denialWord } from './denial-words.ts'

interface AuditRow {
  sequence: string
  at: Date
  actor_kind: string
  actor_name: string
  event: string
  changes: Change[]
  cause: string | null
}

export interface HistoryEntry {
  id: string
  at: string
  event: string
  title: string
  by: string | null
  detail: string | null
}

const shown = 200

export async function readHistory(ctx: Context, kind: string, id: string): Promise<HistoryEntry[]> {
  const { rows } = await ctx.client.query<AuditRow>(
    `select sequence, at, actor_kind, actor_name, event, changes, cause from audit_entry
     where workspace_id = $1 and subject_kind = $2 and subject_id = $3 order by sequence desc limit $4`,
    [ctx.workspace.id, kind, id, shown],
  )
  return rows.map((row) => entryOf(ctx, row))
}

function entryOf(ctx: Context, row: AuditRow): HistoryEntry {
  const details = [row.cause && causeWords(ctx, row.cause), ...row.changes.map((change) => changeWords(ctx, change))]
  return {
    id: String(row.sequence),
    at: row.at.toISOString(),
    event: row.event,
    title: ctx.t(`audit_${row.event.replaceAll('.', '_')}`),
    by: row.actor_name || ctx.t(`applications_by_${row.actor_kind}`),
    detail: details.filter(Boolean).join(' · ') || null,
  }
}

/** A cause is a text key, a deactivation reason, or a person's own words. */
function causeWords(ctx: Context, cause: string): string {
  const [first = '', ...added] = cause.split(': ')
  const known = [first, `applications_deactivation_${first}`, `applications_decline_${first}`].find(
    (key) => ctx.t(key) !== key,
  )
  return [known ? ctx.t(known) : first, ...added.map((one) => denialWord(ctx, one))].join(': ')
}

function changeWords(ctx: Context, { field, old, new: now }: Change): string {
  const key = `applications_change_${field}`
  const label = ctx.t(key) === key ? field : ctx.t(key)
  const words = old === null || old === undefined ? 'applications_change_set' : 'applications_change'
  return ctx.t(words, { field: label, old: valueWords(ctx, old), new: valueWords(ctx, now) })
}

function valueWords(ctx: Context, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return ctx.t(value ? 'general_yes' : 'general_no')
  if (typeof value !== 'string') return JSON.stringify(value)
  const state = [applicationStateText(value), `state_${value}`, `application_form_field_${value}`].find(
    (key) => ctx.t(key) !== key,
  )
  if (state) return ctx.t(state)
  return /^\d{4}-\d{2}-\d{2}($|T)/.test(value) ? swissDate(value) : value
}

// Audit entries of one subject of the settings, newest first, in the terms of its page.

import { readAudit } from '#platform/server/audit/read-audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { SettingHistory } from '../contract/history.ts'

export interface HistoryOf {
  kind: string
  id: string
  /** Prefix of events to leave out because they do not concern the settings, such as `sign_in.`. */
  without?: string
  /** Prefix of the text keys of fields: `users_field_` for `users_field_role`. */
  fields: string
  /** Text of a field's value, if yes, no, numbers and plain text are not enough. */
  words?(field: string, value: unknown): string | undefined
}

const shown = 50

export async function readSettingHistory(ctx: Context, of: HistoryOf): Promise<SettingHistory> {
  const { kind, id, without } = of
  const rows = await readAudit(ctx, { kind, id }, { most: shown, ...(without && { withoutPrefix: without }) })
  return rows.map((row) => ({
    id: String(row.sequence),
    at: row.at.toISOString(),
    by: row.actorName || ctx.t('project_settings_by_system'),
    title: ctx.t(`audit_${row.event.replaceAll('.', '_')}`),
    changes: row.changes.map((change) => ({
      label: known(ctx, of.fields + change.field) ?? change.field,
      old: said(ctx, of, change.field, change.old),
      new: said(ctx, of, change.field, change.new),
    })),
  }))
}

function said(ctx: Context, of: HistoryOf, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.map((one) => said(ctx, of, field, one)).join(', ') || '–'
  const own = of.words?.(field, value)
  if (own !== undefined) return own
  if (typeof value === 'boolean') return ctx.t(value ? 'general_yes' : 'general_no')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Returns the text of this key; undefined if there is none. */
function known(ctx: Context, key: string): string | undefined {
  const text = ctx.t(key)
  return text === key ? undefined : text
}

// Rejected applications whose retention period is over. Applications that ever had an assigned object are excluded,
// since they belong to the tenancy.

import type { Context } from '#platform/server/context.ts'
import type { DueRecord } from '#platform/server/records/kind-shape.ts'

interface DueRow {
  id: string
  number: string
  contact_name: string
  deactivated_at: Date
  deactivation_reason: string | null
  documents: number
  comments: number
  mails: number
}

const isDue = `a.workspace_id = $1 and a.progress_state = 'inactive' and a.anonymised_at is null and a.deactivated_at < $2
  and not exists (select from assignment s
    where s.workspace_id = a.workspace_id and s.application_id = a.id and s.state <> 'cancelled')`

export async function listDue(ctx: Context, before: Date, limit: number): Promise<DueRecord[]> {
  const { rows } = await ctx.client.query<DueRow>(
    `select a.id, a.number, a.contact_name, a.deactivated_at, a.deactivation_reason,
       (select count(*)::int from application_document d where d.workspace_id = a.workspace_id and d.application_id = a.id) documents,
       (select count(*)::int from evaluation_comment c where c.workspace_id = a.workspace_id and c.application_id = a.id) comments,
       (select count(*)::int from mail_message m where m.workspace_id = a.workspace_id and m.record_id = a.id) mails
     from application a where ${isDue} order by a.deactivated_at, a.id limit $3`,
    [ctx.workspace.id, before, limit],
  )
  return rows.map((row) => ({
    id: row.id,
    number: Number(row.number),
    contactName: row.contact_name,
    deactivatedAt: row.deactivated_at,
    reason: row.deactivation_reason && reasonWord(ctx, row.deactivation_reason),
    documents: row.documents,
    comments: row.comments,
    mails: row.mails,
  }))
}

/** Stored as `key` or `key: free text`; only the key is shown. */
function reasonWord(ctx: Context, reason: string): string {
  const [key = ''] = reason.split(': ')
  const text = `applications_deactivation_${key}`
  return ctx.t(text) === text ? key : ctx.t(text)
}

export async function countDue(ctx: Context, before: Date): Promise<{ due: number; anonymised: number }> {
  const { rows } = await ctx.client.query<{ due: number; anonymised: number }>(
    `select (select count(*)::int from application a where ${isDue}) due,
       (select count(*)::int from application where workspace_id = $1 and anonymised_at is not null) anonymised`,
    [ctx.workspace.id, before],
  )
  return rows[0] ?? { due: 0, anonymised: 0 }
}

// Reads the audit entries of one subject. Areas read the audit only through these functions and the declarations of
// their events (`audit-event.ts`).

import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Change } from './record.ts'

export interface AuditRow {
  sequence: number
  at: Date
  actorKind: Actor['kind']
  actorName: string
  event: string
  changes: readonly Change[]
  cause: string | null
}

interface Subject {
  kind: string
  id: string
}

interface Wanted {
  events?: readonly { name: string }[]
  notBy?: Actor['kind']
  /** Entries by this actor, and the entries of these events by anybody. */
  byOrEvents?: { by: Actor['kind']; events: readonly { name: string }[] }
  /** Leaves out events with this prefix. */
  withoutPrefix?: string
  /** The newest ones, up to this number. All if absent. */
  most?: number
}

const namesOf = (events: readonly { name: string }[] | undefined) => events?.map(({ name }) => name) ?? null

/** Newest first. The caller must already have checked that the person may see the subject. */
export async function readAudit(ctx: Context, { kind, id }: Subject, wanted: Wanted = {}): Promise<AuditRow[]> {
  const { events, notBy, byOrEvents, withoutPrefix, most } = wanted
  const { rows } = await ctx.client.query<AuditRow>(
    `select sequence, at, actor_kind as "actorKind", actor_name as "actorName", event, changes, cause from audit_entry
     where workspace_id = $1 and subject_kind = $2 and subject_id = $3
       and ($4::text[] is null or event = any($4)) and ($5::text is null or actor_kind <> $5)
       and ($6::text is null or actor_kind = $6 or event = any($7))
       and ($8::text is null or not starts_with(event, $8))
     order by sequence desc limit $9`,
    [
      ctx.workspace.id,
      kind,
      id,
      namesOf(events),
      notBy ?? null,
      byOrEvents?.by ?? null,
      namesOf(byOrEvents?.events),
      withoutPrefix ?? null,
      most ?? null,
    ],
  )
  return rows
}

/** Earlier texts of these fields of a subject, each once. */
export async function formerTexts(ctx: Context, { kind, id }: Subject, fields: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.client.query<{ text: string }>(
    `select distinct change ->> 'old' as text from audit_entry, jsonb_array_elements(changes) change
      where workspace_id = $1 and subject_kind = $2 and subject_id = $3
        and change ->> 'field' = any($4) and change ->> 'old' is not null`,
    [ctx.workspace.id, kind, id, [...fields]],
  )
  return rows.map(({ text }) => text)
}

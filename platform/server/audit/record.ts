// The audit: every change leaves an entry in its own transaction, chained to the one before by its hash.

import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Actor } from '../actor.ts'

export interface Change {
  field: string
  old: unknown
  new: unknown
}

export interface AuditEntry {
  /** `area.deed`, for instance `offer.made`; its text key is `audit_` + the event with underscores. */
  event: string
  subject: { kind: string; id: string; title: string }
  changes?: Change[]
  /** Why, in words of the person or of the rule. */
  cause?: string
  /** Who acted, when the call could not know at its beginning: signing in, a link by mail. */
  actor?: Actor
}

export interface ChainedEntry {
  sequence: number
  at: Date
  actor: Actor
  event: string
  subjectKind: string
  subjectId: string
  subjectTitle: string
  changes: Change[]
  cause: string | null
}

const beginning = Buffer.alloc(32)

/** SHA-256 over the previous hash and the entry in a fixed order of fields. */
export function hashOfEntry(previous: Buffer, entry: ChainedEntry): Buffer {
  const { sequence, at, actor, event, subjectKind, subjectId, subjectTitle, changes, cause } = entry
  const words = [
    sequence,
    at.toISOString(),
    actor.kind,
    actor.id,
    actor.name,
    event,
    subjectKind,
    subjectId,
    subjectTitle,
  ]
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify([...words, canonical(changes), cause]))
    .digest()
}

/** The same value always gives the same text: jsonb does not keep the order of keys. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value ?? null
  const pairs = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)])
}

/** Written last in a transaction: the chain's head is locked only until the commit that follows. */
export async function writeAudit(
  client: PoolClient,
  world: { workspaceId: string; actor: Actor; now: Date },
  entries: AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const { workspaceId, actor, now } = world
  await client.query(
    'insert into audit_head (workspace_id, sequence, hash) values ($1, 0, $2) on conflict (workspace_id) do nothing',
    [workspaceId, beginning],
  )
  const head = await client.query<{ sequence: number; hash: Buffer }>(
    'select sequence, hash from audit_head where workspace_id = $1 for update',
    [workspaceId],
  )
  let sequence = head.rows[0]?.sequence ?? 0
  let hash = head.rows[0]?.hash ?? beginning
  const rows = entries.map((entry) => {
    const previous = hash
    sequence += 1
    const chained = chain(entry, { sequence, actor: entry.actor ?? actor, at: now })
    hash = hashOfEntry(previous, chained)
    return { ...chained, previous: previous.toString('hex'), hash: hash.toString('hex') }
  })
  await client.query(insertEntries, [workspaceId, JSON.stringify(rows)])
  await client.query('update audit_head set sequence = $2, hash = $3 where workspace_id = $1', [
    workspaceId,
    sequence,
    hash,
  ])
}

function chain(entry: AuditEntry, place: { sequence: number; actor: Actor; at: Date }): ChainedEntry {
  const { kind, id, title } = entry.subject
  return {
    ...place,
    event: entry.event,
    subjectKind: kind,
    subjectId: id,
    subjectTitle: title,
    changes: (entry.changes ?? []).map((change) => ({
      field: change.field,
      old: change.old ?? null,
      new: change.new ?? null,
    })),
    cause: entry.cause ?? null,
  }
}

const insertEntries = `
  insert into audit_entry (workspace_id, sequence, at, actor_kind, actor_id, actor_name, event,
    subject_kind, subject_id, subject_title, changes, cause, previous_hash, hash)
  select $1, (e ->> 'sequence')::bigint, (e ->> 'at')::timestamptz, e -> 'actor' ->> 'kind', (e -> 'actor' ->> 'id')::uuid,
    e -> 'actor' ->> 'name', e ->> 'event', e ->> 'subjectKind', (e ->> 'subjectId')::uuid, e ->> 'subjectTitle',
    e -> 'changes', e ->> 'cause', decode(e ->> 'previous', 'hex'), decode(e ->> 'hash', 'hex')
  from jsonb_array_elements($2::jsonb) with ordinality as entry (e, place)
  order by place`

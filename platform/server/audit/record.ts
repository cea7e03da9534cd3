// The audit log: every change adds an entry in its own transaction, chained to the previous entry by hash.

import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Actor } from '../actor.ts'
import type { SecretBox } from '../secret-box.ts'
import { chainHash, chainStart, digestOfFrame, digestOfWords, type Change, type ChainedEntry } from './entry-hash.ts'
import { signHead } from './head.ts'

export type { Change }

export interface AuditEntry {
  /** `area.action`, for instance `offer.made`; its text key is `audit_` + the event with underscores. */
  event: string
  subject: { kind: string; id: string; title: string }
  changes?: Change[]
  /** Reason, as entered by the person or given by the rule. */
  cause?: string
  /** Overrides the actor of the call, if the call did not know it at its start: sign-in, a link by mail. */
  actor?: Actor
}

interface AuditWorld {
  workspaceId: string
  actor: Actor
  now: Date
  secrets: SecretBox
}

/** Must be the last write in a transaction, so that the lock on the chain head lasts only until the commit. */
export async function writeAudit(
  client: PoolClient,
  { workspaceId, actor, now, secrets }: AuditWorld,
  entries: AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return
  await client.query(
    'insert into audit_head (workspace_id, sequence, hash) values ($1, 0, $2) on conflict (workspace_id) do nothing',
    [workspaceId, chainStart],
  )
  const found = await client.query<{ sequence: number; hash: Buffer; earlier_redactions: Buffer | null }>(
    'select sequence, hash, earlier_redactions from audit_head where workspace_id = $1 for update',
    [workspaceId],
  )
  const head = found.rows[0]
  let sequence = head?.sequence ?? 0
  let hash = head?.hash ?? chainStart
  const rows = entries.map((entry) => {
    sequence += 1
    const linked = link(hash, chain(entry, { sequence, actor: entry.actor ?? actor, at: now }))
    hash = linked.hash
    return asRow(linked)
  })
  const signature = signHead(secrets, {
    workspaceId,
    sequence,
    hash,
    earlierRedactions: head?.earlier_redactions ?? null,
  })
  await client.query(insertEntries, [workspaceId, JSON.stringify(rows)])
  await client.query('update audit_head set sequence = $2, hash = $3, signature = $4 where workspace_id = $1', [
    workspaceId,
    sequence,
    hash,
    signature,
  ])
}

export interface LinkedEntry extends ChainedEntry {
  previousHash: Buffer
  hash: Buffer
  contentSalt: Buffer
  contentHash: Buffer
}

const saltLength = 16

/** Returns the entry with its salt and hashes, linked to the previous entry. */
export function link(previousHash: Buffer, entry: ChainedEntry): LinkedEntry {
  const contentSalt = randomBytes(saltLength)
  const contentHash = digestOfWords(entry, contentSalt)
  const hash = chainHash(previousHash, { frame: digestOfFrame(entry), words: contentHash })
  return { ...entry, previousHash, hash, contentSalt, contentHash }
}

const asRow = ({ previousHash, hash, contentSalt, contentHash, ...entry }: LinkedEntry) => ({
  ...entry,
  previous: previousHash.toString('hex'),
  hash: hash.toString('hex'),
  salt: contentSalt.toString('hex'),
  words: contentHash.toString('hex'),
})

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
    subject_kind, subject_id, subject_title, changes, cause, previous_hash, hash, hash_version, content_salt, content_hash)
  select $1, (e ->> 'sequence')::bigint, (e ->> 'at')::timestamptz, e -> 'actor' ->> 'kind', (e -> 'actor' ->> 'id')::uuid,
    e -> 'actor' ->> 'name', e ->> 'event', e ->> 'subjectKind', (e ->> 'subjectId')::uuid, e ->> 'subjectTitle',
    e -> 'changes', e ->> 'cause', decode(e ->> 'previous', 'hex'), decode(e ->> 'hash', 'hex'),
    2, decode(e ->> 'salt', 'hex'), decode(e ->> 'words', 'hex')
  from jsonb_array_elements($2::jsonb) with ordinality as entry (e, place)
  order by place`

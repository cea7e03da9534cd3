// Verifies the audit chain of a workspace from its first entry and reports the first fault.

import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { SecretBox } from '../secret-box.ts'
import { chainHash, chainStart, digestOfFrame, digestOfWords, hashOfOldEntry, type ChainedEntry } from './entry-hash.ts'
import { signHead } from './head.ts'
import type { Fault } from './fault.ts'
import { checkRedactions, redactionRecord, type RedactedEntry, type RedactionRecord } from './redaction-check.ts'
import { redactionEvent } from './redact.ts'

export interface ChainReport {
  entries: number
  /** Position of the first invalid entry; null if the chain is intact. */
  brokenAt: number | null
  reason: string | null
  /** Number of entries redacted before redactions were recorded: their former content cannot be verified. */
  unproven: number
}

const page = 5000
const changeList = z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() }))
const actorKind = z.enum(['user', 'applicant', 'job', 'system'])

interface Row {
  sequence: number
  at: Date
  actor_kind: string
  actor_id: string | null
  actor_name: string
  event: string
  subject_kind: string
  subject_id: string
  subject_title: string
  changes: unknown
  cause: string | null
  previous_hash: Buffer
  hash: Buffer
  hash_version: number
  content_salt: Buffer | null
  content_hash: Buffer | null
  redacted_at: Date | null
}

interface HeadRow {
  sequence: number
  hash: Buffer
  signature: Buffer | null
  earlier_redactions: Buffer | null
}

/** Verification state after the entries so far; the next entry must follow from it. */
interface Walk {
  entries: number
  hash: Buffer
  /** True after the first entry of version 2; from then on the chain head is signed. */
  isSigned: boolean
  redacted: RedactedEntry[]
  records: RedactionRecord[]
}

/** Must run first in a transaction of the workspace: it reads entries and chain head from one snapshot. */
export async function verifyAudit(client: PoolClient, workspaceId: string, secrets: SecretBox): Promise<ChainReport> {
  await client.query('set transaction isolation level repeatable read')
  const walk: Walk = { entries: 0, hash: chainStart, isSigned: false, redacted: [], records: [] }
  const found = await client.query<HeadRow>(
    'select sequence, hash, signature, earlier_redactions from audit_head where workspace_id = $1',
    [workspaceId],
  )
  const head = found.rows[0]
  const fault =
    (await walkChain(client, workspaceId, walk)) ??
    (head ? headFault(secrets, { workspaceId, head, walk }) : await emptyFault(client, workspaceId, walk))
  const redactions = checkRedactions({ ...walk, earlier: head?.earlier_redactions ?? null })
  const { brokenAt, reason } = fault ?? redactions.fault ?? { brokenAt: null, reason: null }
  return { entries: walk.entries, brokenAt, reason, unproven: redactions.unproven }
}

/** Reads in pages, so memory does not grow with the chain. */
async function walkChain(client: PoolClient, workspaceId: string, walk: Walk): Promise<Fault | null> {
  for (;;) {
    const { rows } = await client.query<Row>(
      'select * from audit_entry where workspace_id = $1 and sequence > $2 order by sequence limit $3',
      [workspaceId, walk.entries, page],
    )
    for (const row of rows) {
      walk.entries += 1
      const reason = row.sequence === walk.entries ? rowFault(row, walk) : 'an entry before it is missing'
      if (reason) return { brokenAt: row.sequence, reason }
      walk.hash = row.hash
      walk.isSigned ||= row.hash_version > 1
    }
    if (rows.length < page) return null
  }
}

function rowFault(row: Row, walk: Walk): string | null {
  const entry = entryOf(row)
  const frame = digestOfFrame(entry)
  const isRedacted = row.redacted_at !== null
  if (isRedacted) walk.redacted.push({ sequence: row.sequence, version: row.hash_version, frame })
  if (!row.previous_hash.equals(walk.hash)) return notFollowing
  if (isRedacted && !isEmptied(entry)) return 'it was marked as redacted and says something'
  if (row.hash_version === 1) return isRedacted || hashOfOldEntry(walk.hash, entry).equals(row.hash) ? null : changed
  const { content_salt: salt, content_hash: words } = row
  if (!words || !chainHash(walk.hash, { frame, words }).equals(row.hash)) return changed
  if (!isRedacted && !(salt && digestOfWords(entry, salt).equals(words))) return changed
  if (entry.event === redactionEvent) walk.records.push(redactionRecord(entry))
  return null
}

const notFollowing = 'it does not follow from the entry before it'
const changed = 'it was changed'

const isEmptied = ({ actor, subjectTitle, changes, cause }: ChainedEntry): boolean =>
  subjectTitle === '' && changes.length === 0 && cause === null && (actor.kind !== 'applicant' || actor.name === '')

const entryOf = (row: Row): ChainedEntry => ({
  sequence: row.sequence,
  at: row.at,
  actor: { kind: actorKind.parse(row.actor_kind), id: row.actor_id, name: row.actor_name },
  event: row.event,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  subjectTitle: row.subject_title,
  changes: changeList.parse(row.changes),
  cause: row.cause,
})

/** Returns a fault if the chain was truncated or extended without the secret. */
function headFault(
  secrets: SecretBox,
  { workspaceId, head, walk }: { workspaceId: string; head: HeadRow; walk: Walk },
): Fault | null {
  const brokenAt = walk.entries + 1
  if (head.sequence !== walk.entries || !head.hash.equals(walk.hash)) {
    return { brokenAt, reason: 'entries from here on are missing' }
  }
  if (!head.signature) return !walk.isSigned ? null : { brokenAt, reason: 'the head is not signed' }
  const { sequence, hash, earlier_redactions: earlierRedactions } = head
  return signHead(secrets, { workspaceId, sequence, hash, earlierRedactions }).equals(head.signature)
    ? null
    : { brokenAt, reason: 'the head was not signed with the secret of this product: entries are missing or were added' }
}

/** An empty chain is a fault if users exist, because creating the first user adds the first entry. */
async function emptyFault(client: PoolClient, workspaceId: string, walk: Walk): Promise<Fault | null> {
  if (walk.entries > 0) return { brokenAt: walk.entries + 1, reason: 'the head is missing' }
  const people = await client.query('select from staff_user where workspace_id = $1 limit 1', [workspaceId])
  return people.rowCount === 0 ? null : { brokenAt: 1, reason: 'the history is empty although people have logins' }
}

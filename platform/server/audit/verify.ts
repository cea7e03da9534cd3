// Walks the chain of a workspace from its first entry and says where it no longer holds.

import type { PoolClient } from 'pg'
import { z } from 'zod'
import { hashOfEntry } from './record.ts'

export interface ChainReport {
  entries: number
  /** The sequence of the first entry that does not follow from the one before; null when the chain is whole. */
  brokenAt: number | null
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
  redacted_at: Date | null
}

/** Reads in pages, so memory does not grow with the chain. Must run inside a transaction of the workspace. */
export async function verifyAudit(client: PoolClient, workspaceId: string): Promise<ChainReport> {
  let previous: Buffer = Buffer.alloc(32)
  let entries = 0
  for (;;) {
    const { rows } = await client.query<Row>(
      'select * from audit_entry where workspace_id = $1 and sequence > $2 order by sequence limit $3',
      [workspaceId, entries, page],
    )
    for (const row of rows) {
      entries += 1
      const expected = hashOfEntry(previous, {
        sequence: entries,
        at: row.at,
        actor: { kind: actorKind.parse(row.actor_kind), id: row.actor_id, name: row.actor_name },
        event: row.event,
        subjectKind: row.subject_kind,
        subjectId: row.subject_id,
        subjectTitle: row.subject_title,
        changes: changeList.parse(row.changes),
        cause: row.cause,
      })
      // Without its words an entry cannot be counted again; that it follows from the one before it still can.
      const holds = row.redacted_at ? row.previous_hash.equals(previous) : expected.equals(row.hash)
      if (row.sequence !== entries || !holds) return { entries, brokenAt: row.sequence }
      previous = row.hash
    }
    if (rows.length < page) break
  }
  const head = await client.query<{ hash: Buffer }>('select hash from audit_head where workspace_id = $1', [
    workspaceId,
  ])
  const isWhole = head.rows[0] === undefined ? entries === 0 : previous.equals(head.rows[0].hash)
  return { entries, brokenAt: isWhole ? null : entries + 1 }
}

// The audit of the story: what happened in the order in which it happened, chained like everything that follows.

import type { PoolClient } from 'pg'
import { hashOfEntry, type AuditEntry, type ChainedEntry } from '#platform/server/audit/record.ts'
import type { Actor } from '#platform/server/actor.ts'
import { insertRows } from './insert-rows.ts'
import { auditEntry, auditHead } from './audit-tables.ts'

export interface Happening extends AuditEntry {
  at: Date
  actor: Actor
}

/** Only into a workspace in which nothing has happened yet. */
export async function writeHistory(client: PoolClient, workspaceId: string, happenings: Happening[]): Promise<void> {
  let hash: Buffer = Buffer.alloc(32)
  const rows = happenings
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((happening, index) => {
      const entry = entryOf(happening, index + 1)
      const previousHash = hash
      hash = hashOfEntry(previousHash, entry)
      const { actor, ...rest } = entry
      return {
        workspaceId,
        ...rest,
        actorKind: actor.kind,
        actorId: actor.id,
        actorName: actor.name,
        previousHash,
        hash,
      }
    })
  if (rows.length === 0) return
  await insertRows(client, auditEntry, rows)
  await insertRows(client, auditHead, [{ workspaceId, sequence: rows.length, hash }])
}

const entryOf = ({ at, actor, event, subject, changes, cause }: Happening, sequence: number): ChainedEntry => ({
  sequence,
  at,
  actor,
  event,
  subjectKind: subject.kind,
  subjectId: subject.id,
  subjectTitle: subject.title,
  changes: changes ?? [],
  cause: cause ?? null,
})

// Writes the audit of the demo story: events in chronological order, hash-chained like all later entries.

import { chainStart, type ChainedEntry } from '#platform/server/audit/entry-hash.ts'
import { signHead } from '#platform/server/audit/head.ts'
import { link } from '#platform/server/audit/record.ts'
import type { Context } from '#platform/server/context.ts'
import type { DemoEvent } from '#platform/server/demo/chapter.ts'
import { insertRows } from '#platform/server/demo/insert-rows.ts'
import { auditEntry, auditHead } from './audit-tables.ts'

export type Happening = DemoEvent

/** Only for a workspace without audit entries. */
export async function writeHistory(ctx: Context, happenings: Happening[]): Promise<void> {
  const workspaceId = ctx.workspace.id
  let hash = chainStart
  const rows = happenings
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((happening, index) => {
      const { actor, ...linked } = link(hash, entryOf(happening, index + 1))
      hash = linked.hash
      return { workspaceId, ...linked, actorKind: actor.kind, actorId: actor.id, actorName: actor.name, hashVersion: 2 }
    })
  if (rows.length === 0) return
  const head = { workspaceId, sequence: rows.length, hash, earlierRedactions: null }
  await insertRows(ctx.client, auditEntry, rows)
  await insertRows(ctx.client, auditHead, [{ ...head, signature: signHead(ctx.services.secrets, head) }])
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

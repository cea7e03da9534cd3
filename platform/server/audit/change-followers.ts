// Lets an area keep something up to date with records of lower areas: it is told, within the transaction, that their
// audit got new entries. It enqueues a job and reads the records there.

import type { Context } from '../context.ts'
import { extensionPoint } from '../extension-point.ts'
import type { AuditEntry } from './record.ts'

export interface ChangeFollower {
  /** Subject kinds of the entries. */
  subjects: readonly string[]
  /** Must be cheap: it runs in each transaction that changes such a record. */
  follow(ctx: Context): Promise<void>
}

export const changeFollowers = extensionPoint<ChangeFollower>('audit.change-followers')

/** Runs before the entries are written, because their lock must be the last one. */
export async function tellChangeFollowers(ctx: Context, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const kinds = new Set(entries.map(({ subject }) => subject.kind))
  for (const follower of changeFollowers.all()) {
    if (follower.subjects.some((kind) => kinds.has(kind))) await follower.follow(ctx)
  }
}

// Finds the subjects of new audit entries, for jobs that keep something up to date with the records.

import type { Context } from '../context.ts'

/** Sequence of the newest entry; 0 if there is none. */
export async function auditHead(ctx: Context): Promise<number> {
  const { rows } = await ctx.client.query<{ sequence: number }>(
    'select sequence from audit_head where workspace_id = $1',
    [ctx.workspace.id],
  )
  return rows[0]?.sequence ?? 0
}

interface ChangedSubjects {
  /** Sequence of the last entry that was read; `after` if there is no newer one. */
  through: number
  ids: string[]
}

/** Reads at most so many entries after this one, oldest first. */
export async function changedSubjects(
  ctx: Context,
  { after, most }: { after: number; most: number },
): Promise<ChangedSubjects> {
  const { rows } = await ctx.client.query<{ sequence: number; id: string }>(
    `select sequence, subject_id as id from audit_entry where workspace_id = $1 and sequence > $2 order by sequence limit $3`,
    [ctx.workspace.id, after, most],
  )
  return { through: rows.at(-1)?.sequence ?? after, ids: [...new Set(rows.map(({ id }) => id))] }
}

// Present names of candidates, read from the table of their record kind: a draw stores none.

import type { Context } from '#platform/server/context.ts'

interface Ref {
  kind: string
  id: string | null
}

/** By record id. Erased records and kinds without a table of names are omitted. */
export async function candidateNames(ctx: Context, refs: readonly Ref[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const [kind, some] of Map.groupBy(refs, (ref) => ref.kind)) {
    const found = ctx.services.records.find(kind)
    if (!found) continue
    const { rows } = await ctx.client.query<{ id: string; name: string }>(
      `select r.id, r.contact_name "name" from ${found.table} r
        where r.workspace_id = $1 and r.id = any($2::uuid[]) and ${found.isKept ?? 'true'}`,
      [ctx.workspace.id, some.flatMap(({ id }) => id ?? [])],
    )
    for (const { id, name } of rows) names.set(id, name)
  }
  return names
}

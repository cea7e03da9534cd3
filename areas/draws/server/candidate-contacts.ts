// Receipts of a draw with the present names and mail addresses of the candidates, for mails to them.

import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'

export interface CandidateContact {
  kind: string
  id: string
  receipt: string
  name: string
  address: string
  language: Language
}

/** Erased records and those without an address are omitted. */
export async function candidateContacts(ctx: Context, drawId: string): Promise<CandidateContact[]> {
  const { rows: kinds } = await ctx.client.query<{ kind: string }>(
    'select distinct record_kind kind from draw_candidate where workspace_id = $1 and draw_id = $2',
    [ctx.workspace.id, drawId],
  )
  const contacts: CandidateContact[] = []
  for (const { kind } of kinds) {
    const found = ctx.services.records.find(kind)
    if (!found) continue
    const { rows } = await ctx.client.query<CandidateContact>(
      `select c.record_kind kind, r.id, c.receipt, r.contact_name "name", r.contact_email address, r.language
        from draw_candidate c join ${found.table} r on r.workspace_id = $1 and r.id = c.record_id
        where c.workspace_id = $1 and c.draw_id = $2 and c.record_kind = $3 and ${found.isKept ?? 'true'}
          and r.contact_email <> ''
        order by c.number`,
      [ctx.workspace.id, drawId, kind],
    )
    contacts.push(...rows)
  }
  return contacts
}

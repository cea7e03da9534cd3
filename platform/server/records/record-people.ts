// People of a record that has several, such as the adults of a household.

import type { Context } from '../context.ts'
import type { RecordRef } from './kind-shape.ts'

export interface RecordPerson {
  id: string
  firstName: string
  lastName: string
  email: string | null
}

export async function peopleOf(ctx: Context, record: RecordRef | null): Promise<RecordPerson[]> {
  const people = ctx.services.records.find(record?.kind)?.people
  if (!record || !people) return []
  const { rows } = await ctx.client.query<RecordPerson>(
    `select id, first_name "firstName", last_name "lastName", email from ${people.table}
      where workspace_id = $1 and ${people.recordColumn} = $2 order by position`,
    [ctx.workspace.id, record.id],
  )
  return rows
}

/** Id of the record that a person belongs to. */
export async function recordOfPerson(ctx: Context, personId: string): Promise<string | null> {
  for (const { people } of ctx.services.records.kinds) {
    if (!people) continue
    const { rows } = await ctx.client.query<{ id: string }>(
      `select ${people.recordColumn} id from ${people.table} where workspace_id = $1 and id = $2`,
      [ctx.workspace.id, personId],
    )
    if (rows[0]) return rows[0].id
  }
  return null
}

// The applications and interested people that an audit entry may concern, by the subject of the entry.

import { getTableName } from 'drizzle-orm'
import { assignment } from '#areas/applications/server/public.ts'
import { interestedPerson } from '#areas/interested-people/server/public.ts'
import { viewingInvitation, viewingParticipant } from '#areas/viewing-appointments/server/public.ts'
import type { Context } from '#platform/server/context.ts'

const assignments = getTableName(assignment)
const people = getTableName(interestedPerson)
const participants = getTableName(viewingParticipant)
const invitations = getTableName(viewingInvitation)

/** A subject may be the record itself, its tenancy, or a viewing appointment; ids of other subjects find nothing. */
const statement = `
with subjects as materialized (select unnest($2::uuid[]) as id),
records as materialized (
  select id from subjects
  union select g.application_id from ${assignments} g join subjects s on s.id = g.id where g.workspace_id = $1
  union select p.record_id from ${participants} p join subjects s on s.id = p.appointment_id
    where p.workspace_id = $1 and p.record_id is not null
  union select i.record_id from ${invitations} i join subjects s on s.id = i.appointment_id where i.workspace_id = $1
)
select id from records
union select p.application_id from ${people} p join records r on r.id = p.id
  where p.workspace_id = $1 and p.application_id is not null
union select p.id from ${people} p join records r on r.id = p.application_id where p.workspace_id = $1`

export async function touchedRecords(ctx: Context, subjectIds: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.client.query<{ id: string }>(statement, [ctx.workspace.id, [...subjectIds]])
  return rows.map(({ id }) => id)
}

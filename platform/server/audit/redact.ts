// Takes the words out of the entries about somebody who has to be forgotten. What happened, when, and its place in the chain
// stay; the database allows this one change and no other.

import type { PoolClient } from 'pg'

export async function redactAudit(
  client: PoolClient,
  { workspaceId, subjectId, now }: { workspaceId: string; subjectId: string; now: Date },
): Promise<void> {
  await client.query(
    `update audit_entry set redacted_at = $3, subject_title = '', changes = '[]', cause = null,
       actor_name = case when actor_kind = 'applicant' then '' else actor_name end
     where workspace_id = $1 and subject_id = $2 and redacted_at is null`,
    [workspaceId, subjectId, now],
  )
}

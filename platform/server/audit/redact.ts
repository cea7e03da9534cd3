// Takes the words out of the entries about somebody who has to be forgotten. What happened, when, and its place in the chain
// stay; the database allows this one change and no other.

import type { PoolClient } from 'pg'

const withoutWords = `update audit_entry set redacted_at = $3, subject_title = '', changes = '[]', cause = null,
   actor_name = case when actor_kind = 'applicant' then '' else actor_name end
 where workspace_id = $1 and redacted_at is null`

interface Place {
  workspaceId: string
  now: Date
}

export async function redactAudit(
  client: PoolClient,
  { workspaceId, subjectId, now }: Place & { subjectId: string },
): Promise<void> {
  await client.query(`${withoutWords} and subject_id = $2`, [workspaceId, subjectId, now])
}

interface Mention extends Place {
  /** In whose histories. */
  subjectIds: readonly string[]
  /** A change of this field to a value that begins so. */
  field: string
  beginning: string
}

/** Entries of others that name them. */
export async function redactMentions(
  client: PoolClient,
  { workspaceId, subjectIds, field, beginning, now }: Mention,
): Promise<void> {
  await client.query(
    `${withoutWords} and subject_id = any($2::uuid[]) and exists (select from jsonb_array_elements(changes) change
       where change ->> 'field' = $4 and starts_with(change ->> 'new', $5))`,
    [workspaceId, subjectIds, now, field, beginning],
  )
}

interface Changed extends Place {
  subjectIds: readonly string[]
  /** Entries that tell of a change of any of these. */
  fields: readonly string[]
}

/** Entries with values of answers that are no longer kept. */
export async function redactChanges(
  client: PoolClient,
  { workspaceId, subjectIds, fields, now }: Changed,
): Promise<void> {
  await client.query(
    `${withoutWords} and subject_id = any($2::uuid[]) and exists (select from jsonb_array_elements(changes) change
       where change ->> 'field' = any($4::text[]))`,
    [workspaceId, subjectIds, now, fields],
  )
}

// Inserts a waitlist request directly: mail tests need only a record with an address.

import type { PoolClient } from 'pg'
import { newId } from '#platform/server/ids.ts'

/** Returns the id of the request. */
export async function plantRequest(
  client: PoolClient,
  workspaceId: string,
  { email, state }: { email: string; state: string },
): Promise<string> {
  const id = newId()
  await client.query(
    `insert into waitlist_request (workspace_id, id, number, progress_state, source, language, contact_name, contact_email,
       adults, children, created_at, updated_at)
     values ($1, $2, (select 1 + count(*) from waitlist_request), $4, 'staff', 'de', 'Anna Müller', $3, 1, 0, now(), now())`,
    [workspaceId, id, email, state],
  )
  return id
}

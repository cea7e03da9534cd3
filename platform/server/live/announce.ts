// Announces an event within a transaction. Listeners receive it at commit, equal events once. The payload contains
// only workspace and topic, because a notification reaches every listener of the database.

import type { ClientBase } from 'pg'
import type { LiveTopic } from '../../contract/live.ts'

export const liveChannel = 'quartier_live'

export async function announce(client: ClientBase, workspaceId: string, topic: LiveTopic): Promise<void> {
  await client.query('select pg_notify($1, $2)', [liveChannel, `${workspaceId} ${topic}`])
}

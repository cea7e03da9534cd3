// Says in a transaction that something has happened: whoever listens hears of it when it is committed, of equal things once. Only the
// workspace and the topic are said, for a notification reaches every listener of the database.

import type { ClientBase } from 'pg'
import type { LiveTopic } from '../../contract/live.ts'

export const liveChannel = 'quartier_live'

export async function announce(client: ClientBase, workspaceId: string, topic: LiveTopic): Promise<void> {
  await client.query('select pg_notify($1, $2)', [liveChannel, `${workspaceId} ${topic}`])
}

// Sender of outgoing mails: the project's address once a person who reads its mails has confirmed it, otherwise the
// configured address under the project's name.

import type { PoolClient } from 'pg'
import type { Workspace } from '../context.ts'
import { bareAddress } from './addresses.ts'

export interface Sender {
  name: string
  address: string
}

export async function senderOfWorkspace(
  client: PoolClient,
  workspace: Pick<Workspace, 'id' | 'name'>,
  mailFrom: string,
): Promise<Sender> {
  const { rows } = await client.query<Sender>(
    `select address, name from mail_sender where workspace_id = $1 and verified_at is not null`,
    [workspace.id],
  )
  const [own] = rows
  return { name: own?.name || workspace.name, address: own?.address ?? bareAddress(mailFrom) }
}

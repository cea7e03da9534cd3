// Lets a higher area control and count the mails that belong together, such as those of a bulk mail
// (`mail_message.task_group_id`).

import type { PoolClient } from 'pg'
import { extensionPoint } from '../extension-point.ts'

export interface MailGroups {
  /** SQL condition: the group of the mail `m` in the workspace $1 may be sent now. */
  maySendSql: string
  /** Returns the groups among these that have been paused or ended. */
  findHalted: (client: PoolClient, workspaceId: string, groupIds: readonly string[]) => Promise<readonly string[]>
  /** Called before these mails are marked as bounced. Must lock rows in the order of their ids. */
  beforeBounces: (client: PoolClient, workspaceId: string, mailIds: readonly string[]) => Promise<void>
}

export const mailGroups = extensionPoint<MailGroups>('mail.groups')

/** SQL condition on the mail `m` in the workspace $1; mails without a group are always sent. */
export const maySendSql = (): string => {
  const conditions = mailGroups.all().map((one) => one.maySendSql)
  return conditions.length === 0 ? 'true' : `(task_group_id is null or ${conditions.join(' and ')})`
}

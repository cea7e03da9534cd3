// The mails of a bulk mail: they wait while it is paused, and its counts are corrected when one bounces.

import type { MailGroups } from '#platform/server/mail/mail-groups.ts'
import { statesOfProgress, taskStates } from '../rules/task-state.ts'

/** Corrects the counts of finished bulk mails: a bounced mail is counted as failed instead of completed. */
const recount = `
  update task_group g set completed_tasks = g.completed_tasks - n.mails, failed_tasks = g.failed_tasks + n.mails, version = g.version + 1
  from (select m.task_group_id id, count(*)::int mails from mail_message m where m.workspace_id = $1 and m.id = any($2)
    and m.state = 'sent' and m.task_group_id is not null group by 1 order by 1) n
  where g.workspace_id = $1 and g.id = n.id and g.state in (${statesOfProgress[2].join(', ')})`

export const bulkMails: MailGroups = {
  maySendSql: `exists (select from task_group g
    where g.workspace_id = $1 and g.id = m.task_group_id and g.paused_at is null and g.state <> ${taskStates.terminated})`,

  async findHalted(client, workspaceId, groupIds) {
    const { rows } = await client.query<{ id: string }>(
      `select id from task_group where workspace_id = $1 and id = any($2) and (paused_at is not null or state = ${taskStates.terminated})`,
      [workspaceId, groupIds],
    )
    return rows.map(({ id }) => id)
  },

  async beforeBounces(client, workspaceId, mailIds) {
    await client.query(recount, [workspaceId, mailIds])
  },
}

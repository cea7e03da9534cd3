// Registers the calls of background tasks. The mails' text is written by areas/communication.

import { z } from 'zod'
import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mailGroups } from '#platform/server/mail/mail-groups.ts'
import { bulkMails } from './mail-groups.ts'
import { forgetRecipients } from './forgetting.ts'
import { followTask, followTaskJob, forgetPrepared } from './task-actions.ts'
import * as taskGroups from './task-groups.ts'
import * as recipients from './recipients.ts'
import * as taskActions from './task-actions.ts'

const jobData = z.object({ taskGroupId: z.uuid() })
const forgetPreparedJob = 'forget-prepared-bulk-mails'

export const tasks: ServerArea = {
  name: 'tasks',
  handlers: [taskGroups, recipients, taskActions],
  jobs: {
    [followTaskJob]: (ctx, data) => followTask(ctx, jobData.parse(data).taskGroupId),
    [forgetPreparedJob]: (ctx) => forgetPrepared(ctx),
  },
  nightly: [forgetPreparedJob],
  beforeThreadsGo: forgetRecipients,
  extensions: [extend(mailGroups, bulkMails)],
}

// The calls of background tasks. Their mails are written by the area that knows the words (areas/communication).

import { z } from 'zod'
import type { ServerArea } from '#platform/server/area.ts'
import { route } from '#platform/server/http/route.ts'
import { changeTask, getTaskGroup, listRecipients, listTaskGroups, taskGroupExists } from '../contract/tasks.ts'
import { forgetRecipients } from './forgetting.ts'
import { readRecipients } from './recipients.ts'
import { followTask, followTaskJob, forgetPrepared, steerTask } from './task-deeds.ts'
import { readExists, readTaskGroup, readTaskGroups } from './task-groups.ts'

const reads = 'shared_communication'
const jobData = z.object({ taskGroupId: z.uuid() })
const forgetPreparedJob = 'forget-prepared-bulk-mails'

export const tasks: ServerArea = {
  name: 'tasks',
  open(doors) {
    route(doors, taskGroupExists, reads, readExists)
    route(doors, listTaskGroups, reads, readTaskGroups)
    route(doors, getTaskGroup, reads, readTaskGroup)
    route(doors, listRecipients, reads, readRecipients)
    route(doors, changeTask, reads, steerTask)
  },
  jobs: {
    [followTaskJob]: (ctx, data) => followTask(ctx, jobData.parse(data).taskGroupId),
    [forgetPreparedJob]: (ctx) => forgetPrepared(ctx),
  },
  nightly: [forgetPreparedJob],
  beforeThreadsGo: forgetRecipients,
}

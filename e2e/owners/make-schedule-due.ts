// Command beside the running product: moves the day of a schedule of reports to today, and enqueues the nightly job.

import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { runCommand } from '../../app/command.ts'
import { scheduledReportsJob } from '../../areas/reporting/server/sending/due-schedules.ts'
import { reportSchedule } from '../../areas/reporting/server/tables.ts'
import { dayOf } from '../../platform/rules/calendar-day.ts'
import { asSystem } from '../../platform/server/jobs/handlers.ts'
import { workspace } from '../../platform/server/session/tables.ts'

const [, , id = ''] = process.argv

await runCommand(async (services) => {
  await services.jobs.start(new Map())
  const [place] = await drizzle({ client: services.pool }).select().from(workspace).where(eq(workspace.slug, 'rent'))
  if (!place) throw new Error('the workspace of the story is missing')
  await asSystem(services, place, async (ctx) => {
    await ctx.db
      .update(reportSchedule)
      .set({ nextRun: dayOf(ctx.now) })
      .where(eq(reportSchedule.id, id))
    await ctx.enqueue(scheduledReportsJob, {})
  })
})

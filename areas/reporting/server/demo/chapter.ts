// Demo story: two letting reports over the flats of the project, the first of them sent to colleagues.

import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import { idAt } from '#platform/server/demo/dates.ts'
import { laterByHours } from '#platform/rules/local-time.ts'
import { storeMadeReport } from '../document/report-job.ts'
import { subjectOf } from '../report-row.ts'
import { report, reportRecipient } from '../tables.ts'

const told = [
  { hours: 26, isSent: true, comment: '' },
  {
    hours: 2,
    isSent: false,
    comment: 'Für die Sitzung der Baukommission. Die Wohnungen im Dachgeschoss werden ab nächster Woche besichtigt.',
  },
] as const

export async function tell(ctx: Context, { staff }: DemoStory): Promise<DemoEvent[]> {
  if (ctx.workspace.slug !== 'rent') return []
  const events: DemoEvent[] = []
  for (const { hours, isSent, comment } of told) {
    const at = laterByHours(ctx.now, -hours)
    const [row] = await ctx.db
      .insert(report)
      .values({
        workspaceId: ctx.workspace.id,
        id: idAt(at),
        kind: 'letting',
        state: 'running',
        title: ctx.t('reporting_title_proposed', { project: ctx.workspace.name }),
        options: { buildings: [], owner: null, objects: [], withoutInactives: true, onlyFavourites: false, comment },
        createdBy: staff.superuser.id,
        createdAt: at,
      })
      .returning()
    if (!row) throw new Error('the report of the story was not written')
    await storeMadeReport({ ...ctx, now: at, record: () => {} }, row)
    const event = { at, actor: actorOf(staff.superuser), subject: subjectOf(row) }
    events.push({ ...event, event: 'report.ordered' }, { ...event, event: 'report.made' })
    if (!isSent) continue
    const { id, name } = staff.analyst
    const sentAt = laterByHours(at, 1)
    await ctx.db.insert(reportRecipient).values({
      workspaceId: ctx.workspace.id,
      reportId: row.id,
      recipientKind: 'user',
      recipientId: id,
      name,
      sentBy: staff.superuser.id,
      sentAt,
    })
    events.push({ ...event, at: sentAt, event: 'report.sent', cause: name })
  }
  return events
}

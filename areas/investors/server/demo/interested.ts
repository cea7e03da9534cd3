// Demo story: people who asked about projects for sale.

import type { ProjectRow } from '#areas/projects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import { daysBefore, idAt } from '#platform/server/demo/dates.ts'
import { numberSequence } from '#platform/server/session/tables.ts'
import { subjectOf } from '../interested/person-row.ts'
import { interestedInvestor } from '../tables.ts'
import { interestedStory } from './story.ts'

export async function tellInterested(
  ctx: Context,
  { staff }: DemoStory,
  project: ProjectRow | null,
): Promise<DemoEvent[]> {
  const rows = interestedStory.map((one, place) => {
    const { firstName, lastName, since } = one
    const createdAt = daysBefore(ctx.now, since)
    const isGone = 'left' in one
    return {
      workspaceId: ctx.workspace.id,
      id: idAt(createdAt),
      number: place + 1,
      progressState: isGone ? ('inactive' as const) : ('active' as const),
      company: one.company || null,
      title: one.title,
      firstName,
      lastName,
      contactEmail: `${firstName}.${lastName}@post.example`.toLowerCase(),
      language: one.language,
      projectId: place < 2 ? (project?.id ?? null) : null,
      source: one.source,
      remark: one.remark || null,
      leaveReason: isGone ? ('no_answer' as const) : null,
      leftAt: isGone ? daysBefore(ctx.now, 10) : null,
      recordedBy: staff.assistant.id,
      searchText: `${place + 1} ${firstName} ${lastName} ${one.company}`.toLowerCase(),
      createdAt,
      updatedAt: createdAt,
    }
  })
  await ctx.db.insert(interestedInvestor).values(rows)
  await ctx.db
    .insert(numberSequence)
    .values([{ workspaceId: ctx.workspace.id, name: 'interested_investor', last: rows.length }])
  return rows.map((row) => ({
    at: row.createdAt,
    actor: actorOf(staff.assistant),
    event: 'interested_investor.recorded',
    subject: subjectOf({ ...row, contactName: `${row.firstName} ${row.lastName}` }),
    changes: [],
  }))
}

import { eq } from 'drizzle-orm'
import { laterDay } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import type { AssignmentRow } from '../assignments/assignment-row.ts'
import { assignment, assignmentCompanion } from '../tables.ts'

/** The day after all other households with the object of this assignment have left. */
export async function firstDayIn({ db }: Context, current: AssignmentRow | undefined): Promise<string> {
  if (!current) return '2027-01-01'
  const rows = await db.select().from(assignment).where(eq(assignment.workspaceId, current.workspaceId))
  const beside = await db
    .select()
    .from(assignmentCompanion)
    .where(eq(assignmentCompanion.workspaceId, current.workspaceId))
  const lets = (one: AssignmentRow) => [
    one.objectId,
    ...beside.filter(({ assignmentId }) => assignmentId === one.id).map(({ objectId }) => objectId),
  ]
  const days = rows
    .filter((one) => one.id !== current.id && lets(one).some((id) => lets(current).includes(id)))
    .flatMap(({ quitOn }) => quitOn ?? [])
  return days.length === 0 ? '2027-01-01' : laterDay(days.toSorted().at(-1) ?? '', 1)
}

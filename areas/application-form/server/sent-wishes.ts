// The wishes of an application that was sent: their order changes, some go, and what was taken away can come back as long as it is to
// be had. New ones would be another application.

import { and, eq } from 'drizzle-orm'
import { applicationWish } from '#areas/applications/server/tables.ts'
import type { Context } from '#platform/server/context.ts'
import type { Answers } from '../rules/answers.ts'
import type { Dossier } from './dossier.ts'
import { wishRows } from './file-applications.ts'
import { refuseProblems } from './refusals.ts'
import { holdLimitedObjects, readObjects, type ObjectOnOffer } from './wished-objects.ts'
import { availabilityProblems } from './wishes-to-be-had.ts'

/** Objects that the household itself has taken off its list, and that it could have again. */
export async function takenAway(
  ctx: Context,
  { id, wished }: { id: string; wished: readonly string[] },
): Promise<ObjectOnOffer[]> {
  const { rows } = await ctx.client.query<{ id: string }>(
    `select distinct before.id from audit_entry e
      cross join jsonb_array_elements(e.changes) changed
      cross join jsonb_array_elements_text(changed -> 'old') before(id)
      where e.workspace_id = $1 and e.subject_kind = 'application' and e.subject_id = $2
        and e.event = 'application.changed_by_applicant' and changed ->> 'field' = 'priorities'
        and jsonb_typeof(changed -> 'old') = 'array'`,
    [ctx.workspace.id, id],
  )
  const gone = rows.map((row) => row.id).filter((one) => !wished.includes(one))
  const found = await readObjects(ctx, gone)
  return found.filter(({ card, isPublished }) => isPublished && card.isFree && !card.isFull)
}

export async function changeWishes(
  ctx: Context,
  { objects, household }: Dossier,
  wanted: { id: string; answers: Answers },
): Promise<void> {
  const { priorities } = wanted.answers
  if (!Array.isArray(priorities)) return
  const chosen = priorities.flatMap((id) => objects.filter(({ card }) => card.id === id))
  const ids = chosen.map(({ card }) => card.id)
  const before = wishesIn(household.answers)
  const isSame = ids.length === before.length && ids.every((id, place) => id === before[place])
  if (isSame || ids.length === 0) return
  await insistToBeHad(
    ctx,
    ids.filter((id) => !before.includes(id)),
  )
  const { id } = wanted
  await ctx.db
    .delete(applicationWish)
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), eq(applicationWish.applicationId, id)))
  await ctx.db.insert(applicationWish).values(wishRows(ctx.workspace.id, { id, objects: chosen }))
}

/** Of two who want the last place the second is told so. */
async function insistToBeHad(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await holdLimitedObjects(ctx, ids)
  refuseProblems(ctx, availabilityProblems(await readObjects(ctx, ids)))
}

const wishesIn = ({ priorities }: Answers): readonly string[] => (Array.isArray(priorities) ? priorities : [])

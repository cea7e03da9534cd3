// The wishes of an application that was sent: their order changes, some go, and what was taken away can come back (`taken-away.ts`).
// New ones would be another application.

import { and, eq } from 'drizzle-orm'
import { applicationWish } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { Answers } from '#areas/forms/rules/answers.ts'
import type { Dossier } from '../documents/dossier.ts'
import { wishRows } from './file-applications.ts'
import { refuseProblems } from './refusals.ts'
import { lockLimitedObjects, readObjects } from './wished-objects.ts'
import { availabilityProblems } from './wishes-to-be-had.ts'

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
  const isSame = ids.length === before.length && ids.every((id, index) => id === before[index])
  if (isSame || ids.length === 0) return
  await assertAvailable(
    ctx,
    ids.filter((id) => !before.includes(id)),
  )
  const { id } = wanted
  await ctx.db
    .delete(applicationWish)
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), eq(applicationWish.applicationId, id)))
  await ctx.db.insert(applicationWish).values(wishRows(ctx.workspace.id, { id, objects: chosen }))
}

/** Locks objects with a limit. Of two requests for the last place, the second gets an error. */
async function assertAvailable(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await lockLimitedObjects(ctx, ids)
  refuseProblems(ctx, availabilityProblems(await readObjects(ctx, ids)))
}

const wishesIn = ({ priorities }: Answers): readonly string[] => (Array.isArray(priorities) ? priorities : [])

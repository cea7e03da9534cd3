// Looks up the center of the town for the circle on the teaser's map: by postcode and place, never by the street.

import { z } from 'zod'
import { mapsFor } from '#areas/maps/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { lookProject, thisProject, type ProjectRow } from './project-row.ts'
import { b2bProject } from './tables.ts'

export const locateTownJob = 'locate-project-town'
const jobData = z.object({ id: z.string() })

/** The place is looked up after commit: the service may be slow. */
export async function locateTown(ctx: Context, { id, city }: Pick<ProjectRow, 'id' | 'city'>): Promise<void> {
  if (city !== '') await ctx.enqueue(locateTownJob, { id })
}

export async function findTown(ctx: Context, data: unknown): Promise<(() => Promise<void>) | void> {
  const { id } = jobData.parse(data)
  const row = await lookProject(ctx, id)
  const maps = await mapsFor(ctx)
  if (!row || !maps) return
  return async () => {
    const point = await maps.search.locate([row.postalCode, row.city].filter(Boolean).join(' '))
    await asSystem(ctx.services, ctx.workspace, async (fresh) => {
      const townPosition = point && ([point.longitude, point.latitude] as const)
      await fresh.db.update(b2bProject).set({ townPosition }).where(thisProject(fresh, id))
    })
  }
}

// Several households that wish for one flat, for tests.

import { and, eq } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import type { World } from '#platform/server/testing/world.ts'
import { applicationWish } from '../tables.ts'
import { plantLetting, type Letting } from './letting.ts'
import { plantApplications } from './planting.ts'

/** Creates a flat that the given number of households wish for, and the limit of parallel offers per object. */
export async function plantWave(world: World, parallelOffersPerObject: number, households: number): Promise<Letting[]> {
  const first = await plantLetting(world)
  const { home, objectId } = first
  await asSystem(world.services, home, ({ db }) =>
    db.insert(projectSetting).values({ workspaceId: home.id, key: 'process', value: { parallelOffersPerObject } }),
  )
  const ids = await plantApplications(
    world,
    home,
    Array.from({ length: households - 1 }, (_, index) => ({
      number: index + 2,
      contactName: `Bewerberin ${index + 2}`,
      contactEmail: `b${index + 2}@example.ch`,
      progressState: 'active.evaluated' as const,
      overallEvaluation: 'B' as const,
    })),
  )
  await asSystem(world.services, home, async ({ db }) => {
    const [flat] = await db
      .select()
      .from(propertyObject)
      .where(and(eq(propertyObject.workspaceId, home.id), eq(propertyObject.id, objectId)))
    const buildingId = flat?.buildingId ?? ''
    for (const applicationId of ids) {
      await db.insert(applicationWish).values({ workspaceId: home.id, applicationId, objectId, buildingId, rank: 1 })
    }
  })
  return [first, ...ids.map((applicationId) => ({ ...first, applicationId }))]
}

// For tests: a tenancy with complete data and agreed terms.

import { eq } from 'drizzle-orm'
import { adult } from '#areas/applications/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import type { World } from '#platform/server/testing/world.ts'

/** The official form in a canton that requires the previous rent. */
export const form = {
  previousNetRent: 1400,
  previousAncillaryCost: 150,
  rentReason: 'Orts- und quartierüblich',
  referenceRate: 1.25,
  priceIndex: 107.1,
}
export const terms = {
  contractStart: '2027-01-01',
  contractEnd: null,
  netRent: null,
  ancillaryCost: null,
  deposit: null,
  noticeMonths: 3,
  noticeDates: null,
  isFirstLetting: false,
  previousNetRent: null,
  previousAncillaryCost: null,
  rentReason: null,
  referenceRate: null,
  priceIndex: null,
  comment: null,
}

interface Tenancy {
  home: Workspace
  objectId: string
  applicationId: string
}

/** A tenancy in the canton of Zurich whose object, people and landlord are complete. */
export async function complete<Let extends Tenancy>(world: World, tenancy: Let): Promise<Let> {
  await asSystem(world.services, tenancy.home, async ({ db }) => {
    await db
      .update(propertyObject)
      .set({ netRent: 150_000, ancillaryCost: 20_000, grossRent: 170_000, deposit: 450_000, area: 80 })
      .where(eq(propertyObject.id, tenancy.objectId))
    await db.update(adult).set({ dateOfBirth: '1990-05-01' }).where(eq(adult.applicationId, tenancy.applicationId))
    const value = { company: 'Wohnen AG', street: 'Weg', houseNumber: '1', postalCode: '8400', city: 'Winterthur' }
    await db.insert(projectSetting).values({ workspaceId: tenancy.home.id, key: 'contact', value })
  })
  return tenancy
}

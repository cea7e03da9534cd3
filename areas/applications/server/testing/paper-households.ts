// Test helpers for households that applied on paper and have no email address.

import { eq } from 'drizzle-orm'
import { adult } from '../tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { World } from '#platform/server/testing/world.ts'

export interface Household {
  name: string
  street?: string
  postcode?: string
  city?: string
  country?: string
  language?: 'de' | 'fr'
}

/** Test application fields for a household without a mail address. */
export const withoutMail = ({ name, language = 'de' }: Household) => ({ contactName: name, contactEmail: '', language })

/** Sets the postal addresses of the households; `ids` and `households` have the same order. */
export async function settle(
  world: World,
  home: Workspace,
  { ids, households }: { ids: readonly string[]; households: readonly Household[] },
): Promise<void> {
  await asSystem(world.services, home, async ({ db }) => {
    for (const [index, { street, postcode, city, country }] of households.entries()) {
      const answers = { street_nr: street ?? '', postcode: postcode ?? '', city: city ?? '', country: country ?? 'CH' }
      await db
        .update(adult)
        .set({ answers })
        .where(eq(adult.applicationId, ids[index] ?? ''))
    }
  })
}

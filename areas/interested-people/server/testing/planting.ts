// Interested people for tests: as few words as the test needs, everything else believable.

import type { Services, Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { interestedPerson } from '../tables.ts'

type Fields = Partial<typeof interestedPerson.$inferInsert>

/** Numbered from 101 on in their order, out of the way of those that a test records. */
export async function plantInterested(
  { services }: { services: Services },
  home: Workspace,
  given: Fields[],
): Promise<string[]> {
  const rows = given.map((fields, index) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1 + index))
    const { lastName = 'Muster', firstName = 'Anna' } = fields
    return {
      workspaceId: home.id,
      id: newId(),
      number: index + 101,
      contactEmail: 'anna@example.ch',
      language: 'de' as const,
      source: 'phone' as const,
      searchText: `${index + 101} ${firstName} ${lastName}`.toLowerCase(),
      createdAt,
      updatedAt: createdAt,
      ...fields,
      firstName,
      lastName,
    }
  })
  await asSystem(services, home, async ({ db }) => void (await db.insert(interestedPerson).values(rows)))
  return rows.map(({ id }) => id)
}

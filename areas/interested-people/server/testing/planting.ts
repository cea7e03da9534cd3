// Test helper: interested people from minimal input, with plausible defaults.

import type { Services, Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { interestedPerson } from '../tables.ts'

type Fields = Partial<typeof interestedPerson.$inferInsert>

/** Numbered from 101, so that the numbers do not collide with people that a test creates. */
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

// Owners of the objects of the demo story: those of the buildings. The contact person of the first has a login.

import type { propertyOwner } from '#areas/owners/server/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { newId } from '#platform/server/ids.ts'
import type { staffUser } from '#platform/server/session/tables.ts'
import type { Happening } from './history.ts'
import type { FurnishedHouse } from './objects.ts'
import { actorOf, type StaffOfStory } from './people/staff.ts'

interface Owners {
  login: typeof staffUser.$inferInsert
  rows: (typeof propertyOwner.$inferInsert)[]
  happenings: Happening[]
}

const contact = { firstName: 'Ursina', lastName: 'Camenzind' }

/** Sets the owner of each object. */
export function ownersOf(
  { workspace, now }: Context,
  houses: readonly FurnishedHouse[],
  { staff, passwordHash }: { staff: StaffOfStory; passwordHash: string },
): Owners {
  const workspaceId = workspace.id
  const createdAt = daysBefore(now, 800)
  const email = 'owner@quartier.example'
  const names = { ...contact, username: 'owner.demo', email }
  const login = { workspaceId, id: newId(), ...names, role: 'owner' as const, language: 'de' as const, passwordHash }
  const byName = new Map<string, typeof propertyOwner.$inferInsert>()
  for (const { house, objects } of houses) {
    const owner = byName.get(house.owner) ?? {
      workspaceId,
      id: newId(),
      name: house.owner,
      postalCode: house.postalCode,
      city: house.city,
      language: house.language,
      createdAt,
      ...(byName.size === 0 && { ...contact, email, userId: login.id, language: 'de' as const }),
    }
    byName.set(house.owner, owner)
    for (const object of objects) object.ownerId = owner.id
  }
  const rows = [...byName.values()]
  const happenings = rows.map((owner) => ({
    at: createdAt,
    actor: actorOf(staff.admin),
    event: 'owner.created',
    subject: { kind: 'owner', id: owner.id, title: owner.name },
    changes: [],
  }))
  return { login, rows, happenings }
}

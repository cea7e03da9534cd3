// Staff of the demo story: the logins of demo/people/people.ts with their ids in one workspace.

import type { Role } from '#platform/rules/permissions.ts'
import {
  actorOf,
  type DemoPerson as StoryPerson,
  type DemoStaff as StaffOfStory,
} from '#platform/server/demo/chapter.ts'
import { newId } from '#platform/server/ids.ts'
import type { staffUser } from '#platform/server/session/tables.ts'
import { demoPeople } from './people.ts'

export { actorOf, type StaffOfStory, type StoryPerson }

type StaffRow = typeof staffUser.$inferInsert

export function employ(workspaceId: string, passwordHash: string): { rows: StaffRow[]; staff: StaffOfStory } {
  const rows = demoPeople.map((person) => ({ workspaceId, id: newId(), passwordHash, ...person }))
  const personWith = (role: Role): StoryPerson => {
    const found = rows.find((row) => row.role === role)
    if (!found) throw new Error(`nobody in the story is ${role}`)
    return { id: found.id, name: `${found.firstName} ${found.lastName}`, language: found.language }
  }
  const staff: StaffOfStory = {
    superadmin: personWith('superadmin'),
    admin: personWith('admin'),
    superuser: personWith('superuser'),
    user: personWith('user'),
    assistant: personWith('assistant'),
    marketer: personWith('marketer'),
    contract: personWith('contract'),
    analyst: personWith('analyst'),
  }
  return { rows, staff }
}

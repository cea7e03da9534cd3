// Other accounts of the demo company: a new colleague who has not signed in yet, one who has left, two teams, and a
// role customised by the administrator.

import { defaultPermissions } from '#platform/rules/default-permissions.ts'
import type { team, teamMember } from '#areas/users/server/tables.ts'
import { newId } from '#platform/server/ids.ts'
import type { rolePermission, staffUser } from '#platform/server/session/tables.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import type { Happening } from '../history.ts'
import { actorOf, type StaffOfStory } from './staff.ts'

interface Colleagues {
  people: (typeof staffUser.$inferInsert)[]
  teams: (typeof team.$inferInsert)[]
  members: (typeof teamMember.$inferInsert)[]
  roles: (typeof rolePermission.$inferInsert)[]
  happenings: Happening[]
}

export function colleaguesOf(workspaceId: string, staff: StaffOfStory, now: Date): Colleagues {
  const admin = actorOf(staff.admin)
  const [letting, papers] = [newId(), newId()]
  const invited = {
    ...personOf(workspaceId, 'Jonas', 'Frei', { role: 'user', language: 'de' }),
    createdAt: daysBefore(now, 2),
  }
  const left = {
    ...personOf(workspaceId, 'Ursina', 'Caduff', { role: 'superuser', language: 'de' }),
    isActive: false,
    version: 2,
    createdAt: daysBefore(now, 800),
  }
  const member = (teamId: string, userId: string) => ({ workspaceId, teamId, userId })
  const permissions = [...defaultPermissions.assistant, 'reporting_read' as const]
  const about = (person: typeof invited, event: string) => ({
    event,
    subject: { kind: 'user', id: person.id, title: `${person.firstName} ${person.lastName}` },
    actor: admin,
  })
  const given = { field: 'given', old: null, new: ['reporting_read'] }
  return {
    people: [invited, left],
    teams: [
      { workspaceId, id: letting, name: 'Vermietung', description: 'Von der Bewerbung bis zur Zusage' },
      { workspaceId, id: papers, name: 'Verträge und Übergabe', description: 'Vom Vertrag bis zum Schlüssel' },
    ],
    members: [
      member(letting, staff.user.id),
      member(letting, staff.superuser.id),
      member(letting, staff.assistant.id),
      member(letting, invited.id),
      member(papers, staff.contract.id),
      member(papers, staff.assistant.id),
    ],
    roles: [{ workspaceId, role: 'assistant', permissions, version: 1 }],
    happenings: [
      {
        ...about(left, 'user.changed'),
        at: daysBefore(now, 40),
        changes: [{ field: 'is_active', old: true, new: false }],
      },
      {
        event: 'role.changed',
        subject: { kind: 'role.assistant', id: workspaceId, title: 'Assistenz' },
        actor: admin,
        at: daysBefore(now, 12),
        changes: [given],
      },
      {
        ...about(invited, 'user.created'),
        at: daysBefore(now, 2),
        changes: [{ field: 'role', old: null, new: 'user' }],
      },
    ],
  }
}

const personOf = (
  workspaceId: string,
  firstName: string,
  lastName: string,
  rest: Pick<typeof staffUser.$inferInsert, 'role' | 'language'>,
) => {
  const name = `${firstName}.${lastName}`.toLowerCase()
  return { workspaceId, id: newId(), email: `${name}@lindenhof.example`, username: name, firstName, lastName, ...rest }
}

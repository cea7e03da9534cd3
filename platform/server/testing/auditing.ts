// Audit entries of a workspace, for tests.

import type { Workspace } from '../context.ts'
import { asSystem } from '../jobs/handlers.ts'
import type { World } from './world.ts'

interface Entry {
  subject_id: string
  changes: { field: string; old: unknown; new: unknown }[]
}

export const auditEntries = (world: World, home: Workspace, event: string): Promise<Entry[]> =>
  asSystem(world.services, home, async ({ client }) => {
    const text = 'select subject_id, changes from audit_entry where event = $1 order by sequence'
    return (await client.query<Entry>(text, [event])).rows
  })

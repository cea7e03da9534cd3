// Test helper: an office that sells projects to investors, and the calls of the process.

import type { Pool } from 'pg'
import type { ProjectRow } from '#areas/projects/server/public.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import type { ApplyView } from '../../contract/process.ts'

export const path = '/api/v1/investors'
export const objects = '/api/v1/b2b/objects'

type Shown = ApplyView & { id: string; version: number }

/** `plantProject` is the helper of the projects, which tests alone may import. */
export function processScene<Fields>(
  world: World,
  plantProject: (pool: Pool, home: Workspace, fields?: Fields) => Promise<ProjectRow>,
) {
  const get = async (home: Workspace, as: Person, url: string) => world.ask(home, { url, as })
  const send = (home: Workspace, as: Person, method: 'POST' | 'PATCH', url: string, payload: object) =>
    world.ask(home, { method, url, payload, as })
  const office = async (fields?: Fields) => {
    const home = await world.workspace({ projectType: 'saleb2b', theme: 'invest' })
    const clerk = await world.person(home, 'user')
    return { home, clerk, project: await plantProject(world.services.pool, home, fields) }
  }
  return {
    get,
    send,
    office,
    step: (home: Workspace, as: Person, applyId: string, body: object) =>
      send(home, as, 'PATCH', `${path}/${applyId}/update-apply`, body),
    investorsOf: async (home: Workspace, as: Person, projectId: string) =>
      (await get(home, as, `${objects}/${projectId}/investors`)).json() as { applies: Shown[]; suggestions: Shown[] },
    mailKindsOf: (home: Workspace) =>
      asSystem(world.services, home, async ({ db }) =>
        (await db.select({ kind: mailMessage.kind }).from(mailMessage)).map(({ kind }) => kind).toSorted(),
      ),
  }
}

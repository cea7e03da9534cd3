// The demo story: one firm with five workspaces, one per project type. Loaded once, into an empty database.

import { drizzle } from 'drizzle-orm/node-postgres'
import type { Services, Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { hashPassword } from '#platform/server/session/password.ts'
import { workspace } from '#platform/server/session/tables.ts'
import { demoPassword } from '#areas/home/server/demo-logins.ts'
import { tellWorkspace } from './tell-workspace.ts'
import { demoWorkspaces } from './workspaces.ts'

export async function tellStory(services: Services): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  for (const place of demoWorkspaces) {
    const [made] = await drizzle({ client: services.pool })
      .insert(workspace)
      .values({ id: newId(), isDemo: true, ...place })
      .returning()
    if (made) await tellOf(services, made, passwordHash)
  }
}

const tellOf = (services: Services, home: Workspace, passwordHash: string): Promise<void> =>
  asSystem(services, home, (ctx) => tellWorkspace(ctx, passwordHash))

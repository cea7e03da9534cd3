// The demo story: one firm with five workspaces, one per project type. Told once, into an empty database.

import { drizzle } from 'drizzle-orm/node-postgres'
import type { House, Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { hashPassword } from '#platform/server/session/password.ts'
import { staffUser, workspace } from '#platform/server/session/tables.ts'
import { demoPassword } from '#areas/home/server/demo-logins.ts'
import { demoPeople } from './people.ts'
import { demoWorkspaces } from './workspaces.ts'

export async function tellStory(house: House): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  for (const place of demoWorkspaces) {
    const [made] = await drizzle({ client: house.pool })
      .insert(workspace)
      .values({ id: newId(), isDemo: true, ...place })
      .returning()
    if (made) await tellOf(house, made, passwordHash)
  }
}

const tellOf = (house: House, home: Workspace, passwordHash: string): Promise<void> =>
  asSystem(house, home, async (ctx) => {
    await ctx.db
      .insert(staffUser)
      .values(demoPeople.map((person) => ({ workspaceId: home.id, id: newId(), passwordHash, ...person })))
  })

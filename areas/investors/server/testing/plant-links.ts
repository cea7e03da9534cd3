// Test helper: links that investors get by mail, two of each.

import type { Pool } from 'pg'
import type { ProjectRow } from '#areas/projects/server/public.ts'
import type { Workspace } from '#platform/server/context.ts'
import { dayAfter, endOfDay } from '#platform/rules/calendar-day.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import type { World } from '#platform/server/testing/world.ts'
import { optOutToken } from '../process/opt-out-token.ts'
import { plantApply, plantInvestor } from './planting.ts'

const newHome = (world: World) => world.workspace({ projectType: 'saleb2b', theme: 'invest' })

/** `plantProject` is the helper of the projects, which tests alone may import. */
export async function plantOptOuts(
  world: World,
  plantProject: (pool: Pool, home: Workspace) => Promise<Pick<ProjectRow, 'id' | 'slug'>>,
) {
  const home = await newHome(world)
  const key = async () => {
    const project = await plantProject(world.services.pool, home)
    const applyId = await plantApply(world, home, {
      investorId: await plantInvestor(world, home),
      project,
      state: 'proposed',
    })
    return {
      record: project.slug,
      token: optOutToken({ services: world.services, workspace: home }, project.slug, applyId),
    }
  }
  return {
    home,
    keys: [await key(), await key()] as [{ record: string; token: string }, { record: string; token: string }],
  }
}

export async function plantProfileLinks(world: World) {
  const home = await newHome(world)
  const key = async () => {
    const token = newToken()
    const record = await plantInvestor(world, home, {
      profileTokenHash: hashOf(token),
      profileLinkUntil: endOfDay(dayAfter(new Date(), 30)),
    })
    return { record, token }
  }
  return {
    home,
    keys: [await key(), await key()] as [{ record: string; token: string }, { record: string; token: string }],
  }
}

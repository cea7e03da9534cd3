// Contact people of investors in an open project keep their accounts, however long they stay away.

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accountsInUse } from '#areas/external-accounts/server/public.ts'
import type { ProjectState } from '#areas/projects/rules/project-state.ts'
import { plantProject } from '#areas/projects/server/testing/planting.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import type { ApplyState } from '../../rules/apply-state.ts'
import { investorContact } from '../tables.ts'
import { plantApply, plantInvestor } from '../testing/planting.ts'
import { processScene } from '../testing/process-scene.ts'

const world = useWorld()
const { office } = processScene(world, plantProject)

it.each<[ProjectState, ApplyState, boolean]>([
  ['published', 'interested', true],
  ['reserved', 'memorandum_opened', true],
  ['sold', 'bo_submitted', false],
  ['withdrawn', 'interested', false],
  ['published', 'declined', false],
  ['published', 'opted_out', false],
])('in a %s project as %s: %s', async (state, applyState, isKept) => {
  const { home, clerk, project } = await office({ state })
  const investorId = await plantInvestor(world, home)
  await plantApply(world, home, { investorId, project, state: applyState })
  // Any account will do.
  const accountId = clerk.id
  await asSystem(world.services, home, async (ctx) => {
    await ctx.db.update(investorContact).set({ accountId }).where(eq(investorContact.investorId, investorId))
    const kept = await Promise.all(accountsInUse.all().map((find) => find(ctx, [accountId, newId()])))
    expect(kept.flat()).toEqual(isKept ? [accountId] : [])
  })
})

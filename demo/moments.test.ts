// The demo story is relative to the current day, so it must be valid on every day and at every hour.

import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, it } from 'vitest'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { workspace } from '#platform/server/session/tables.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { tellWorkspace } from './tell-workspace.ts'
import { demoWorkspaces } from './workspaces.ts'

const world = useOwnWorld()
const rent = demoWorkspaces.find(({ slug }) => slug === 'rent')

/** Loads the rent story into a separate workspace. */
async function tellAt(moment: string): Promise<string> {
  if (!rent) throw new Error('the firm has no house that lets again')
  world.setTime(new Date(moment))
  const id = newId()
  const [made] = await drizzle({ client: world.services.pool })
    .insert(workspace)
    .values({ ...rent, id, slug: `rent-${id.slice(-12)}`, isDemo: true })
    .returning()
  if (!made) throw new Error('the workspace was not made')
  await asSystem(world.services, { ...made, slug: 'rent' }, (ctx) => tellWorkspace(ctx, 'nobody signs in here'))
  return id
}

const count = (id: string, sql: string): Promise<number> =>
  inWorkspace(world.services.pool, id, async (client) =>
    Number((await client.query(`select count(*) as count ${sql}`)).rows[0].count),
  )

describe('the story, told', () => {
  it.each([
    ['at midnight in winter', '2026-12-31T23:00:00Z'],
    ['on the day the clocks go forward', '2027-03-28T01:30:00Z'],
    ['on a leap day', '2028-02-29T11:00:00Z'],
    ['on a Friday morning', '2026-12-11T09:10:00Z'],
  ])('%s, is whole and nobody has done anything yet to come', async (_, moment) => {
    const id = await tellAt(moment)
    expect(await count(id, 'from application')).toBe(900)
    expect(await count(id, 'from contract_signature')).toBeGreaterThan(50)
    const namesakes = `from adult a join adult b using (application_id, first_name) where a.id < b.id`
    expect(await count(id, namesakes)).toBe(0)
    expect(await count(id, `from contract_signature where recorded_at > timestamptz '${moment}'`)).toBe(0)
    expect(await count(id, 'from staff_news')).toBeGreaterThan(100)
    expect(await count(id, `from staff_news where happened_at > timestamptz '${moment}'`)).toBe(0)
    expect(await count(id, `from application where created_at > timestamptz '${moment}'`)).toBe(0)
  })
})

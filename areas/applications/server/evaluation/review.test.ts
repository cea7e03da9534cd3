import { expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantApplications } from '../testing/planting.ts'

const world = useWorld()

it('goes through a filtered list in its order', async () => {
  const home = await world.workspace()
  const clerk = await world.person(home, 'user')
  const [small, big] = await plantApplications(world, home, [
    { progressState: 'active.new', income: 50_000 },
    { progressState: 'active.new', income: 120_000 },
    { progressState: 'inactive', income: 90_000 },
  ])
  const ask = async (query: string) =>
    (await world.ask(home, { url: `/api/v1/applications/choices/review?${query}`, as: clerk })).json()
  expect(await ask('state=active.new&sort=-income')).toEqual({ ids: [big, small], isCut: false })
  expect(await ask('state=active.new&sort=income')).toMatchObject({ ids: [small, big] })
  expect((await ask('state=nowhere')).message).toBeDefined()
})

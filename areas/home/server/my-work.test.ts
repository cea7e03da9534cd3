import { expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'

const world = useWorld()

it.each([
  ['reletting', 'rent', true],
  ['saleb2b', 'invest', false],
] as const)('in a project of the kind %s (%s) counts applications: %s', async (projectType, theme, counts) => {
  const home = await world.workspace({ projectType, theme })
  const work = (await world.ask(home, { url: '/api/v1/home', as: await world.person(home) })).json()
  expect([work.applications !== null, work.endingOffers !== null]).toEqual([counts, counts])
  expect(work.objects).toEqual([])
})

it('counts purchases instead of offers and assignments where a project sells', async () => {
  const home = await world.workspace({ projectType: 'sale', theme: 'sale' })
  const work = (await world.ask(home, { url: '/api/v1/home', as: await world.person(home) })).json()
  expect(work.applications.map(({ state }: { state: string }) => state)).toEqual([
    'active.new',
    'active.in_progress',
    'active.evaluated',
    'sale.new',
    'sale.client.signed',
    'sale.fee.transferred',
    'sale.reservation.completed',
  ])
  expect(work.endingOffers).toBeNull()
})

it('counts only what the person may see', async () => {
  const home = await world.workspace()
  const work = (await world.ask(home, { url: '/api/v1/home', as: await world.person(home, 'marketer') })).json()
  expect(work).toMatchObject({ applications: null, endingOffers: null, tenants: null, objects: [] })
})

// An object that takes so many applications and no more, also when two households send at the same moment.

import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { application } from '#areas/applications/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { fillIn, plantObject } from '../testing/planting.ts'

const world = useWorld()

const startPage = (home: Workspace, flat: string) =>
  world.ask(home, { url: `/api/v2/applications/new?uuids=${flat}&lang=de` })
const publicObject = async (home: Workspace, flat: string) =>
  (await world.ask(home, { url: `/api/v1/public-objects/${flat}` })).json()

it('gives the last two places to two of five households that send at once', async () => {
  const home = await world.workspace()
  const flat = await plantObject(world, home, { maxApplications: 2 })
  const households = await Promise.all(Array.from({ length: 5 }, () => fillIn(world, home, [flat])))
  const answers = await Promise.all(households.map((one) => one.submit()))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422, 422])
  const refused = answers.find(({ statusCode }) => statusCode === 422)
  expect(refused?.json().fields.priorities).toBe('Keine weiteren Bewerbungen möglich.')
})

it('cannot be begun once it is full, and the public list says so instead of a button', async () => {
  const home = await world.workspace()
  const flat = await plantObject(world, home, { maxApplications: 1 })
  expect(await publicObject(home, flat)).toMatchObject({ application_closed: null, application_form: /\/new\?uuids=/ })
  const filling = await fillIn(world, home, [flat])
  expect((await startPage(home, flat)).statusCode).toBe(200)
  expect((await filling.submit()).statusCode).toBe(200)

  const refused = await startPage(home, flat)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe('Keine weiteren Bewerbungen möglich.')
  const payload = { uuids: [flat], language: 'de' }
  const begun = await world.ask(home, { method: 'POST', url: '/api/v2/applications/new', payload })
  expect(begun.statusCode).toBe(409)
  const closed = { application_form: null, application_closed: expect.stringContaining('keine weiteren Bewerbungen') }
  expect(await publicObject(home, flat)).toMatchObject({ object_state: 'free', ...closed })
  const list = await world.ask(home, { url: '/api/v1/objects/iframe-object-list' })
  expect(list.json().items[0]).toMatchObject(closed)
})

it('leaves who has a place in it: they may still correct themselves', async () => {
  const home = await world.workspace()
  const flat = await plantObject(world, home, { maxApplications: 1 })
  const filling = await fillIn(world, home, [flat])
  await filling.submit()
  expect((await filling.save({ parking: true, parking_regular: 1 })).statusCode).toBe(200)
  expect((await filling.ask({ url: '/update' })).json().objects[0]).toMatchObject({ isFree: true, isFull: false })
})

it('has room again when an application was deactivated', async () => {
  const home = await world.workspace()
  const flat = await plantObject(world, home, { maxApplications: 1 })
  const [first, second] = [await fillIn(world, home, [flat]), await fillIn(world, home, [flat])]
  await first.submit()
  expect((await second.submit()).statusCode).toBe(422)
  await inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client })
      .update(application)
      .set({ progressState: 'inactive' })
      .where(eq(application.workspaceId, home.id)),
  )
  expect((await second.submit()).statusCode).toBe(200)
})

it('is taken off the list by a household that wishes for others too', async () => {
  const home = await world.workspace()
  const [full, other] = [await plantObject(world, home, { maxApplications: 1 }), await plantObject(world, home)]
  const [first, second] = [await fillIn(world, home, [full]), await fillIn(world, home, [full, other])]
  await first.submit()
  expect((await second.submit()).json().fields.priorities).toContain('Bitte aus der Liste entfernen')
  await second.save({ priorities: [other] })
  expect((await second.submit()).statusCode).toBe(200)
})

// Owners of B2B projects, for those who change projects.

import { expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { propertyOwner } from './tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'

const world = useWorld()
const path = '/api/v1/teams'

const data = {
  name: 'Erben Aebi',
  kind: 'person',
  first_name: 'Ruth',
  last_name: 'Aebi',
  email: '',
  phone: '',
  street: '',
  postal_code: '',
  city: '',
  language: 'de',
  note: '',
}

async function office() {
  const home = await world.workspace({ projectType: 'saleb2b', theme: 'invest' })
  const clerk = await world.person(home, 'user')
  const create = (payload: object, as = clerk) =>
    world.ask(home, { method: 'POST', url: `${path}/b2b/proprietor/create`, payload, as })
  const save = (id: string, payload: object, as = clerk) =>
    world.ask(home, { method: 'PATCH', url: `${path}/${id}/b2b/proprietor/edit`, payload, as })
  return { home, clerk, create, save }
}

it('are created once, read and corrected; a stale version is refused', async () => {
  const { home, clerk, create, save } = await office()
  const { id } = (await create(data)).json()
  expect((await create({ ...data, name: ' erben  AEBI' })).statusCode).toBe(422)
  expect((await save(id, { ...data, city: 'Bern', version: 1 })).json()).toMatchObject({ version: 2 })
  expect((await save(id, { ...data, city: 'Thun', version: 1 })).statusCode).toBe(409)
  const read = await world.ask(home, { url: `${path}/${id}/b2b/proprietor/edit`, as: clerk })
  expect(read.json()).toMatchObject({ data: { city: 'Bern' }, version: 2 })
})

it('with a login are for administrators', async () => {
  const { home, create, save } = await office()
  const { id } = (await create(data)).json()
  const login = await world.person(home, 'owner')
  await asSystem(world.services, home, ({ db }) => db.update(propertyOwner).set({ userId: login.id }))
  expect((await save(id, { ...data, version: 1 })).statusCode).toBe(409)
})

it('need the permission, and are hidden from other workspaces', async () => {
  const { home, create, save } = await office()
  expect((await create(data, await world.person(home, 'analyst'))).statusCode).toBe(403)
  const { id } = (await create(data)).json()
  const other = await office()
  expect((await other.save(id, { ...data, version: 1 })).statusCode).toBe(404)
  expect((await save(id, { ...data, version: 1 })).statusCode).toBe(200)
})

// Administrators name, order and delete roles and standard categories.

import { describe, expect, it } from 'vitest'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { standardRoleId } from '../../rules/standard-roles.ts'
import { plantGuest, plantRoom, read } from '../testing/plant-room.ts'

const world = useWorld()

async function scene() {
  const room = await plantRoom(world)
  const admin = await world.person(room.home, 'admin')
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    as: Person = admin,
  ) => world.ask(room.home, { method, url: `/api/v1/dms/settings/${path}`, ...(payload && { payload }), as })
  return { room, admin, send }
}

describe('roles', () => {
  it('begin with the standard ones, are renamed and ordered', async () => {
    const { send } = await scene()
    const { roles } = (await send('GET', 'roles')).json()
    expect(roles.map(({ title_de: title }: { title_de: string }) => title).slice(0, 2)).toEqual([
      'Verkäuferschaft',
      'Maklerin oder Makler',
    ])
    const [first] = roles
    const payload = { title_de: 'Verkauf', title_fr: 'Vente', version: first.version }
    expect((await send('PATCH', `roles/${first.id}`, payload)).statusCode).toBe(200)
    expect((await send('PATCH', `roles/${first.id}`, payload)).statusCode).toBe(409)
    const order = roles.map(({ id }: { id: string }) => id).toReversed()
    expect((await send('PUT', 'roles', { order })).statusCode).toBe(200)
    expect((await send('GET', 'roles')).json().roles.at(-1).title_de).toBe('Verkauf')
    expect((await send('PUT', 'roles', { order: order.slice(1) })).statusCode).toBe(409)
  })

  it('are deleted unless a guest has them', async () => {
    const { room, send } = await scene()
    await plantGuest(world, room, 'bank')
    const refused = await send('DELETE', `roles/${standardRoleId('bank')}`)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Kann nicht gelöscht werden: ein Gast hat diese Rolle.',
    ])
    expect((await send('DELETE', `roles/${standardRoleId('surveyor')}`)).statusCode).toBe(200)
    expect((await send('DELETE', `roles/${standardRoleId('surveyor')}`)).statusCode).toBe(404)
  })

  it('are for administrators', async () => {
    const { room, send } = await scene()
    expect((await send('GET', 'roles', undefined, room.clerk)).statusCode).toBe(403)
  })
})

describe('standard categories', () => {
  it('are changed for new rooms only, and kept while others lie below', async () => {
    const { room, send } = await scene()
    const { categories } = (await send('GET', 'categories')).json()
    const [first, second] = categories
    expect((await send('DELETE', `categories/${first.id}`)).json().message).toBe(
      'Kann nicht gelöscht werden: 2 Kategorien liegen darunter.',
    )
    const payload = { title_de: 'Auszug', title_fr: 'Extrait', rights: {}, version: second.version }
    expect((await send('PATCH', `categories/${second.id}`, payload)).statusCode).toBe(200)
    expect((await send('GET', 'categories')).json().categories[1].title_de).toBe('Auszug')
    expect((await read(world, room, room.clerk)).categories[1].title_de).toBe('Grundbuchauszug')
    const order = categories.map(({ id, parent_id }: { id: string; parent_id: string | null }) => ({ id, parent_id }))
    const circle = order.map((one: { id: string }) => (one.id === first.id ? { ...one, parent_id: second.id } : one))
    expect((await send('PUT', 'categories', { order: circle })).json().message).toBe(
      'Eine Kategorie kann nicht in sich selbst liegen.',
    )
    expect((await send('PUT', 'categories', { order: order.toReversed() })).statusCode).toBe(200)
  })
})

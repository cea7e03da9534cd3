// Objects of an owner: on the owner's page, in lists, and as the reason to keep the owner.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantFlat } from '../testing/planting.ts'

const world = useWorld()

const get = async (home: Workspace, as: Person, path: string) =>
  (await world.ask(home, { url: `/api/v1/${path}`, as })).json()
const post = async (home: Workspace, as: Person, path: string, payload: object) =>
  (await world.ask(home, { method: 'POST', url: `/api/v1/${path}`, payload, as })).json()

const nothing = { first_name: '', last_name: '', email: '', phone: '', street: '', postal_code: '', city: '', note: '' }
const aare = { ...nothing, name: 'Stiftung Aare', kind: 'firm', language: 'de', has_login: false }

async function scene() {
  const home = await world.workspace()
  const admin = await world.person(home, 'admin')
  const { id } = await post(home, admin, 'settings/owners/create', aare)
  const flat = await plantFlat(world, home, { ownerId: id })
  await plantFlat(world, home)
  return { home, admin, id, flat }
}

describe('the objects of an owner', () => {
  it('are counted in the list of owners and named on the page of the owner', async () => {
    const { home, admin, id, flat } = await scene()
    expect((await get(home, admin, 'settings/owners')).tableData.body).toMatchObject([{ objects: 1 }])
    expect(await get(home, admin, `settings/owners/${id}/objects`)).toMatchObject({
      count: 1,
      objects: [{ id: flat, title: 'Lindenhofstrasse 12, 2. OG links', stateTitle: 'Verfügbar' }],
    })
  })

  it('keep the owner from being deleted, with the reason', async () => {
    const { home, admin, id } = await scene()
    const reason = 'Dieser Eigentümerschaft gehören Objekte. Weisen Sie diese zuerst einer anderen zu.'
    expect((await get(home, admin, `settings/owners/${id}/edit`)).locks.delete).toBe(reason)
    expect((await get(home, admin, 'settings/owners')).tableData.body).toMatchObject([
      { _bulk_delete_available: { value: false, unavailable_tooltip: reason } },
    ])
    const deletion = { bulkAction: 'delete', targets: [id] }
    expect(await post(home, admin, 'settings/owners', deletion)).toMatchObject({ changed: 0, skipped: [{ reason }] })
  })

  it('show a new name of the owner, and are found by the owner in their list', async () => {
    const { home, admin, id, flat } = await scene()
    const { data, version } = await get(home, admin, `settings/owners/${id}/edit`)
    await post(home, admin, `settings/owners/${id}/edit`, { ...data, version, name: 'Aare AG' })
    expect((await get(home, admin, `objects/${flat}/edit`)).data.owner).toBe('Aare AG')
    const filters = encodeURIComponent(JSON.stringify({ owner: [id] }))
    const { body } = (await get(home, admin, `objects/apartments?filters=${filters}`)).tableData
    expect(body).toMatchObject([{ _id: flat, owner: 'Aare AG' }])
  })
})

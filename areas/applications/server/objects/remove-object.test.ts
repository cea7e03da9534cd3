// Deleting objects: allowed only if never offered or let; the preview lists what depends on them.

import { describe, expect, it } from 'vitest'
import { plantApplications } from '../testing/planting.ts'
import { plantTenancy } from '../testing/tenancy.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'

const world = useWorld()

interface Scene {
  home: Workspace
  clerk: Person
}

async function scene(): Promise<Scene> {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'admin') }
}

const ask = ({ home, clerk }: Scene, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  world.ask(home, { method, url: `/api/v1/objects/${path}`, as: clerk, ...(payload && { payload }) })
const infoOf = async (at: Scene, ...ids: string[]) =>
  (await ask(at, 'GET', `get-delete-info?object_ids=${ids.join(',')}`)).json().objects

async function wishFor({ home }: Scene, objectIds: string[]): Promise<void> {
  const [applicationId] = await plantApplications(world, home, [{ number: 1 }])
  await inWorkspace(world.services.pool, home.id, async (client) => {
    await client.query('delete from application_wish where workspace_id = $1', [home.id])
    for (const [index, id] of objectIds.entries()) {
      await client.query(
        `insert into application_wish (workspace_id, application_id, object_id, building_id, rank)
          select workspace_id, $2, id, building_id, $4 from property_object where workspace_id = $1 and id = $3`,
        [home.id, applicationId, id, index + 1],
      )
    }
  })
}

describe('deleting an object', () => {
  it('takes it with its wishes, and the change log keeps that it was', async () => {
    const at = await scene()
    const [id, other] = [await plantFlat(world, at.home), await plantFlat(world, at.home)]
    await wishFor(at, [id, other])
    expect(await infoOf(at, id)).toMatchObject([{ id, canDelete: true, wishes: 1, offers: 0, lettings: 0, files: 0 }])
    expect((await ask(at, 'DELETE', id)).statusCode).toBe(200)
    expect((await ask(at, 'GET', id)).statusCode).toBe(404)
    const { rows } = await inWorkspace(world.services.pool, at.home.id, (client) =>
      client.query(`select event from audit_entry where workspace_id = $1 and event = 'object.deleted'`, [at.home.id]),
    )
    expect(rows).toHaveLength(1)
  })

  it('of many says before what goes with them', async () => {
    const at = await scene()
    const [one, other] = [await plantFlat(world, at.home), await plantFlat(world, at.home)]
    await wishFor(at, [one, other])
    const body = { bulkAction: 'delete', targets: [one, other], preview: true }
    const said = (await ask(at, 'POST', 'apartments', body)).json()
    expect(said).toMatchObject({ changed: 2, skippedTotal: 0 })
    expect(said.bringsAlong).toBe('Ebenfalls gelöscht: 2 Wünsche von Bewerbungen, 0 Bilder und Dokumente.')
  })

  it('or closing many says before how many still wish for them', async () => {
    const at = await scene()
    const [one, other] = [await plantFlat(world, at.home), await plantFlat(world, at.home)]
    const preview = async (bulkAction: string) =>
      (await ask(at, 'POST', 'apartments', { bulkAction, targets: [one, other], preview: true })).json().bringsAlong
    expect(await preview('close')).toBe('')
    await wishFor(at, [one, other])
    const still = '1 offene Bewerbung bleibt bestehen.'
    expect([await preview('close'), await preview('deactivate')]).toEqual([still, still])
  })

  it('is refused while somebody wishes for nothing else', async () => {
    const at = await scene()
    const id = await plantFlat(world, at.home)
    await wishFor(at, [id])
    const reason = 'Es ist das einzige Wunschobjekt einer Bewerbung.'
    expect(await infoOf(at, id)).toMatchObject([{ canDelete: false, reason }])
    const refused = await ask(at, 'DELETE', id)
    expect([refused.statusCode, refused.json().message]).toEqual([409, reason])
  })

  it('is refused for what was ever let, alone and among many', async () => {
    const tenancy = await plantTenancy(world)
    const at = { home: tenancy.home, clerk: tenancy.clerk }
    const free = await plantFlat(world, at.home)
    expect((await ask(at, 'DELETE', tenancy.objectId)).statusCode).toBe(409)
    const body = { bulkAction: 'delete', targets: [tenancy.objectId, free] }
    const answer = (await ask(at, 'POST', 'apartments', body)).json()
    expect(answer).toMatchObject({ changed: 1 })
    expect((await ask(at, 'GET', tenancy.objectId)).statusCode).toBe(200)
    expect((await ask(at, 'GET', free)).statusCode).toBe(404)
  })

  it('is refused for what other hands have let or sold, until that is taken back', async () => {
    const at = await scene()
    const id = await plantFlat(world, at.home)
    await ask(at, 'POST', 'apartments', { bulkAction: 'close', targets: [id] })
    const reason = 'Das Objekt ist vermietet.'
    expect(await infoOf(at, id)).toMatchObject([{ canDelete: false, reason }])
    expect((await ask(at, 'DELETE', id)).json().message).toBe(reason)
    expect(await ask(at, 'POST', 'apartments', { bulkAction: 'delete', targets: [id] })).toMatchObject({
      statusCode: 200,
    })
    expect((await ask(at, 'GET', id)).statusCode).toBe(200)
    await ask(at, 'POST', `${id}/change-status`, { action: 'activate' })
    expect((await ask(at, 'DELETE', id)).statusCode).toBe(200)
  })

  it('is for those who may write, in their own workspace', async () => {
    const at = await scene()
    const id = await plantFlat(world, at.home)
    const assistant = { ...at, clerk: await world.person(at.home, 'assistant') }
    expect((await ask(assistant, 'DELETE', id)).statusCode).toBe(403)
    const elsewhere = await scene()
    expect((await ask(elsewhere, 'DELETE', id)).statusCode).toBe(404)
    expect(await infoOf(elsewhere, id)).toEqual([])
  })
})

describe('an object let or sold by other hands', () => {
  it('is out of the process until it is made available again', async () => {
    const at = await scene()
    const id = await plantFlat(world, at.home)
    expect((await ask(at, 'GET', `${id}/set-to-rented`)).json()).toEqual({ progress_state: 'rented', allowed: true })
    const closed = await ask(at, 'POST', `${id}/change-status`, { action: 'close' })
    expect(closed.json()).toMatchObject({ progress_state: 'rented' })
    expect((await ask(at, 'GET', `${id}/set-to-rented`)).json()).toMatchObject({ allowed: false })
    const opened = await ask(at, 'POST', `${id}/change-status`, { action: 'activate' })
    expect(opened.json()).toMatchObject({ progress_state: 'available' })
  })

  it('is sold where it has a price and no rent', async () => {
    const at = await scene()
    const id = await plantFlat(world, at.home, { netRent: null, grossRent: null, sellingPrice: 90_000_000 })
    const closed = await ask(at, 'POST', `${id}/change-status`, { action: 'close' })
    expect(closed.json()).toMatchObject({ progress_state: 'sold' })
  })
})

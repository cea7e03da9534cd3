// The life of an advertisement against a real FTP server.

import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { applicationWish } from '#areas/applications/server/tables.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import type { EndReason } from '../rules/advert-state.ts'
import { handOver } from './hand-over.ts'
import { atNight } from './nightly.ts'
import { advert, portalAccount } from './tables.ts'
import {
  advertOf,
  end,
  follow,
  handOvers,
  lines,
  plantAdvertisable,
  plantAgency,
  publish,
  readIn,
  references,
  type Agency,
} from './testing/advertising.ts'

const world = useOwnWorld({ PRIVATE_HOSTS: '127.0.0.1' })
let agency: Agency
beforeAll(async () => void (agency = await plantAgency(world)))
afterAll(() => agency.server.stop())
afterEach(async () => {
  world.setTime(new Date())
  // Each test begins with an empty portal.
  await readIn(world, agency, ({ db }) => db.delete(advert).where(eq(advert.workspaceId, agency.home.id)))
})

const run = () => world.services.jobs.runDue()
const today = () => dayOf(new Date())

/** Runs the job that a change enqueues, without waiting for the time in which changes gather. */
const sendChanges = () =>
  asSystem(world.services, agency.home, (ctx) => handOver(ctx, { platform: 'homegate' })).then((after) => after?.())

const change = (id: string, fields: Partial<typeof propertyObject.$inferInsert>) =>
  readIn(world, agency, ({ db }) => db.update(propertyObject).set(fields).where(eq(propertyObject.id, id)))

const live = async (fields: Parameters<typeof plantAdvertisable>[2] = {}, more: Parameters<typeof publish>[3] = {}) => {
  const id = await plantAdvertisable(world, agency.home, fields)
  expect((await publish(world, agency, [id], more)).json()).toMatchObject({ published: 1, skipped: [] })
  await run()
  return id
}

describe('publishing', () => {
  it('hands the flat over by a job, with its picture and a link that names the portal', async () => {
    const id = await plantAdvertisable(world, agency.home, { referenceNumber: 'LH-1' })
    await publish(world, agency, [id])
    expect(await advertOf(world, agency, id)).toMatchObject({ state: 'live', portals: { homegate: 'queued' } })
    await run()
    expect(await advertOf(world, agency, id)).toMatchObject({ portals: { homegate: 'handed_over' } })
    const [line = ''] = await lines(agency)
    const fields = line.split('#')
    expect([fields[7], fields[16], fields[18]]).toEqual(['LH-1', 'Helle Wohnung mit Balkon', '1950'])
    expect(fields[67]).toContain(`uuids=${id}&lang=de&campaign=portal-homegate`)
    expect(await agency.server.names('images')).toContain(fields[46])
    expect(fields[46]).toMatch(/^[\w-]+\.jpg$/)
  })

  it('waits for the first day', async () => {
    const start = laterDay(today(), 3)
    const id = await plantAdvertisable(world, agency.home)
    await publish(world, agency, [id], { availability: { start, end: null } })
    const { state, portals } = await advertOf(world, agency, id)
    expect([state, portals]).toEqual(['scheduled', {}])
    world.setTime(new Date(`${start}T09:00:00Z`))
    await asSystem(world.services, agency.home, atNight)
    expect(await advertOf(world, agency, id)).toMatchObject({ state: 'live', portals: { homegate: 'queued' } })
  })

  it('coalesces two changes into one hand-over', async () => {
    const before = (await handOvers(world, agency)).length
    const ids = [await plantAdvertisable(world, agency.home), await plantAdvertisable(world, agency.home)]
    await Promise.all(ids.map((id) => publish(world, agency, [id])))
    await run()
    await run()
    expect(await handOvers(world, agency)).toHaveLength(before + 1)
    expect(await lines(agency)).toHaveLength(2)
  })

  it('skips what the portal would drop, names it, and hands over the others', async () => {
    const [good, bad] = [await plantAdvertisable(world, agency.home), await plantAdvertisable(world, agency.home)]
    await publish(world, agency, [good, bad])
    await change(bad, { tenderNotice: '' })
    await run()
    expect(await references(agency)).toHaveLength(1)
    expect((await advertOf(world, agency, good)).portals).toEqual({ homegate: 'handed_over' })
    expect((await advertOf(world, agency, bad)).portals).toEqual({ homegate: 'error' })
    const last = (await handOvers(world, agency)).at(-1)
    expect(last).toMatchObject({ state: 'done', adverts: 1, skipped: [{ objectId: bad, problems: ['text'] }] })
    expect(await newsOf()).toContain('advert_error')
  })
})

describe('changes of the object', () => {
  it('are sent again by themselves, and only if something changed', async () => {
    const id = await live()
    const before = (await handOvers(world, agency)).length
    await follow(world, agency)
    await sendChanges()
    expect(await handOvers(world, agency)).toHaveLength(before)
    const saved = await world.ask(agency.home, { url: `/api/v1/objects/${id}/edit`, as: agency.marketer })
    const { data, version } = saved.json()
    await world.ask(agency.home, {
      method: 'POST',
      url: `/api/v1/objects/${id}/edit`,
      payload: { ...data, version, tenderTitle: 'Jetzt mit Wintergarten' },
      as: agency.marketer,
    })
    // The audit entry of the change wakes the job.
    await run()
    expect((await advertOf(world, agency, id)).portals).toEqual({ homegate: 'queued' })
    await sendChanges()
    expect((await lines(agency))[0]?.split('#')[16]).toBe('Jetzt mit Wintergarten')
    expect(await handOvers(world, agency)).toHaveLength(before + 1)
  })

  it('of its number create no second advertisement', async () => {
    const id = await live({ referenceNumber: 'ALT-7' })
    await change(id, { referenceNumber: 'NEU-7', area: 99 })
    await follow(world, agency)
    await sendChanges()
    expect(await references(agency)).toEqual(['ALT-7'])
    expect((await lines(agency))[0]?.split('#')[27]).toBe('99')
    const other = await plantAdvertisable(world, agency.home, { referenceNumber: 'ALT-7' })
    await publish(world, agency, [other])
    await run()
    expect(new Set(await references(agency))).toEqual(new Set(['ALT-7', 'ALT-7-2']))
  })
})

describe('the end', () => {
  const states: [EndReason, Partial<typeof propertyObject.$inferInsert>][] = [
    ['offer', { progressState: 'with_offer' }],
    ['assigned', { progressState: 'assigned' }],
    ['reserved', { progressState: 'reserved' }],
    ['rented', { progressState: 'rented' }],
    ['sold', { progressState: 'sold' }],
    ['withdrawn', { progressState: 'inactive' }],
  ]
  it.each(states)('comes by itself: %s', async (because, fields) => {
    const id = await live()
    await change(id, fields)
    await follow(world, agency)
    expect(await advertOf(world, agency, id)).toMatchObject({
      state: 'ended',
      endedBecause: because,
      portals: { homegate: 'removing' },
    })
    await run()
    expect((await advertOf(world, agency, id)).portals).toEqual({ homegate: 'removed' })
    expect(await lines(agency)).toEqual([])
  })

  it('comes after the last day', async () => {
    const id = await live({}, { availability: { start: null, end: today() } })
    await follow(world, agency)
    expect((await advertOf(world, agency, id)).state).toBe('live')
    world.setTime(new Date(`${laterDay(today(), 1)}T03:00:00Z`))
    await asSystem(world.services, agency.home, atNight)
    expect(await advertOf(world, agency, id)).toMatchObject({ state: 'ended', endedBecause: 'date' })
  })

  it('comes with the number of applications', async () => {
    const id = await live({}, { maxApplications: 2 })
    await apply(id)
    await follow(world, agency)
    expect((await advertOf(world, agency, id)).state).toBe('live')
    await apply(id)
    await follow(world, agency)
    expect(await advertOf(world, agency, id)).toMatchObject({ state: 'ended', endedBecause: 'applications' })
  })

  it('comes by hand, for all portals', async () => {
    const id = await live()
    expect((await end(world, agency, [id])).statusCode).toBe(200)
    await run()
    expect((await advertOf(world, agency, id)).portals).toEqual({ homegate: 'removed' })
    expect(await lines(agency)).toEqual([])
    expect((await end(world, agency, [id])).statusCode).toBe(409)
  })

  it('is not undone by a hand-over that was under way', async () => {
    const id = await live()
    await change(id, { area: 50 })
    await follow(world, agency)
    const after = await asSystem(world.services, agency.home, (ctx) => handOver(ctx, { platform: 'homegate' }))
    await end(world, agency, [id])
    await after?.()
    expect((await advertOf(world, agency, id)).portals).toEqual({ homegate: 'removing' })
    await run()
    expect(await lines(agency)).toEqual([])
  })

  it('does not undo a new beginning while its hand-over is under way', async () => {
    const id = await live()
    await end(world, agency, [id])
    const after = await asSystem(world.services, agency.home, (ctx) => handOver(ctx, { platform: 'homegate' }))
    await publish(world, agency, [id])
    await after?.()
    expect((await advertOf(world, agency, id)).portals).toEqual({ homegate: 'queued' })
    await run()
    expect(await lines(agency)).toHaveLength(1)
  })

  it('is needed before the object is deleted', async () => {
    const id = await live()
    const url = `/api/v1/objects/${id}`
    const answer = await world.ask(agency.home, { method: 'DELETE', url, as: agency.marketer })
    expect(answer.statusCode).toBe(409)
  })
})

describe('a portal that does not answer', () => {
  it('is tried again later, and told about when it refuses', async () => {
    const far = await plantAgency(world, { port: 1 })
    const id = await plantAdvertisable(world, far.home)
    await publish(world, far, [id])
    await run()
    const [row] = await readIn(world, far, ({ db }) =>
      db.select().from(portalAccount).where(eq(portalAccount.workspaceId, far.home.id)),
    )
    expect(row).toMatchObject({ attempts: 1, handedNumber: 0, busyUntil: null })
    expect(row?.nextTryAt).not.toBeNull()
    expect((await advertOf(world, far, id)).portals).toEqual({ homegate: 'queued' })
    expect(await handOvers(world, far)).toMatchObject([{ state: 'failed', problem: 'unreachable' }])
    await far.server.stop()

    const wrong = await plantAgency(world, { user: 'another' })
    const other = await plantAdvertisable(world, wrong.home)
    await publish(world, wrong, [other])
    await run()
    expect(await handOvers(world, wrong)).toMatchObject([{ state: 'failed', problem: 'refused' }])
    expect((await advertOf(world, wrong, other)).portals).toEqual({ homegate: 'error' })
    expect(await newsOf(wrong)).toContain('hand_over_failed')
    await wrong.server.stop()
  })
})

const newsOf = (of: Agency = agency): Promise<string[]> =>
  readIn(world, of, async ({ client }) => {
    const { rows } = await client.query<{ kind: string }>('select kind from staff_news where workspace_id = $1', [
      of.home.id,
    ])
    return rows.map(({ kind }) => kind)
  })

let applied = 0
async function apply(objectId: string): Promise<void> {
  applied += 1
  const [applicationId = ''] = await plantApplications(world, agency.home, [{ number: applied }])
  await readIn(world, agency, async ({ db }) => {
    const [object] = await db.select().from(propertyObject).where(eq(propertyObject.id, objectId))
    if (!object) throw new Error('the flat is missing')
    const { buildingId } = object
    await db
      .insert(applicationWish)
      .values({ workspaceId: agency.home.id, applicationId, objectId, buildingId, rank: 1 })
  })
}

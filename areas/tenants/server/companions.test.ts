// A parking space is added to a tenancy and removed again, while the flat remains let.

import { afterEach, describe, expect, it } from 'vitest'
import { offerFlat } from '#areas/applications/server/testing/letting.ts'
import { plantParking } from '#areas/applications/server/testing/parking.ts'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { plantTenancy, postTo, signContract, type Tenancy } from '#areas/applications/server/testing/tenancy.ts'
import { laterDay, dayOf } from '#platform/rules/calendar-day.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { endCompanionByItself } from './companion-ending.ts'
import { endTenancy } from './ending.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

const dayIn = (days: number) => laterDay(dayOf(new Date()), days)
const rents = { netRent: 120, ancillaryCost: 10, deposit: null }

interface Parked extends Tenancy {
  parkingId: string
}

async function plantParked(isSigned = true): Promise<Parked> {
  const tenancy = await plantTenancy(world)
  const parkingId = await plantParking(world, tenancy)
  if (isSigned) await signContract(world, tenancy, '2026-01-01')
  return { ...tenancy, parkingId }
}

const add = (parked: Parked, more: object = {}, as?: Person) =>
  postTo(world, parked, 'companions', { objectId: parked.parkingId, from: dayIn(0), ...rents, ...more }, as)
const end = (parked: Parked, payload: object = { until: dayIn(30) }, as?: Person) =>
  postTo(world, parked, `companions/${parked.parkingId}/end`, payload, as)
const keep = (parked: Parked, as?: Person) => postTo(world, parked, `companions/${parked.parkingId}/keep`, {}, as)

const ask = async ({ home, clerk }: Parked, url: string) => (await world.ask(home, { url, as: clerk })).json()
const objectOf = (parked: Parked) => ask(parked, `/api/v1/objects/${parked.parkingId}`)
const tenantOf = (parked: Parked) => ask(parked, `/api/v1/tenants/${parked.tenantId}`)

async function dayComes(parked: Parked, day: string): Promise<void> {
  world.setTime(new Date(`${day}T10:00:00Z`))
  await asSystem(world.services, parked.home, (ctx) =>
    endCompanionByItself(ctx, { tenantId: parked.tenantId, objectId: parked.parkingId }),
  )
}

describe('a parking space added to a running tenancy', () => {
  it('is let from its day on with rents of its own, and both histories know it', async () => {
    const parked = await plantParked()
    const { choices, needsDay } = await ask(parked, `/api/v1/tenants/${parked.tenantId}/companions`)
    expect([choices.map(({ objectId }: { objectId: string }) => objectId), needsDay]).toEqual([
      [parked.parkingId],
      true,
    ])
    expect((await add(parked)).statusCode).toBe(200)
    expect((await tenantOf(parked)).together).toMatchObject([
      { objectId: parked.parkingId, letFrom: dayIn(0), letUntil: null, netRent: 120, grossRent: 130, hasLeft: false },
    ])
    expect(await objectOf(parked)).toMatchObject({
      progress_state: 'rented',
      holder: { assignmentId: parked.tenantId },
    })
    const spaces = await ask(parked, '/api/v1/objects/parkingspace?state=all&search=Einstellplatz')
    expect(spaces.tableData.body).toMatchObject([
      { holder: expect.any(String), _set_to_sold_available: { value: false } },
    ])
    const { entries } = await ask(parked, `/api/v1/tenants/${parked.tenantId}/timeline`)
    expect(entries[0]).toMatchObject({ event: 'tenancy.companion_added', title: 'Nebenobjekt hinzugefügt' })
    expect(entries[0].detail).toContain('Einstellplatz 12')
    const { tenancies } = await ask(parked, `/api/v1/objects/${parked.parkingId}/assigned-rented`)
    expect(tenancies).toMatchObject([{ assignmentId: parked.tenantId, contractStart: dayIn(0) }])
    const found = await ask(parked, '/api/v1/tenants/?state=all&search=Einstellplatz')
    expect(found.tableData.body).toHaveLength(1)
  })

  it('is not in the agreement that went out before, and in the one that is made anew', async () => {
    const parked = await plantParked()
    await add(parked)
    const info = `/api/v1/tenants/${parked.tenantId}/contract-info`
    expect((await ask(parked, info)).together).toEqual([])
    await postTo(world, parked, 'reset-to-default')
    expect((await ask(parked, info)).together).toMatchObject([{ objectId: parked.parkingId, netRent: 120 }])
    expect((await tenantOf(parked)).together).toMatchObject([{ letFrom: null }])
  })

  it('is refused before the tenancy begins, without a day, while somebody else has it, and from another house', async () => {
    const parked = await plantParked()
    expect((await add(parked, { from: '2025-12-31' })).json().fields).toEqual({
      from: 'Das Mietverhältnis beginnt erst später',
    })
    expect((await add(parked, { from: undefined })).json().fields).toEqual({ from: 'Bitte ausfüllen' })
    const elsewhere = await plantParked()
    expect((await add(parked, { objectId: elsewhere.parkingId })).statusCode).toBe(404)
    expect((await add(parked, { objectId: parked.objectId })).statusCode).toBe(422)
    await add(parked)
    expect((await add(parked)).statusCode).toBe(422)
  })

  it('needs no day before the agreement, and waits while the agreement is out', async () => {
    const parked = await plantParked(false)
    expect((await add(parked, { from: undefined })).statusCode).toBe(200)
    expect(await objectOf(parked)).toMatchObject({ progress_state: 'assigned' })
    expect((await end(parked, {})).statusCode).toBe(200)
    expect(await objectOf(parked)).toMatchObject({ progress_state: 'available' })
    await postTo(world, parked, 'change-contract-state', { contractState: 'contract_sent' })
    expect((await add(parked)).statusCode).toBe(409)
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const parked = await plantParked()
    const assistant = await world.person(parked.home, 'assistant')
    for (const action of [add(parked, {}, assistant), end(parked, {}, assistant), keep(parked, assistant)]) {
      expect((await action).statusCode).toBe(403)
    }
    const abroad = { ...(await plantParked()), tenantId: parked.tenantId }
    for (const action of [add(abroad), end(abroad), keep(abroad)]) expect((await action).statusCode).toBe(404)
  })
})

describe('a parking space taken from a tenancy', () => {
  it('is free the day after its last day; the tenancy goes on without it', async () => {
    const parked = await plantParked()
    await add(parked)
    expect((await end(parked)).statusCode).toBe(200)
    expect(await objectOf(parked)).toMatchObject({
      progress_state: 'rented',
      letting_state: 'available',
      next_from: dayIn(31),
    })
    await dayComes(parked, dayIn(30))
    expect(await objectOf(parked)).toMatchObject({ progress_state: 'rented' })
    await dayComes(parked, dayIn(31))
    expect(await objectOf(parked)).toMatchObject({ progress_state: 'available', holder: null })
    expect(await tenantOf(parked)).toMatchObject({
      progress_state: 'with_contract',
      together: [{ letUntil: dayIn(30), hasLeft: true }],
    })
    const { tenancies } = await ask(parked, `/api/v1/objects/${parked.parkingId}/assigned-rented`)
    expect(tenancies).toMatchObject([{ contractStart: dayIn(0), quitOn: dayIn(30) }])
    world.setTime(new Date(`${dayIn(40)}T10:00:00Z`))
    expect((await add(parked, { from: dayIn(40) })).statusCode).toBe(200)
  })

  it('can be offered meanwhile, and then it cannot be kept after all', async () => {
    const parked = await plantParked()
    await add(parked)
    await end(parked)
    expect((await keep(parked)).statusCode).toBe(200)
    expect(await objectOf(parked)).toMatchObject({ letting_state: 'rented', next_from: null })
    await end(parked)
    const [applicationId = ''] = await plantApplications(world, parked.home, [
      { number: 2, progressState: 'active.evaluated', overallEvaluation: 'A' },
    ])
    await offerFlat(world, { ...parked, applicationId, objectId: parked.parkingId })
    const kept = await keep(parked)
    expect([kept.statusCode, (await tenantOf(parked)).together[0].keptBack]).toEqual([409, kept.json().message])
  })

  it('is gone with the tenancy when that ends earlier', async () => {
    const parked = await plantParked()
    await add(parked)
    await end(parked, { until: dayIn(100) })
    expect((await postTo(world, parked, 'terminate', { quitOn: dayIn(50), reason: 'Umzug' })).statusCode).toBe(200)
    expect(await objectOf(parked)).toMatchObject({ next_from: dayIn(51) })
    world.setTime(new Date(`${dayIn(51)}T10:00:00Z`))
    await asSystem(world.services, parked.home, (ctx) => endTenancy(ctx, { tenantId: parked.tenantId }))
    expect(await objectOf(parked)).toMatchObject({ progress_state: 'available' })
    await dayComes(parked, dayIn(101))
    expect(await objectOf(parked)).toMatchObject({ progress_state: 'available' })
  })

  it('that is not there yet is simply taken out; one that is there needs a day in reach', async () => {
    const parked = await plantParked()
    await add(parked, { from: dayIn(20) })
    expect((await end(parked, {})).statusCode).toBe(200)
    expect((await tenantOf(parked)).together).toEqual([])
    await add(parked)
    expect((await end(parked, {})).json().fields).toEqual({ until: 'Bitte ausfüllen' })
    expect((await end(parked, { until: dayIn(-1) })).json().fields).toEqual({
      until: 'Dieser Tag liegt vor dem Beginn',
    })
    await end(parked)
    expect((await end(parked)).statusCode).toBe(409)
  })
})

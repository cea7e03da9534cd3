// A flat let together with its parking space: one tenancy shown on its own page, in its agreement, in exports, and on
// the page of the parking space. Both become available together.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { adult } from '#areas/applications/server/tables.ts'
import {
  answerAs,
  offerFlat,
  plantLetting,
  releaseAutomatically,
  stateOf,
} from '#areas/applications/server/testing/letting.ts'
import { plantParking } from '#areas/applications/server/testing/parking.ts'
import { postTo, signContract, type Tenancy } from '#areas/applications/server/testing/tenancy.ts'
import { rentalAgreementTemplate } from './tables.ts'
import { defaultAgreement } from '../rules/default-agreement.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { endTenancy } from '#areas/tenants/server/ending.ts'

const world = useWorld()

interface Together extends Tenancy {
  parkingId: string
}

/** In the canton of Berne, where no initial rent form is required; all data of the agreement is complete. */
async function plantTogether(): Promise<Together> {
  const letting = await plantLetting(world)
  const { home } = letting
  const parkingId = await plantParking(world, letting, { netRent: 12_000, ancillaryCost: 2_000, deposit: 40_000 })
  await asSystem(world.services, home, async ({ db }) => {
    await db
      .update(propertyObject)
      .set({ netRent: 150_000, ancillaryCost: 20_000, grossRent: 170_000, deposit: 450_000, area: 80 })
      .where(eq(propertyObject.id, letting.objectId))
    await db.update(adult).set({ dateOfBirth: '1990-05-01' }).where(eq(adult.applicationId, letting.applicationId))
    const contact = { company: 'Wohnen AG', street: 'Weg', houseNumber: '1', postalCode: '8400', city: 'Winterthur' }
    await db.insert(projectSetting).values([
      { workspaceId: home.id, key: 'contact', value: contact },
      { workspaceId: home.id, key: 'initial-rent-form', value: { rules: [] } },
    ])
  })
  await releaseAutomatically(world, home)
  const token = await offerFlat(world, letting, { secondaryObjectIds: [parkingId] })
  await answerAs(world, home, token, { answer: 'accept' })
  const [tenancy] = (await stateOf(world, letting)).assignments
  return { ...letting, parkingId, tenantId: tenancy?.id ?? '' }
}

const get = async ({ home, clerk }: Tenancy, url: string) =>
  (await world.ask(home, { url: `/api/v1/${url}`, as: clerk })).json()
const info = (tenancy: Tenancy) => get(tenancy, `tenants/${tenancy.tenantId}/contract-info`)
const parkingState = async (tenancy: Together) =>
  (await stateOf(world, { ...tenancy, objectId: tenancy.parkingId })).object
const exported = async ({ home, clerk, tenantId }: Tenancy, bulkAction: string) =>
  world.ask(home, { method: 'POST', url: '/api/v1/tenants/', payload: { bulkAction, targets: [tenantId] }, as: clerk })

async function agree(tenancy: Together, parking: object = {}) {
  const { terms, version } = await info(tenancy)
  const together = [{ objectId: tenancy.parkingId, netRent: null, ancillaryCost: null, deposit: null, ...parking }]
  return postTo(world, tenancy, 'contract-terms', { ...terms, contractStart: '2027-01-01', together, version })
}

describe('what is let together', () => {
  it('stands on the page of the tenancy and in the list', async () => {
    const tenancy = await plantTogether()
    const page = await get(tenancy, `tenants/${tenancy.tenantId}`)
    expect(page.together).toMatchObject([
      { objectId: tenancy.parkingId, title: 'Einstellplatz 12', grossRent: 140, progress_state: 'assigned' },
    ])
    const [row] = (await get(tenancy, 'tenants/')).tableData.body
    expect(row.object.tooltip).toBe('Zusammen mit Einstellplatz 12')
    expect(row.together).toBe('Einstellplatz 12')
    expect(row.gross_rent).toBe(1840)
    expect((await get(tenancy, 'tenants/?search=einstellplatz')).tableData.body).toHaveLength(1)
  })

  it('stands in the files that leave the list', async () => {
    const tenancy = await plantTogether()
    const [head = '', line = ''] = (await exported(tenancy, 'csv')).body.split('\r\n')
    const at = head.split(';').indexOf('secondary_objects')
    expect(line.split(';').slice(at, at + 4)).toEqual(['PP-1', '120.00', '20.00', '400.00'])
    expect((await exported(tenancy, 'dossier')).statusCode).toBe(200)
  })

  it('is shown on its own page with the household and the object it was let with', async () => {
    const tenancy = await plantTogether()
    const { tenancies } = await get(tenancy, `objects/${tenancy.parkingId}/assigned-rented`)
    expect(tenancies).toMatchObject([
      { names: 'Anna Muster', contractState: 'without_contract', letWith: { objectId: tenancy.objectId } },
    ])
    const [own] = (await get(tenancy, `objects/${tenancy.objectId}/assigned-rented`)).tenancies
    expect(own.letWith).toBeNull()
    expect((await get(tenancy, `objects/${tenancy.parkingId}`)).holder).toMatchObject({ names: 'Anna Muster' })
  })
})

describe('the agreement', () => {
  it('has the rents of each and what they come to', async () => {
    const tenancy = await plantTogether()
    expect(await info(tenancy)).toMatchObject({
      netRent: 1500,
      grossRent: 1700,
      together: [{ title: 'Einstellplatz 12', netRent: 120, ancillaryCost: 20, grossRent: 140, deposit: 400 }],
      total: { netRent: 1620, ancillaryCost: 220, grossRent: 1840, deposit: 4900 },
    })
    expect((await agree(tenancy, { netRent: 100, deposit: 0 })).statusCode).toBe(200)
    expect((await info(tenancy)).total).toEqual({ netRent: 1600, ancillaryCost: 220, grossRent: 1820, deposit: 4500 })
    const clerk = await world.person(tenancy.home, 'admin')
    const sample = await get({ ...tenancy, clerk }, `settings/rental-agreement/sample/${tenancy.tenantId}`)
    expect(sample.values).toMatchObject({
      place_secondary_objects: 'Einstellplatz 12 (PP-1)',
      place_rent_gross: "CHF 1'820.00",
      place_deposit: "CHF 4'500.00",
    })
    expect(sample.hasCompanions).toBe(true)
  })

  it('keeps these rents once it is out, and then nobody changes them', async () => {
    const tenancy = await plantTogether()
    await agree(tenancy)
    expect((await postTo(world, tenancy, 'send-contract-email')).statusCode).toBe(200)
    await asSystem(world.services, tenancy.home, ({ db }) =>
      db.update(propertyObject).set({ netRent: 99_900 }).where(eq(propertyObject.id, tenancy.parkingId)),
    )
    expect((await info(tenancy)).together).toMatchObject([{ netRent: 120, grossRent: 140 }])
    expect((await agree(tenancy, { netRent: 1 })).statusCode).toBe(409)
  })

  it('stays what the household pays, on its page and in the list, when the next is asked for more', async () => {
    const tenancy = await plantTogether()
    await agree(tenancy, { netRent: 110 })
    await signContract(world, tenancy)
    await asSystem(world.services, tenancy.home, ({ db }) =>
      db
        .update(propertyObject)
        .set({ netRent: 199_900, ancillaryCost: 30_000, grossRent: 229_900, deposit: 600_000 })
        .where(eq(propertyObject.workspaceId, tenancy.home.id)),
    )
    const page = await get(tenancy, `tenants/${tenancy.tenantId}`)
    expect(page.object).toMatchObject({ netRent: 1500, ancillaryCost: 200, grossRent: 1700, deposit: 4500 })
    expect(page.together).toMatchObject([{ grossRent: 130 }])
    expect((await get(tenancy, 'tenants/?state=all')).tableData.body[0].gross_rent).toBe(1830)
  })

  it('is not sent while a rent is unknown or the wording says nothing of it', async () => {
    const tenancy = await plantTogether()
    await agree(tenancy)
    const silent = (['de', 'fr'] as const).map((one) => [
      one,
      defaultAgreement[one].filter(({ kind, when }) => kind !== 'rents' && when !== 'with_companions'),
    ])
    await asSystem(world.services, tenancy.home, async ({ db, now }) => {
      await db
        .update(propertyObject)
        .set({ netRent: null, grossRent: null })
        .where(eq(propertyObject.id, tenancy.parkingId))
      await db
        .insert(rentalAgreementTemplate)
        .values({ workspaceId: tenancy.home.id, versionNumber: 1, content: Object.fromEntries(silent), createdAt: now })
    })
    const { missing } = await info(tenancy)
    expect(missing.map(({ text }: { text: string }) => text)).toEqual([
      'Miete von Einstellplatz 12 fehlt',
      'Im Vertragstext fehlen die Mietzinse und die Nebenobjekte',
    ])
  })

  it('refuses rents of an object that is not let with it', async () => {
    const tenancy = await plantTogether()
    expect((await agree(tenancy, { objectId: tenancy.objectId })).statusCode).toBe(422)
  })
})

describe('both are free again together', () => {
  it.each([
    [
      'cancelled',
      (one: Together) =>
        world.ask(one.home, {
          method: 'POST',
          url: `/api/v1/objects/assignment/${one.tenantId}/cancel`,
          payload: { reason: 'Irrtum' },
          as: one.clerk,
        }),
    ],
    [
      'deleted',
      (one: Together) =>
        world.ask(one.home, { method: 'DELETE', url: `/api/v1/tenants/${one.tenantId}`, as: one.clerk }),
    ],
  ])('when the tenancy is %s', async (_, action) => {
    const tenancy = await plantTogether()
    expect((await action(tenancy)).statusCode).toBe(200)
    expect([(await stateOf(world, tenancy)).object, await parkingState(tenancy)]).toEqual(['available', 'available'])
  })

  it('when the household has left, each from the day after; a reset takes both back', async () => {
    const tenancy = await plantTogether()
    await signContract(world, tenancy, '2026-01-01')
    expect(await parkingState(tenancy)).toBe('rented')
    await postTo(world, tenancy, 'terminate', { quitOn: '2026-01-31', noticeOn: '2026-01-02', reason: 'Umzug' })
    expect(await parkingState(tenancy)).toBe('available')
    expect((await get(tenancy, `objects/${tenancy.parkingId}`)).move_in_date).toBe('2026-02-01')
    expect((await postTo(world, tenancy, 'reset-to-default')).statusCode).toBe(200)
    expect(await parkingState(tenancy)).toBe('assigned')
  })

  it('but a reset is refused once the parking space has gone to somebody else', async () => {
    const tenancy = await plantTogether()
    await signContract(world, tenancy, '2026-01-01')
    await postTo(world, tenancy, 'terminate', { quitOn: '2026-01-31', noticeOn: '2026-01-02', reason: 'Umzug' })
    await asSystem(world.services, tenancy.home, ({ db }) =>
      db.update(propertyObject).set({ progressState: 'assigned' }).where(eq(propertyObject.id, tenancy.parkingId)),
    )
    const answer = await postTo(world, tenancy, 'reset-to-default')
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('Einstellplatz 12 gehört zu dieser Zuweisung')
    expect((await stateOf(world, tenancy)).object).toBe('available')
  })

  it('and a parking space that waits for somebody is held for them', async () => {
    const tenancy = await plantTogether()
    await signContract(world, tenancy, '2026-01-01')
    world.setTime(new Date('2036-01-10T10:00:00Z'))
    await postTo(world, tenancy, 'terminate', { quitOn: '2036-04-30', reason: 'Umzug' })
    const reserve = { until: '2036-06-01', note: 'Nachbarin' }
    expect(
      (await postTo(world, { ...tenancy, tenantId: tenancy.parkingId }, 'create-reservation', reserve)).statusCode,
    ).toBe(200)
    world.setTime(new Date('2036-05-01T10:00:00Z'))
    await asSystem(world.services, tenancy.home, (ctx) => endTenancy(ctx, { tenantId: tenancy.tenantId }))
    expect([(await stateOf(world, tenancy)).object, await parkingState(tenancy)]).toEqual(['available', 'reserved'])
  })
})

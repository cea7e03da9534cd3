// Tests that a selling project has no path to a lease, and that projects that let or build have all of them.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { projectTypes, type ProjectType } from '#platform/rules/project-type.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { hashOf, newId, newToken } from '#platform/server/ids.ts'
import { answerAs, mailsOf, offerFlat, stateOf, type Letting } from '../testing/letting.ts'
import { plantApplications, plantWish } from '../testing/planting.ts'
import { application, offer } from '../tables.ts'

const world = useWorld()

async function letting(projectType: ProjectType): Promise<Letting> {
  const home = await world.workspace({ projectType })
  const [applicationId = ''] = await plantApplications(world, home, [
    { progressState: 'active.evaluated', overallEvaluation: 'A' },
  ])
  const { objectId } = await plantWish(world, home, { title: 'Rebweg 9', rooms: 3.5, by: [applicationId] })
  return { home, clerk: await world.person(home, 'superuser'), applicationId, objectId }
}

const post = ({ home, clerk }: Letting, url: string, payload: object = {}) =>
  world.ask(home, { method: 'POST', url: `/api/v1/${url}`, payload, as: clerk })
const get = ({ home, clerk: as }: Letting, url: string) => world.ask(home, { url: `/api/v1/${url}`, as })

/** Workspaces that sell read no word of letting. */
const reason = 'Das gibt es in einem Verkaufsprojekt nicht.'
const selling = ['sale', 'saleb2b'] as const
const lettingTypes = projectTypes.filter((type) => type !== 'sale' && type !== 'saleb2b')

describe.each(selling)('in %s', (type) => {
  it('no object is offered or assigned, and no such mail is shown', async () => {
    const at = await letting(type)
    const { applicationId, objectId } = at
    for (const [url, body] of [
      [`communication/send-offer/${applicationId}/${objectId}`, { version: 1 }],
      [`communication/send-direct-assignment/${applicationId}/${objectId}`, { version: 1 }],
      ['communication/mail-preview', { kind: 'offer', applicationId, objectIds: [objectId] }],
      ['communication/mail-preview', { kind: 'direct_assignment', applicationId, objectIds: [objectId] }],
    ] as const) {
      const refused = await post(at, url, body)
      expect([url, refused.statusCode, refused.json().message]).toEqual([url, 409, reason])
    }
    expect(await stateOf(world, at)).toMatchObject({ application: 'active.evaluated', object: 'available', offers: [] })
    expect(await mailsOf(world, at.home)).toEqual([])
  })

  it('tenants and leases are closed to everybody, with the reason', async () => {
    const at = await letting(type)
    const superadmin = { ...at, clerk: await world.person(at.home, 'superadmin') }
    for (const who of [at, superadmin]) {
      for (const url of ['tenants/', `tenants/${newId()}/contract-preview`]) {
        const refused = await get(who, url)
        expect([url, refused.statusCode, refused.json().message]).toEqual([url, 403, reason])
      }
    }
  })

  it('the application offers neither, and the list has no tabs and columns for them', async () => {
    const at = await letting(type)
    const shown = (await get(at, `applications/${at.applicationId}`)).json()
    const keys = shown.actions.map(({ key }: { key: string }) => key)
    for (const key of ['offer', 'assign_directly', 'release', 'open_tenancy']) expect(keys).not.toContain(key)
    expect(shown.nextStep).toBeNull()
    const list = (await get(at, 'applications/')).json()
    const tabs = list.stateFilters.choices.map(({ value }: { value: string }) => value)
    expect(tabs).not.toContain('with_offer')
    expect(tabs).not.toContain('assigned')
    const columns = list.definition.header.map(({ key }: { key: string }) => key)
    for (const key of ['income_ratio', 'offer_until', 'pets']) expect(columns).not.toContain(key)
  })
})

describe('an offer from before nothing was let here', () => {
  it('can be taken back, but not accepted', async () => {
    const at = await letting('sale')
    const token = newToken()
    await plantOffer(at, token)
    expect((await answerAs(world, at.home, token, { answer: 'accept' })).json().message).toBe(reason)
    expect((await post(at, `applications/${at.applicationId}/offer/withdraw`)).statusCode).toBe(200)
    expect((await stateOf(world, at)).offers).toEqual(['withdrawn'])
  })
})

const plantOffer = ({ home, applicationId, objectId }: Letting, token: string) =>
  asSystem(world.services, home, async ({ db }) => {
    await db.update(application).set({ progressState: 'with_offer' }).where(eq(application.id, applicationId))
    await db.update(propertyObject).set({ progressState: 'with_offer' }).where(eq(propertyObject.id, objectId))
    await db.insert(offer).values({
      workspaceId: home.id,
      id: newId(),
      applicationId,
      objectId,
      validUntil: new Date(Date.now() + 86_400_000),
      tokenHash: hashOf(token),
      objectStateBefore: 'available',
      createdAt: new Date(),
    })
  })

describe.each(lettingTypes)('in %s', (type) => {
  it('an object is offered, accepted and let as ever', async () => {
    const at = await letting(type)
    expect((await answerAs(world, at.home, await offerFlat(world, at), { answer: 'accept' })).statusCode).toBe(200)
    expect(await stateOf(world, at)).toMatchObject({ application: 'assigned', object: 'assigned' })
    expect((await get(at, 'tenants/')).statusCode).toBe(200)
  })
})

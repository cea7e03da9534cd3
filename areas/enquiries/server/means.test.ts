import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { application, applicationWish, assignment } from '#areas/applications/server/tables.ts'
import { rentalContract } from '#areas/tenants/server/public.ts'
import { projectSetting, workspace } from '#platform/server/session/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { newId } from '#platform/server/ids.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { depositDoubleOf } from './providers.ts'
import { applicationOf, plantHousehold } from './testing/household.ts'
import { drizzle } from 'drizzle-orm/node-postgres'

const world = useWorld()

/** A demo workspace, in which stand-in providers respond. */
async function chosen(name = 'Keller', isDemo = true, answers: object = {}) {
  const household = await plantHousehold(world, { name, ...answers })
  const { home, clerk, applicationId, adultId } = household
  await drizzle({ client: world.services.pool }).update(workspace).set({ isDemo }).where(eq(workspace.id, home.id))
  world.quartier.workspaces.forget()
  await asSystem(world.services, home, ({ db }) =>
    db.update(application).set({ progressState: 'with_offer' }).where(eq(application.id, applicationId)),
  )
  const check = (payload: object = { hasConsented: true }, as = clerk) =>
    world.ask(home, { method: 'POST', url: `/api/v1/adults/${adultId}/credit-check`, payload, as })
  const read = async () => (await world.ask(home, { url: `/api/v1/adults/${adultId}/credit-check`, as: clerk })).json()
  const deposit = (payload?: object) =>
    world.ask(home, {
      url: `/api/v1/applications/${applicationId}/deposit-provider`,
      as: clerk,
      ...(payload && { method: 'POST', payload }),
    })
  return { ...household, check, read, deposit }
}

describe('a credit check', () => {
  it.each([
    ['Keller', 'done', 'green', true],
    ['Gelb', 'done', 'yellow', true],
    ['Rot', 'done', 'red', true],
    ['Unbekannt', 'not_found', 'grey', false],
    ['Mehrdeutig', 'ambiguous', 'grey', false],
  ])('of %s is %s and %s, and decides nothing', async (name, status, light, hasReport) => {
    const household = await chosen(name)
    expect((await household.check()).statusCode).toBe(200)
    expect((await household.read()).checks).toMatchObject([
      { provider: 'CRIF', isDemo: true, status, light, hasReport },
    ])
    expect((await applicationOf(world, household)).progressState).toBe('with_offer')
  })

  it('is asked for once however often it is clicked, and again when that is meant', async () => {
    const household = await chosen()
    const answers = await Promise.all([household.check(), household.check(), household.check()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await household.read()).checks).toHaveLength(1)
    world.setTime(new Date(Date.now() + 60_000))
    expect((await household.check()).statusCode).toBe(200)
    expect((await household.read()).checks).toHaveLength(2)
    world.setTime(new Date())
  })

  it('says so when the bureau does not answer, and keeps nothing', async () => {
    const { check, read } = await chosen('Fehler')
    const refused = await check()
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('nicht erreichbar')])
    expect((await read()).checks).toEqual([])
  })

  it('asks for the consent of the person, the right to change, and a household that is meant', async () => {
    const household = await chosen()
    const { home, applicationId, check } = household
    expect((await check({})).statusCode).toBe(422)
    expect((await check({ hasConsented: true }, await world.person(home, 'assistant'))).statusCode).toBe(403)
    await asSystem(world.services, home, ({ db }) =>
      db.update(application).set({ progressState: 'active.evaluated' }).where(eq(application.id, applicationId)),
    )
    expect((await check()).statusCode).toBe(409)
  })

  it.each([false, null])(
    'is not possible without the consent of the adult, who answered %s, whatever staff say',
    async (own) => {
      const { check, read } = await chosen('Keller', true, { agreement_credit_check: own })
      expect(await read()).toMatchObject({ hasConsented: false, canCheck: { allowed: false } })
      const answer = await check({ hasConsented: true })
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        expect.stringContaining('fehlt die Zustimmung der Person zur Bonitätsprüfung'),
      ])
      expect((await read()).checks).toEqual([])
    },
  )

  it('and a deposit can still be read when the secret of the own account is lost', async () => {
    const { home, check, read, deposit } = await chosen()
    await asSystem(world.services, home, ({ db }) =>
      db.insert(projectSetting).values([
        { workspaceId: home.id, key: 'credit-check', value: { fields: { bureauAccount: 'own', bureauUser: 'firm' } } },
        { workspaceId: home.id, key: 'deposit-providers', value: { fields: { depositAccount: 'own' } } },
      ]),
    )
    expect(await read()).toMatchObject({ provider: 'CRIF', isDemo: false, checks: [] })
    expect((await deposit()).json()).toMatchObject({ provider: 'Zinsli', isDemo: false, deposit: null })
    expect((await check()).json().message).toContain('können nicht mehr gelesen werden')
  })

  it('is not possible where no bureau is set up', async () => {
    const { check, read } = await chosen('Keller', false)
    expect((await check()).statusCode).toBe(409)
    expect(await read()).toMatchObject({ provider: null, canCheck: { allowed: false } })
  })
})

describe('a deposit', () => {
  const assigned = async () => {
    const household = await chosen()
    const { home, applicationId } = household
    const assignmentId = newId()
    await asSystem(world.services, home, async ({ db }) => {
      const [wish] = await db.select().from(applicationWish).where(eq(applicationWish.applicationId, applicationId))
      await db.update(application).set({ progressState: 'assigned' }).where(eq(application.id, applicationId))
      await db.insert(assignment).values({
        workspaceId: home.id,
        id: assignmentId,
        applicationId,
        objectId: wish?.objectId ?? '',
        kind: 'direct',
        tenantNames: 'Ana Keller',
        searchText: 'ana keller',
      })
    })
    const agree = (terms: { netRent: number; ancillaryCost: number; deposit?: number }) =>
      asSystem(world.services, home, ({ db }) =>
        db.insert(rentalContract).values({ workspaceId: home.id, assignmentId, ...terms }),
      )
    return { ...household, agree }
  }

  it('is opened at the provider after the assignment, once', async () => {
    const { deposit } = await assigned()
    expect((await deposit()).json()).toMatchObject({
      most: 6000,
      proposed: 6000,
      deposit: null,
      canOpen: { allowed: true },
    })
    expect((await deposit({ action: 'open', amount: 4000 })).statusCode).toBe(200)
    expect((await deposit()).json()).toMatchObject({
      deposit: { provider: 'Zinsli', isDemo: true, state: 'invited', amount: 4000 },
      canOpen: { allowed: false },
    })
    expect((await deposit({ action: 'open', amount: 4000 })).statusCode).toBe(409)
  })

  it('is at most three gross rents', async () => {
    const { deposit } = await assigned()
    expect((await deposit({ action: 'open', amount: 6000.05 })).json().fields).toHaveProperty('amount')
  })

  it('is that of the agreed rents, not of those of the list', async () => {
    const { deposit, agree } = await assigned()
    await agree({ netRent: 70_000, ancillaryCost: 10_000 })
    expect((await deposit()).json()).toMatchObject({ most: 2400, proposed: 2400 })
    const refused = await deposit({ action: 'open', amount: 3555 })
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { amount: expect.stringContaining('2400.00') }])
    expect((await deposit({ action: 'open', amount: 2400 })).statusCode).toBe(200)
  })

  it('is proposed as agreed', async () => {
    const { deposit, agree } = await assigned()
    await agree({ netRent: 70_000, ancillaryCost: 10_000, deposit: 160_000 })
    expect((await deposit()).json()).toMatchObject({ most: 2400, proposed: 1600 })
  })

  it('moves on as the provider says when asked', async () => {
    const { deposit } = await assigned()
    expect((await deposit({ action: 'ask' })).statusCode).toBe(409)
    await deposit({ action: 'open', amount: 4000 })
    const { tenantUrl } = (await deposit()).json().deposit
    const double = await depositDoubleOf(world.services)
    double.move(tenantUrl.split('/').at(-1), 'provider-accepted')
    expect((await deposit()).json().deposit.state).toBe('invited')
    await deposit({ action: 'ask' })
    expect((await deposit()).json().deposit.state).toBe('active')
  })

  it('waits for the assignment', async () => {
    const { deposit } = await chosen()
    expect((await deposit({ action: 'open', amount: 100 })).statusCode).toBe(409)
  })
})

describe('the validity of a household', () => {
  it('stands beside its size', async () => {
    const { home, clerk, applicationId } = await chosen()
    const answer = await world.ask(home, { url: `/api/v1/validity/${applicationId}`, as: clerk })
    expect(answer.json()).toEqual({
      minAdults: null,
      maxAdults: null,
      minChildren: null,
      maxChildren: null,
      adults: 1,
      children: 0,
    })
  })
})

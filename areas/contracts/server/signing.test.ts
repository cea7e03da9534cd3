// Signing at a provider, with a stand-in that implements its protocol: creating, sending, polling, withdrawing.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { stateOf } from '#areas/applications/server/testing/letting.ts'
import { plantTenancy, postTo, type Tenancy } from '#areas/applications/server/testing/tenancy.ts'
import { adult } from '#areas/applications/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting, workspace } from '#platform/server/session/tables.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { follow, followSigning } from './following.ts'
import { terms } from './testing/agreed.ts'

const world = useWorld()

/** A complete tenancy in a demo workspace with the digital contracts option. */
async function plantSignable(isDemo = true): Promise<Tenancy> {
  const tenancy = await plantTenancy(world)
  await drizzle({ client: world.services.pool })
    .update(workspace)
    .set({ isDemo, features: ['digitalcontract'] })
    .where(eq(workspace.id, tenancy.home.id))
  world.quartier.workspaces.forget()
  await asSystem(world.services, tenancy.home, async ({ db }) => {
    await db
      .update(propertyObject)
      .set({ netRent: 150_000, ancillaryCost: 20_000, deposit: 450_000, area: 80 })
      .where(eq(propertyObject.id, tenancy.objectId))
    await db.update(adult).set({ dateOfBirth: '1990-05-01' }).where(eq(adult.applicationId, tenancy.applicationId))
    const value = {
      company: 'Wohnen AG',
      email: 'post@wohnen.example',
      street: 'Weg',
      houseNumber: '1',
      city: 'Winterthur',
    }
    await db.insert(projectSetting).values({ workspaceId: tenancy.home.id, key: 'contact', value })
  })
  const agreed = { ...terms, isFirstLetting: true, rentReason: 'Neubau', version: 1 }
  await postTo(world, tenancy, 'contract-terms', agreed)
  return { ...tenancy, home: { ...tenancy.home, isDemo } }
}

const ask = ({ home, clerk }: Tenancy, method: 'GET' | 'POST', path: string, payload?: object, as: Person = clerk) =>
  world.ask(home, { method, url: `/api/v1/${path}`, as, ...(payload && { payload }) })
const templates = async (tenancy: Tenancy) =>
  (await ask(tenancy, 'GET', `template?tenantId=${tenancy.tenantId}`)).json()
const create = (tenancy: Tenancy, templateId = 'miete-kurz') =>
  ask(tenancy, 'POST', 'document/create', { tenantId: tenancy.tenantId, templateId })
const draft = async (tenancy: Tenancy): Promise<string> => {
  const { id } = (await create(tenancy)).json()
  for (let asked = 0; asked < 2; asked++) await ask(tenancy, 'GET', `document/${id}/check-draft-status`)
  return id
}
const contractOf = async (tenancy: Tenancy) => (await stateOf(world, tenancy)).assignments[0]?.contractState

describe('a document at the provider', () => {
  it('is made from a template there and becomes a draft in its own time', async () => {
    const tenancy = await plantSignable()
    expect(await templates(tenancy)).toMatchObject({
      provider: 'PandaDoc',
      isDemo: true,
      current: null,
      recipients: [{ name: 'Wohnen AG' }, { name: 'Anna Muster', email: 'anna@example.ch' }],
    })
    const assignment = async () =>
      (await ask(tenancy, 'GET', `applications/${tenancy.applicationId}/assignment`)).json()
    expect((await assignment()).current.contractId).toBeNull()
    const { id, state } = (await create(tenancy)).json()
    expect(state).toBe('creating')
    expect((await assignment()).current.contractId).toBe(id)
    const states = []
    for (let asked = 0; asked < 2; asked++) {
      states.push((await ask(tenancy, 'GET', `document/${id}/check-draft-status`)).json().state)
    }
    expect(states).toEqual(['creating', 'draft'])
    expect((await ask(tenancy, 'POST', 'document/editing-sessions', { documentId: id })).json().token).toBeTruthy()
    const paper = await ask(tenancy, 'GET', `document/${id}/download`)
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await create(tenancy)).json().message).toBe('Für diesen Vertrag ist bereits ein Dokument in Arbeit.')
  })

  it('goes out, is signed by all, and then the contract is there with its paper', async () => {
    const tenancy = await plantSignable()
    const id = await draft(tenancy)
    expect((await postTo(world, tenancy, 'send-contract-email')).json().progress_state).toBe('contract_sent')
    await asSystem(world.services, tenancy.home, (ctx) => followSigning(ctx, { documentId: id }))
    expect(await contractOf(tenancy)).toBe('contract_sent')
    expect((await ask(tenancy, 'POST', `document/${id}/demo-signature`, { answer: 'sign' })).statusCode).toBe(200)
    expect(await contractOf(tenancy)).toBe('with_contract')
    expect((await stateOf(world, tenancy)).object).toBe('rented')
    const info = (await ask(tenancy, 'GET', `tenants/${tenancy.tenantId}/contract-info`)).json()
    expect(info.documents).toMatchObject([{ category: 'signed_contract' }])
    expect(info.unsigned).toEqual([])
    await asSystem(world.services, tenancy.home, (ctx) => followSigning(ctx, { documentId: id }))
    expect((await stateOf(world, tenancy)).assignments).toHaveLength(1)
  })

  it('is still followed when the account cannot be used for a while', async () => {
    const tenancy = await plantSignable()
    const documentId = await draft(tenancy)
    await postTo(world, tenancy, 'send-contract-email')
    const { id: workspaceId } = tenancy.home
    const use = (value: object) =>
      asSystem(world.services, tenancy.home, ({ db }) =>
        db
          .insert(projectSetting)
          .values({ workspaceId, key: 'digital-signature', value })
          .onConflictDoUpdate({ target: [projectSetting.workspaceId, projectSetting.key], set: { value } }),
      )
    for (const signatureAccount of ['own', 'off']) {
      await use({ fields: { signatureAccount } })
      expect(await asSystem(world.services, tenancy.home, (ctx) => follow(ctx, documentId))).toBe(true)
    }
    await use({})
    expect((await ask(tenancy, 'POST', `document/${documentId}/demo-signature`, { answer: 'sign' })).statusCode).toBe(
      200,
    )
    expect(await contractOf(tenancy)).toBe('with_contract')
  })

  it('is declined, and the contract begins anew', async () => {
    const tenancy = await plantSignable()
    const id = await draft(tenancy)
    await postTo(world, tenancy, 'send-contract-email')
    await ask(tenancy, 'POST', `document/${id}/demo-signature`, { answer: 'decline' })
    expect(await contractOf(tenancy)).toBe('without_contract')
    expect((await create(tenancy)).statusCode).toBe(200)
  })

  it('is withdrawn there with the contract, and a draft is thrown away', async () => {
    const tenancy = await plantSignable()
    const id = await draft(tenancy)
    await postTo(world, tenancy, 'send-contract-email')
    expect((await postTo(world, tenancy, 'cancel-contract', { reason: 'Irrtum' })).statusCode).toBe(200)
    expect((await ask(tenancy, 'GET', `document/${id}/check-draft-status`)).json().state).toBe('voided')
    const other = await draft(tenancy)
    expect((await ask(tenancy, 'POST', `document/${other}/discard`)).statusCode).toBe(200)
    expect((await ask(tenancy, 'POST', `document/${other}/discard`)).statusCode).toBe(409)
  })

  it('left over after a reset by hand is thrown away before anything new goes out', async () => {
    const tenancy = await plantSignable()
    const id = await draft(tenancy)
    await postTo(world, tenancy, 'send-contract-email')
    expect((await ask(tenancy, 'POST', `document/${id}/discard`)).statusCode).toBe(409)
    await postTo(world, tenancy, 'reset-to-default')
    expect((await postTo(world, tenancy, 'send-contract-email')).statusCode).toBe(409)
    expect((await ask(tenancy, 'POST', `document/${id}/discard`)).statusCode).toBe(200)
    expect((await create(tenancy)).statusCode).toBe(200)
  })

  it('cannot be sent before it is a draft: the contract stays where it is', async () => {
    const tenancy = await plantSignable()
    await create(tenancy)
    expect((await postTo(world, tenancy, 'send-contract-email')).statusCode).toBe(409)
    expect(await contractOf(tenancy)).toBe('without_contract')
  })

  it('needs a template of the provider, and a provider', async () => {
    const tenancy = await plantSignable()
    expect((await create(tenancy, 'nowhere')).json().fields).toEqual({
      templateId: 'Diese Vorlage gibt es beim Anbieter nicht',
    })
    const real = await plantSignable(false)
    expect((await create(real)).json().message).toBe(
      'Für dieses Projekt ist kein Anbieter für digitale Signatur eingerichtet.',
    )
  })

  it('asks for the permission and the feature, and hides other workspaces', async () => {
    const tenancy = await plantSignable()
    const id = await draft(tenancy)
    const user = await world.person(tenancy.home, 'user')
    expect((await ask(tenancy, 'GET', `document/${id}/check-draft-status`, undefined, user)).statusCode).toBe(403)
    const abroad = await plantSignable()
    for (const path of [`document/${id}/check-draft-status`, `document/${id}/download`]) {
      expect((await ask(abroad, 'GET', path)).statusCode).toBe(404)
    }
    expect((await create({ ...abroad, tenantId: tenancy.tenantId })).statusCode).toBe(404)
  })
})

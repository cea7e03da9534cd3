// Tests that a tenancy is sent to the property software exactly once, that its answer is stored, and that no transfer
// is lost.

import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { adult, assignmentCompanion } from '#areas/applications/server/tables.ts'
import { mailsOf } from '#areas/applications/server/testing/letting.ts'
import { plantParking } from '#areas/applications/server/testing/parking.ts'
import { plantTenancy, postTo, type Tenancy } from '#areas/applications/server/testing/tenancy.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { receive } from './receiving.ts'
import { send } from './sending.ts'
import { connect, interfaceCall, letWork, switchTo, tenancyErp, type Connected } from './testing/connected.ts'

const world = useOwnWorld({ PRIVATE_HOSTS: '127.0.0.1' })
type Desk = Connected & Tenancy
const running: Desk[] = []
afterEach(async () => {
  for (const { double } of running.splice(0)) await double.stop()
})

async function connected(): Promise<Desk> {
  const one = await connect(world, await plantTenancy(world))
  running.push(one)
  return one
}

const draft = (one: Desk) => interfaceCall(world, one, `create-contract-erp/${one.tenantId}`)
const dossier = (one: Desk) => interfaceCall(world, one, `synchronize-application-erp/${one.tenantId}`)
const drafts = ({ double }: Desk) =>
  double.received().filter(({ routingKey }) => routingKey === 'Letting.TenancyAgreement.Create')
const tenantOf = async ({ home, clerk, tenantId }: Desk) =>
  (await world.ask(home, { url: `/api/v1/tenants/${tenantId}`, as: clerk })).json()
const historyOf = async ({ home, clerk, tenantId }: Desk) => {
  const { entries } = (await world.ask(home, { url: `/api/v1/tenants/${tenantId}/timeline`, as: clerk })).json()
  return entries.map(({ title, detail }: { title: string; detail: string | null }) => ({ title, detail }))
}
const hear = (one: Desk) => asSystem(world.services, one.home, (ctx) => receive(ctx, {}))

describe('the draft of an agreement', () => {
  it('is confirmed with its number; the contract follows when it is made there', async () => {
    const one = await connected()
    const answer = await draft(one)
    expect(answer.json().transfer).toMatchObject({ kind: 'contract', direction: 'out', state: 'queued' })
    await letWork(world)
    const before = await tenancyErp(world, one)
    expect(before).toMatchObject({
      externalReference: '1201.01.0011.01',
      transfers: [{ state: 'confirmed', agreedAt: null }],
    })
    expect(await tenantOf(one)).toMatchObject({
      progress_state: 'without_contract',
      contractNumber: '1201.01.0011.01',
    })
    expect(await historyOf(one)).toContainEqual({
      title: 'Vertragsentwurf im ERP angelegt',
      detail: 'Vertragsnummer: 1201.01.0011.01',
    })
    one.double.agree('1201.01.0011.01')
    await hear(one)
    await letWork(world)
    expect(await tenantOf(one)).toMatchObject({
      progress_state: 'with_contract',
      contractStart: '2027-04-01',
      object: { progress_state: 'rented' },
    })
  })

  it('carries the household and nothing that is not known', async () => {
    const one = await connected()
    await draft(one)
    await letWork(world)
    const [message] = drafts(one)
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      eventType: 'Letting.TenancyAgreement.Create',
      data: {
        primaryUnitReference: '1201.01.0011',
        rentStartDate: '2027-04-01',
        primaryTenant: { dateOfBirth: '1990-05-04', address: { street: 'Weg 3', zipCode: '8400', countryCode: 'CH' } },
      },
    })
    expect(message?.body).not.toContain('""')
    expect(message?.body).not.toContain('null')
  })

  it('goes out once, whoever presses how often', async () => {
    const one = await connected()
    const answers = await Promise.all([draft(one), draft(one), draft(one)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => answer.json().transfer.id)).size).toBe(1)
    await letWork(world)
    expect((await draft(one)).json().notify[0].title).toBe('Diese Daten wurden bereits gesendet.')
    await letWork(world)
    expect(drafts(one)).toHaveLength(1)
  })

  it('of another content is refused while one lies there', async () => {
    const one = await connected()
    await draft(one)
    await letWork(world)
    await asSystem(world.services, one.home, ({ db }) =>
      db.update(adult).set({ occupation: 'Schreinerin' }).where(eq(adult.workspaceId, one.home.id)),
    )
    const answer = await draft(one)
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Der Entwurf ist bereits im ERP.'])
  })

  it('that is refused says why in words, and may be sent again', async () => {
    const one = await connected()
    await asSystem(world.services, one.home, ({ db }) =>
      db.update(adult).set({ dateOfBirth: null }).where(eq(adult.workspaceId, one.home.id)),
    )
    await draft(one)
    await letWork(world)
    const refused = await tenancyErp(world, one)
    expect(refused.transfers).toMatchObject([{ state: 'refused', attempts: 0, reasons: ['Das Geburtsdatum fehlt.'] }])
    const mails = await mailsOf(world, one.home)
    expect(mails.filter(({ kind }) => kind === 'staff-erp-error').length).toBeGreaterThan(0)
    await asSystem(world.services, one.home, ({ db }) =>
      db.update(adult).set({ dateOfBirth: '1990-05-04' }).where(eq(adult.workspaceId, one.home.id)),
    )
    await draft(one)
    await letWork(world)
    expect((await tenancyErp(world, one)).transfers.map(({ state }: { state: string }) => state)).toEqual([
      'confirmed',
      'refused',
    ])
  })

  it('is tried again later while nobody is there, and is the same order', async () => {
    const one = await connected()
    one.double.slow(60_000)
    await one.double.stop()
    const id: string = (await draft(one)).json().transfer.id
    await letWork(world)
    const [waiting] = (await tenancyErp(world, one)).transfers
    expect(waiting).toMatchObject({ state: 'queued', attempts: 1, reasons: ['Das ERP ist gerade nicht erreichbar.'] })
    const url = `/fr/api/v1/interface/tenants/${one.tenantId}/erp`
    const read = (await world.ask(one.home, { url, as: one.clerk })).json()
    expect(read.transfers[0].reasons).toEqual(['L’ERP n’est pas joignable pour l’instant.'])
    expect(new Date(waiting.nextTryAt).getTime() - Date.now()).toBeGreaterThan(5_000)
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      await asSystem(world.services, one.home, (ctx) => send(ctx, { transferId: id }))
    }
    expect((await tenancyErp(world, one)).transfers).toMatchObject([{ state: 'failed', attempts: 8, nextTryAt: null }])
    const again = await draft(one)
    expect(again.json().transfer).toMatchObject({ id, state: 'queued', attempts: 0 })
  })

  it('moves nothing that a person has moved meanwhile', async () => {
    const one = await connected()
    await draft(one)
    await letWork(world)
    await postTo(world, one, 'change-contract-state', { contractState: 'contract_sent' })
    await postTo(world, one, 'change-contract-state', { contractState: 'with_contract', contractStart: '2027-05-01' })
    one.double.agree('1201.01.0011.01')
    await hear(one)
    await letWork(world)
    expect(await tenantOf(one)).toMatchObject({ progress_state: 'with_contract', contractStart: '2027-05-01' })
  })
})

describe('what is let together with the object', () => {
  it('is named as not in the draft, whose deposit is that of the object alone', async () => {
    const one = await connected()
    const parkingId = await plantParking(world, one, { referenceNumber: 'LH12-P01', deposit: 40_000 })
    await asSystem(world.services, one.home, async ({ db }) => {
      await db.update(propertyObject).set({ deposit: 450_000 }).where(eq(propertyObject.id, one.objectId))
      const standing = {
        workspaceId: one.home.id,
        assignmentId: one.tenantId,
        objectId: parkingId,
        objectStateBefore: 'available' as const,
      }
      await db.insert(assignmentCompanion).values(standing)
    })
    expect((await tenancyErp(world, one)).notInDraft).toEqual(['Einstellplatz 12 (LH12-P01)'])
    await draft(one)
    await letWork(world)
    const [message] = drafts(one)
    expect(JSON.parse(message?.body ?? '').data.securityDeposit).toEqual({ depositAmount: 4500 })
    expect((await tenancyErp(world, one)).notInDraft).toEqual(['Einstellplatz 12 (LH12-P01)'])
  })
})

describe('a connection that is switched off', () => {
  it('lets what waits stand still and say so, and go on when it is on again', async () => {
    const one = await connected()
    const id: string = (await draft(one)).json().transfer.id
    await switchTo(world, one, false)
    const paused = { id, state: 'queued', isPaused: true, stateTitle: 'Angehalten', nextTryAt: null }
    const off = { ...paused, reasons: ['Die Verbindung zum ERP ist ausgeschaltet.'] }
    expect((await tenancyErp(world, one)).transfers).toMatchObject([off])
    await asSystem(world.services, one.home, (ctx) => send(ctx, { transferId: id }))
    expect((await tenancyErp(world, one)).transfers).toMatchObject([off])
    await switchTo(world, one, true)
    await letWork(world)
    expect((await tenancyErp(world, one)).transfers).toMatchObject([{ id, state: 'confirmed', isPaused: false }])
    expect(drafts(one)).toHaveLength(1)
  })

  it('sends nothing of what was settled by hand meanwhile', async () => {
    const one = await connected()
    await draft(one)
    await switchTo(world, one, false)
    await postTo(world, one, 'change-contract-state', { contractState: 'contract_sent' })
    await switchTo(world, one, true)
    await letWork(world)
    expect((await tenancyErp(world, one)).transfers).toMatchObject([
      { state: 'failed', reasons: ['Nur möglich, solange kein Vertrag versendet ist.'] },
    ])
    expect(drafts(one)).toEqual([])
  })
})

describe('a dossier', () => {
  it('is confirmed when its unit is no longer to be had there', async () => {
    const one = await connected()
    await dossier(one)
    await letWork(world)
    expect((await tenancyErp(world, one)).transfers).toMatchObject([{ kind: 'dossier', state: 'confirmed' }])
  })
})

describe('handing over', () => {
  it('is told no where nothing is connected, and once there is a contract', async () => {
    const unconnected = await plantTenancy(world)
    const off = await interfaceCall(world, unconnected, `create-contract-erp/${unconnected.tenantId}`)
    expect([off.statusCode, off.json().message]).toEqual([409, 'Die Verbindung zum ERP ist ausgeschaltet.'])
    const one = await connected()
    await postTo(world, one, 'change-contract-state', { contractState: 'contract_sent' })
    for (const answer of [await draft(one), await dossier(one)]) expect(answer.statusCode).toBe(409)
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const one = await connected()
    const assistant = await world.person(one.home, 'assistant')
    const abroad = await plantTenancy(world)
    for (const action of ['create-contract-erp', 'synchronize-application-erp']) {
      expect((await interfaceCall(world, one, `${action}/${one.tenantId}`, assistant)).statusCode).toBe(403)
      expect((await interfaceCall(world, one, `${action}/${abroad.tenantId}`)).statusCode).toBe(404)
    }
    const url = `/api/v1/interface/tenants/${abroad.tenantId}/erp`
    expect((await world.ask(one.home, { url, as: one.clerk })).statusCode).toBe(404)
  })
})

// The agreement through its endpoints: content, missing data, PDF, sending, withdrawing, signatures.

import { eq } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { mailsOf, stateOf } from '#areas/applications/server/testing/letting.ts'
import { plantTenancy, postTo, type Tenancy } from '#areas/applications/server/testing/tenancy.ts'
import { adult } from '#areas/applications/server/tables.ts'
import { multipartHeaders, multipartOf, pdf } from '#areas/files/server/testing/multipart.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { attachmentsOf } from '#platform/server/mail/outbox.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { complete, form, terms } from './testing/agreed.ts'

const world = useWorld()

const plantComplete = async () => complete(world, await plantTenancy(world))
const info = async ({ home, tenantId, clerk }: Tenancy) =>
  (await world.ask(home, { url: `/api/v1/tenants/${tenantId}/contract-info`, as: clerk })).json()
const agree = async (tenancy: Tenancy, more: object = {}, as?: Person) =>
  postTo(world, tenancy, 'contract-terms', { ...terms, version: (await info(tenancy)).version, ...more }, as)
const send = (tenancy: Tenancy, body: object = {}, as?: Person) =>
  postTo(world, tenancy, 'send-contract-email', body, as)
const missing = async (tenancy: Tenancy) => (await info(tenancy)).missing.map(({ key }: { key: string }) => key)

describe('what an agreement lacks', () => {
  it('is listed with the way to where each is entered', async () => {
    const tenancy = await plantTenancy(world)
    const { missing: list, canSend } = await info(tenancy)
    expect(canSend).toEqual({ allowed: false, reason: 'Für den Vertrag fehlen Angaben.' })
    const byKey = new Map(list.map((one: { key: string; href: string }) => [one.key, one.href]))
    expect(byKey.get('place_contact_company')).toBe('/project-settings/project/contact')
    expect(byKey.get('place_area')).toContain('panel=ApartmentEdit:')
    expect(byKey.get('place_contract_start')).toContain('edit=terms')
    expect([...byKey.values()].some((href) => String(href).includes('panel=ApplicationAdult:'))).toBe(true)
  })

  it('includes the rent before, in a canton with the official form, and then it cannot be sent', async () => {
    const tenancy = await plantComplete()
    await agree(tenancy, { ...form, previousNetRent: null })
    expect(await missing(tenancy)).toEqual(['previous_rent'])
    const answer = await send(tenancy)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe('Der Vertrag kann nicht versendet werden: Bisherige Nettomiete fehlt.')
    expect((await stateOf(world, tenancy)).assignments[0]?.contractState).toBe('without_contract')
  })

  it('is nothing for a first letting with its reason', async () => {
    const tenancy = await plantComplete()
    await agree(tenancy, { isFirstLetting: true, rentReason: 'Neubau' })
    expect(await missing(tenancy)).toEqual([])
  })
})

describe('terms', () => {
  it('stand beside the object: its rents hold where nothing else was agreed', async () => {
    const tenancy = await plantComplete()
    expect((await agree(tenancy, { netRent: 1600, deposit: 3000, contractEnd: '2028-12-31' })).statusCode).toBe(200)
    expect(await info(tenancy)).toMatchObject({
      netRent: 1600,
      ancillaryCost: 200,
      grossRent: 1800,
      deposit: 3000,
      terms: { netRent: 1600, ancillaryCost: null, contractEnd: '2028-12-31' },
    })
  })

  it('say how much notice has to be given', async () => {
    const tenancy = await plantComplete()
    const endOf = async () =>
      (await world.ask(tenancy.home, { url: `/api/v1/tenants/${tenancy.tenantId}`, as: tenancy.clerk })).json()
    const usual = await endOf()
    await agree(tenancy, { ...form, noticeMonths: 6 })
    const longer = await endOf()
    expect([usual.noticeMonths, longer.noticeMonths]).toEqual([3, 6])
    expect(longer.earliestQuitOn > usual.earliestQuitOn).toBe(true)
  })

  it('are told in the history, each by its name', async () => {
    const tenancy = await plantComplete()
    await agree(tenancy, { ...form, noticeMonths: 6, noticeDates: 'Ende März', contractEnd: '2028-12-31' })
    await agree(tenancy, { isFirstLetting: true })
    const url = `/api/v1/tenants/${tenancy.tenantId}/timeline`
    const { entries } = (await world.ask(tenancy.home, { url, as: tenancy.clerk })).json()
    const [later, first] = entries.filter(({ event }: { event: string }) => event === 'contract.agreed')
    for (const told of [
      'Befristet bis: 31.12.2028',
      'Kündigungsfrist in Monaten: 3 → 6',
      'Kündigungstermine: Ende März',
      "Bisherige Nettomiete: 1'400.00",
      'Bisherige Nebenkosten: 150.00',
      'Begründung der Miete: Orts- und quartierüblich',
      'Referenzzinssatz der bisherigen Miete: 1.25 %',
      'Index der Konsumentenpreise der bisherigen Miete: 107.1',
    ]) {
      expect(first.detail).toContain(told)
    }
    expect(later.detail).toContain('Erstvermietung: Nein → Ja')
    expect(later.detail).toContain('Kündigungsfrist in Monaten: 6 → 3')
  })

  it('end after they begin, and are not taken from a stale screen', async () => {
    const tenancy = await plantComplete()
    expect((await agree(tenancy, { contractEnd: '2026-12-31' })).json().fields).toEqual({
      contractEnd: 'Das Ende muss nach dem Mietbeginn liegen',
    })
    expect((await agree(tenancy, { version: 99 })).statusCode).toBe(409)
    expect((await agree(tenancy, { netRent: -1 })).statusCode).toBe(422)
  })

  it('ask for the permission, and hide other workspaces', async () => {
    const tenancy = await plantComplete()
    expect((await agree(tenancy, {}, await world.person(tenancy.home, 'assistant'))).statusCode).toBe(403)
    const abroad = await plantTenancy(world)
    const url = `/api/v1/tenants/${tenancy.tenantId}`
    expect((await world.ask(abroad.home, { url: `${url}/contract-info`, as: abroad.clerk })).statusCode).toBe(404)
    expect((await world.ask(abroad.home, { url: `${url}/contract-preview`, as: abroad.clerk })).statusCode).toBe(404)
    expect((await postTo(world, { ...abroad, tenantId: tenancy.tenantId }, 'send-contract-email')).statusCode).toBe(404)
  })
})

describe('the mail with the agreement', () => {
  it('is looked at before as it goes out, in words for once, and carries the paper', async () => {
    const tenancy = await plantComplete()
    await agree(tenancy, form)
    const words = {
      message: 'Bis Freitag',
      mail: { texts: { de: { subject: 'Vertrag', body: '<p>[place_note]</p>' } } },
    }
    const shown = (await postTo(world, tenancy, 'contract-email-preview', words)).json()
    expect(shown).toMatchObject({ subject: 'Vertrag', problems: [], kind: 'contract' })
    const { notify } = (await send(tenancy, words)).json()
    const sent = (await mailsOf(world, tenancy.home)).find(({ id }) => id === notify[0].waiting.mailIds[0])
    expect(sent).toMatchObject({ subject: 'Vertrag', bodyText: shown.body })
    const assistant = await world.person(tenancy.home, 'assistant')
    expect((await postTo(world, tenancy, 'contract-email-preview', {}, assistant)).statusCode).toBe(403)
  })
})

describe('the paper', () => {
  it('is a tagged PDF, also while something is missing', async () => {
    const { home, tenantId, clerk } = await plantTenancy(world)
    const answer = await world.ask(home, { url: `/api/v1/tenants/${tenantId}/contract-preview`, as: clerk })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload.toString('latin1')).toContain('/MarkInfo')
  })
})

describe('sending', () => {
  it('mails the paper, keeps its bytes, fixes the rents and moves the contract on', async () => {
    const tenancy = await plantComplete()
    await agree(tenancy, form)
    expect((await send(tenancy, { message: 'Bis Freitag bitte' })).json()).toMatchObject({
      progress_state: 'contract_sent',
    })
    const mail = (await mailsOf(world, tenancy.home)).find(({ kind }) => kind === 'rental-agreement')
    expect(mail?.bodyText).toContain('Bis Freitag bitte')
    const { documents } = await info(tenancy)
    expect(documents).toMatchObject([{ category: 'rental_agreement', contentType: 'application/pdf' }])
    const kept = await asSystem(world.services, tenancy.home, async (ctx) => {
      const [file] = await attachmentsOf(ctx, mail?.id ?? '')
      return file && buffer(await ctx.services.files.get(file.storageKey))
    })
    expect(kept?.length).toBe(documents[0].size)
    await asSystem(world.services, tenancy.home, ({ db }) =>
      db.update(propertyObject).set({ netRent: 200_000 }).where(eq(propertyObject.id, tenancy.objectId)),
    )
    expect((await info(tenancy)).netRent).toBe(1500)
  })

  it('happens once, of two clerks one is told', async () => {
    const tenancy = await plantComplete()
    await agree(tenancy, form)
    const answers = await Promise.all([send(tenancy), send(tenancy)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await mailsOf(world, tenancy.home)).filter(({ kind }) => kind === 'rental-agreement')).toHaveLength(1)
  })

  it('closes the terms until the agreement is withdrawn', async () => {
    const tenancy = await plantComplete()
    await agree(tenancy, form)
    await send(tenancy)
    expect((await agree(tenancy, { netRent: 1 })).statusCode).toBe(409)
    const answer = await postTo(world, tenancy, 'cancel-contract', { reason: 'Tippfehler' })
    expect(answer.json().progress_state).toBe('without_contract')
    expect((await agree(tenancy, { ...form, netRent: 1550 })).statusCode).toBe(200)
  })

  it('asks for the permission', async () => {
    const tenancy = await plantComplete()
    const assistant = await world.person(tenancy.home, 'assistant')
    expect((await send(tenancy, {}, assistant)).statusCode).toBe(403)
    expect((await postTo(world, tenancy, 'cancel-contract', {}, assistant)).statusCode).toBe(403)
  })
})

describe('signatures on paper', () => {
  const sign = (tenancy: Tenancy, adultId: string | null, more: object = {}) =>
    postTo(world, tenancy, 'signatures', {
      party: adultId === null ? 'landlord' : 'tenant',
      adultId,
      signedOn: '2026-01-10',
      ...more,
    })

  const adultsOf = ({ home, applicationId }: Tenancy) =>
    inWorkspace(world.services.pool, home.id, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        'select id from adult where application_id = $1 order by position',
        [applicationId],
      )
      return rows.map(({ id }) => id)
    })

  it('are recorded one by one, with the scan', async () => {
    const tenancy = await plantComplete()
    await agree(tenancy, form)
    const [anna = ''] = await adultsOf(tenancy)
    expect((await sign(tenancy, anna)).statusCode).toBe(409)
    await send(tenancy)
    expect((await info(tenancy)).unsigned).toEqual([
      { party: 'landlord', adultId: null, name: 'Wohnen AG' },
      { party: 'tenant', adultId: anna, name: 'Anna Muster' },
    ])
    expect((await sign(tenancy, anna)).statusCode).toBe(200)
    expect((await sign(tenancy, anna)).json().fields).toEqual({ adultId: 'Diese Unterschrift ist bereits erfasst' })
    expect((await sign(tenancy, tenancy.applicationId)).json().fields).toEqual({
      adultId: 'Diese Person unterzeichnet den Vertrag nicht',
    })
    expect((await sign(tenancy, null, { signedOn: '2999-01-01' })).statusCode).toBe(422)
    await sign(tenancy, null)
    const { signatures, unsigned } = await info(tenancy)
    expect([signatures.length, unsigned]).toEqual([2, []])
    const upload = await world.ask(tenancy.home, {
      method: 'POST',
      url: `/api/v1/tenants/${tenancy.tenantId}/signed-contract`,
      payload: multipartOf([{ name: 'Vertrag unterzeichnet.pdf', content: pdf }]),
      headers: multipartHeaders,
      as: tenancy.clerk,
    })
    const [file] = upload.json().uploaded
    expect((await world.ask(tenancy.home, { url: file.url, as: tenancy.clerk })).rawPayload.equals(pdf)).toBe(true)
    const [first] = signatures
    const removal = { method: 'DELETE' as const, url: `/api/v1/tenants/${tenancy.tenantId}/signatures/${first.id}` }
    expect((await world.ask(tenancy.home, { ...removal, as: tenancy.clerk })).statusCode).toBe(200)
    expect((await info(tenancy)).signatures).toHaveLength(1)
  })
  it('tell apart two of a household with the same name', async () => {
    const tenancy = await plantComplete()
    const { home, applicationId } = tenancy
    await asSystem(world.services, home, (ctx) =>
      ctx.db.insert(adult).values({
        workspaceId: home.id,
        id: newId(),
        applicationId,
        position: 2,
        firstName: 'Anna',
        lastName: 'Muster',
        dateOfBirth: '2004-02-29',
        tenantType: 'flatmate',
      }),
    )
    await agree(tenancy, form)
    await send(tenancy)
    const [mother = '', daughter = ''] = await adultsOf(tenancy)
    expect((await sign(tenancy, mother)).statusCode).toBe(200)
    expect((await info(tenancy)).unsigned).toEqual([
      { party: 'landlord', adultId: null, name: 'Wohnen AG' },
      { party: 'tenant', adultId: daughter, name: 'Anna Muster' },
    ])
    expect((await sign(tenancy, daughter)).statusCode).toBe(200)
    expect((await info(tenancy)).unsigned).toHaveLength(1)
  })
})

// Accounts of a workspace at outside services: chosen, sealed, tried, and kept while something is under way.

import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { startCreditTrustDouble } from '#connectors/testing/credittrust-double.ts'
import { startPandaDocDouble } from '#connectors/testing/pandadoc-double.ts'
import { startZinsliDouble } from '#connectors/testing/zinsli-double.ts'
import type { Workspace } from '#platform/server/context.ts'
import { extend } from '#platform/server/extension-point.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { creditBureau, depositService, lookAccount, lookOrigin, signingService } from './accounts.ts'
import { openAtServices } from './extension-points.ts'

const signing = await startPandaDocDouble()
const deposits = await startZinsliDouble()
const issuer = await startCreditTrustDouble()
afterAll(() => Promise.all([signing.stop(), deposits.stop(), issuer.stop()]))

const world = useOwnWorld({
  PANDADOC_URL: signing.url,
  PANDADOC_API_KEY: 'key of the installation',
  ZINSLI_URL: deposits.url,
  CREDITTRUST_URL: issuer.url,
})

const signature = '/api/v1/settings/digital-signature'
const credit = '/api/v1/settings/credit-check'
const deposit = '/api/v1/settings/deposit-providers'
const texts = '/api/v1/settings/text-messages'

const own = { signatureAccount: 'own', signatureKey: signing.key, signatureKeySetAt: '', version: 0 }
const ownDeposit = {
  depositAccount: 'own',
  depositOrganization: deposits.organization,
  depositClientId: deposits.clientId,
  depositClientSecret: deposits.clientSecret,
  depositClientSecretSetAt: '',
  version: 0,
}
const noCredit = {
  bureauAccount: 'off',
  bureauUser: '',
  bureauPassword: '',
  bureauPasswordSetAt: '',
  certificateAccount: 'shared',
  certificateKey: '',
  certificateKeySetAt: '',
  version: 0,
}

interface Office {
  home: Workspace
  admin: Person
}

async function office(): Promise<Office> {
  const home = await world.workspace()
  return { home, admin: await world.person(home) }
}

const read = async ({ home, admin }: Office, url: string) => (await world.ask(home, { url, as: admin })).json()
const save = ({ home, admin }: Office, url: string, payload: object) =>
  world.ask(home, { method: 'POST', url, payload, as: admin })
const check = ({ home, admin }: Office, url: string) =>
  world.ask(home, { method: 'POST', url: `${url}/check`, payload: {}, as: admin })
const within = <Result>({ home }: Office, work: Parameters<typeof asSystem<Result>>[2]) =>
  asSystem(world.services, home, work)

describe('the account at the signing provider', () => {
  it('is the one of the installation until the firm saves its own', async () => {
    const firm = await office()
    expect(await read(firm, signature)).toMatchObject({ version: 0, origin: 'shared', open: 0 })
    expect(await within(firm, (ctx) => lookAccount(ctx, signingService))).toMatchObject({
      access: { key: 'key of the installation' },
    })
    expect((await save(firm, signature, own)).statusCode).toBe(200)
    expect(await read(firm, signature)).toMatchObject({ version: 1, origin: 'own' })
    expect(await within(firm, (ctx) => lookAccount(ctx, signingService))).toEqual({
      origin: 'own',
      access: { url: signing.url, key: signing.key },
    })
  })

  it('needs its key, and none is used where it is switched off', async () => {
    const firm = await office()
    const refused = await save(firm, signature, { ...own, signatureKey: '' })
    expect(refused.json().fields).toEqual({ signatureKey: 'Bitte ausfüllen' })
    expect((await save(firm, signature, { ...own, signatureAccount: 'off', signatureKey: '' })).statusCode).toBe(200)
    expect((await read(firm, signature)).origin).toBeNull()
    expect(await within(firm, (ctx) => lookAccount(ctx, signingService))).toBeNull()
    expect((await check(firm, signature)).json().message).toBe('Es ist kein Konto eingerichtet.')
  })

  it('seals its key, shows it nowhere, and keeps it when the form is saved without', async () => {
    const firm = await office()
    await save(firm, signature, own)
    const page = await read(firm, signature)
    const stored = await within(firm, ({ db }) =>
      db.select().from(projectSetting).where(eq(projectSetting.workspaceId, firm.home.id)),
    )
    for (const told of [page, stored]) expect(JSON.stringify(told)).not.toContain(signing.key)
    expect(JSON.stringify(page)).not.toContain('sealed')
    expect(page.history[0].changes).toContainEqual(
      expect.objectContaining({ label: 'Konto', old: 'Konto des Betreibers', new: 'Eigenes Konto' }),
    )
    expect((await save(firm, signature, { ...page.data, version: 1 })).json()).toEqual({ version: 1, data: page.data })
    expect((await check(firm, signature)).statusCode).toBe(200)
  })

  it('forgets its key when the firm uses another account', async () => {
    const firm = await office()
    await save(firm, signature, own)
    await save(firm, signature, { ...own, signatureAccount: 'shared', signatureKey: '', version: 1 })
    expect((await read(firm, signature)).data.signatureKeySetAt).toBe('')
    const back = await save(firm, signature, { ...own, signatureKey: '', version: 2 })
    expect(back.json().fields).toEqual({ signatureKey: 'Bitte ausfüllen' })
  })

  it('says whether the provider takes it', async () => {
    const firm = await office()
    await save(firm, signature, own)
    expect((await check(firm, signature)).json().notify[0].title).toBe('Das Konto bei PandaDoc funktioniert.')
    await save(firm, signature, { ...own, signatureKey: 'wrong', version: 1 })
    expect((await check(firm, signature)).json().message).toContain('lehnt die Anmeldung ab')
  })

  it('cannot be changed while something is being signed, but its key can', async () => {
    const firm = await office()
    await save(firm, signature, own)
    const atWork = extend(openAtServices, {
      service: 'signing',
      count: async (ctx) => (ctx.workspace.id === firm.home.id ? 3 : 0),
    })
    atWork.add()
    try {
      expect((await read(firm, signature)).open).toBe(3)
      const refused = await save(firm, signature, { ...own, signatureAccount: 'shared', version: 1 })
      expect([refused.statusCode, refused.json().fields.signatureAccount]).toEqual([
        422,
        'Das Konto kann nicht gewechselt werden, solange Dokumente unterwegs sind (3).',
      ])
      expect((await save(firm, signature, { ...own, signatureKey: 'next', version: 1 })).statusCode).toBe(200)
    } finally {
      atWork.remove()
    }
  })

  it('tells a stale save what stands', async () => {
    const firm = await office()
    await save(firm, signature, own)
    const late = await save(firm, signature, { ...own, signatureAccount: 'off' })
    expect([late.statusCode, late.json().current.data.signatureAccount]).toEqual([409, 'own'])
  })
})

describe('the other accounts', () => {
  it('opens deposits with an own account that the provider takes', async () => {
    const firm = await office()
    expect((await read(firm, deposit)).origin).toBeNull()
    const lacking = await save(firm, deposit, { ...ownDeposit, depositOrganization: '', depositClientSecret: '' })
    expect(Object.keys(lacking.json().fields).toSorted()).toEqual(['depositClientSecret', 'depositOrganization'])
    await save(firm, deposit, ownDeposit)
    expect((await check(firm, deposit)).json().notify[0].title).toBe('Das Konto bei Zinsli funktioniert.')
    expect(await within(firm, (ctx) => lookOrigin(ctx, depositService))).toBe('own')
    await save(firm, deposit, { ...ownDeposit, depositClientSecret: 'wrong', version: 1 })
    expect((await check(firm, deposit)).json().message).toContain('lehnt die Anmeldung ab')
  })

  it('keeps the organisation while deposits are being opened', async () => {
    const firm = await office()
    await save(firm, deposit, ownDeposit)
    const atWork = extend(openAtServices, {
      service: 'deposits',
      count: async (ctx) => (ctx.workspace.id === firm.home.id ? 1 : 0),
    })
    atWork.add()
    try {
      const other = { ...ownDeposit, depositOrganization: 'other', version: 1 }
      expect(Object.keys((await save(firm, deposit, other)).json().fields)).toEqual(['depositOrganization'])
      const renewed = { ...ownDeposit, depositClientId: 'next', depositClientSecret: 'next', version: 1 }
      expect((await save(firm, deposit, renewed)).statusCode).toBe(200)
    } finally {
      atWork.remove()
    }
  })

  it('has no stand-in for text messages in a demo, which mails the codes', async () => {
    const home = await world.workspace({ isDemo: true })
    const firm = { home, admin: await world.person(home) }
    expect((await read(firm, deposit)).origin).toBe('demo')
    expect((await read(firm, texts)).origin).toBeNull()
    expect((await check(firm, texts)).json().message).toBe('Es ist kein Konto eingerichtet.')
  })

  it('keeps bureau and certificates apart on one page', async () => {
    const firm = await office()
    const wanted = { ...noCredit, certificateAccount: 'own', certificateKey: issuer.key }
    expect((await save(firm, credit, wanted)).statusCode).toBe(200)
    expect(await read(firm, credit)).toMatchObject({ bureauOrigin: null, certificateOrigin: 'own', hasIssuer: true })
    expect((await check(firm, credit)).json().notify[0].title).toBe('Das Konto bei CreditTrust funktioniert.')
    const bureau = { ...wanted, bureauAccount: 'own', bureauUser: 'firm', bureauPassword: 'secret', version: 1 }
    expect((await save(firm, credit, { ...bureau, certificateKey: '' })).statusCode).toBe(200)
    expect(await within(firm, (ctx) => lookAccount(ctx, creditBureau))).toMatchObject({
      access: { user: 'firm', password: 'secret' },
    })
    expect((await check(firm, credit)).statusCode).toBe(200)
  })

  it('cannot be opened by another workspace, and says when a secret is lost', async () => {
    const [one, other] = [await office(), await office()]
    await save(one, signature, own)
    const [row] = await within(one, ({ db }) =>
      db.select().from(projectSetting).where(eq(projectSetting.workspaceId, one.home.id)),
    )
    await save(other, signature, { ...own, signatureKey: 'other' })
    await within(other, ({ db }) =>
      db.update(projectSetting).set({ value: row?.value }).where(eq(projectSetting.workspaceId, other.home.id)),
    )
    expect((await check(other, signature)).json().message).toContain('können nicht mehr gelesen werden')
    expect((await read(other, signature)).origin).toBe('own')
  })
})

it.each([signature, credit, deposit, texts])('%s is for administrators', async (url) => {
  const { home } = await office()
  const clerk = await world.person(home, 'superuser')
  expect((await world.ask(home, { url, as: clerk })).statusCode).toBe(403)
  expect((await world.ask(home, { method: 'POST', url, payload: own, as: clerk })).statusCode).toBe(403)
  expect((await world.ask(home, { method: 'POST', url: `${url}/check`, payload: {}, as: clerk })).statusCode).toBe(403)
})

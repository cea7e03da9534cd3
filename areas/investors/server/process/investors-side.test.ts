// The investor's side: registration through the door, NDA, memorandum, opting out, and the search profile behind a mailed link.

import { describe, expect, it } from 'vitest'
import { plantProject } from '#areas/projects/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailAttachment, mailMessage } from '#platform/server/mail/tables.ts'
import { wordsOfPages } from '#platform/server/testing/pdf-words.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { investorNda, investorApplication } from '../process-tables.ts'
import { investor } from '../tables.ts'
import { plantAccount, plantApply, plantInvestor } from '../testing/planting.ts'
import { path, processScene } from '../testing/process-scene.ts'
import { investorDoor } from './door.ts'
import { optOutToken } from './opt-out-token.ts'

const world = useOwnWorld()
const { office } = processScene(world, plantProject)

/** An investor of the project with a signed-in account. */
async function signedIn(joined: Partial<Parameters<typeof plantApply>[2]> = {}) {
  const place = await office()
  const investorId = await plantInvestor(world, place.home)
  const account = await world.person(place.home, 'external', { userType: 'b2b', firstName: 'Anna', lastName: 'Muster' })
  await plantAccount(world, place.home, { investorId, accountId: account.id })
  const applyId = await plantApply(world, place.home, {
    investorId,
    project: place.project,
    state: 'interested',
    ...joined,
  })
  return { ...place, investorId, account, applyId }
}

const get = async (home: Workspace, url: string, as?: Person) => world.ask(home, { url, ...(as && { as }) })
const post = (home: Workspace, url: string, payload: object, as?: Person) =>
  world.ask(home, { method: 'POST', url, payload, ...(as && { as }) })

const stateOf = (home: Workspace, id: string) =>
  asSystem(world.services, home, async ({ db }) => {
    const rows = await db.select().from(investorApplication)
    return rows.find((row) => row.id === id)?.state
  })

const newsOf = (home: Workspace) =>
  asSystem(world.services, home, async ({ client }) => {
    const { rows } = await client.query('select kind from staff_news where workspace_id = $1', [home.id])
    return rows.map(({ kind }) => kind)
  })

const signature = { version: 1, language: 'de', name: 'Anna Muster', consents: true, strokes: null }

describe('registration', () => {
  const data = {
    email: 'neu@fonds.example',
    firstName: 'Eva',
    lastName: 'Neu',
    company: 'Fonds Neu AG',
    phone: '+41791234567',
    language: 'fr' as const,
  }

  const admit = async (home: Workspace, entranceId: string) => {
    const { id } = await world.person(home, 'external', { userType: 'b2b' })
    await asSystem(world.services, home, (ctx) => investorDoor.admit(ctx, { entranceId, account: { id, ...data } }))
  }

  it('creates an investor who is interested in the project, and tells staff', async () => {
    const { home, project, clerk } = await office()
    await admit(home, project.id)
    const [row] = await asSystem(world.services, home, ({ db }) => db.select().from(investor))
    expect(row).toMatchObject({
      company: 'Fonds Neu AG',
      source: 'registration',
      language: 'fr',
      contactName: 'Eva Neu',
    })
    const { applies } = (await get(home, `${path}/${row?.id}/projects`, clerk)).json()
    expect(applies).toMatchObject([{ state: 'interested', project: { id: project.id } }])
    const { accounts } = (await get(home, `${path}/${row?.id}`, clerk)).json()
    expect(accounts).toHaveLength(1)
    expect(await newsOf(home)).toEqual(['investor_registered'])
  })

  it('of two people with one address at once makes one investor', async () => {
    const { home, project } = await office()
    await Promise.all([admit(home, project.id), admit(home, project.id)])
    expect(await asSystem(world.services, home, ({ db }) => db.select().from(investor))).toHaveLength(1)
  })

  it('finds the investor by the address of a contact person', async () => {
    const { home, project, clerk } = await office()
    const id = await plantInvestor(world, home, { contactEmail: 'NEU@fonds.example' })
    await admit(home, project.id)
    const rows = await asSystem(world.services, home, ({ db }) => db.select().from(investor))
    expect(rows.map((row) => row.id)).toEqual([id])
    expect((await get(home, `${path}/${id}`, clerk)).json().accounts).toHaveLength(1)
  })

  it('leads through published projects only, without naming them', async () => {
    const { home, project } = await office()
    const draft = await plantProject(world.services.pool, home, { state: 'draft' })
    const sold = await plantProject(world.services.pool, home, { state: 'sold' })
    const entrance = (slug: string) => asSystem(world.services, home, (ctx) => investorDoor.lookEntrance(ctx, slug))
    expect(await entrance(project.slug)).toEqual({
      id: project.id,
      title: 'Wohnliegenschaft im Mittelland',
      isOpen: true,
    })
    expect(await entrance(draft.slug)).toBeNull()
    expect(await entrance(sold.slug)).toMatchObject({ isOpen: false })
  })
})

describe('the NDA', () => {
  it('is signed with name, text, time, address and account, and both sides get the certificate', async () => {
    const { home, project, account, applyId, clerk } = await signedIn()
    const url = `${path}/sign-nda/${project.slug}`
    expect((await get(home, url, account)).json()).toMatchObject({
      title: 'Wohnliegenschaft im Mittelland',
      version: 1,
      paragraphs: [{ kind: 'paragraph', text: 'Vertraulich' }],
      canSign: { allowed: true },
      signed: null,
      mayRead: false,
    })
    const drawn = { ...signature, strokes: [[10, 10, 300, 100]] }
    expect((await post(home, url, drawn, account)).statusCode).toBe(200)
    const [row] = await asSystem(world.services, home, ({ db }) => db.select().from(investorNda))
    expect(row).toMatchObject({
      version: 1,
      method: 'drawn',
      signedName: 'Anna Muster',
      accountId: account.id,
      address: '127.0.0.1',
      textSha256: hashOf('<p>Vertraulich</p>'),
    })
    expect(await newsOf(home)).toEqual(['investor_nda_signed'])
    const { steps } = (await get(home, `${path}/${applyId}/steps`, clerk)).json()
    expect(steps).toMatchObject([{ state: 'nda_signed', channel: 'account', documentVersion: 1 }])
    expect(await stateOf(home, applyId)).toBe('nda_signed')
    expect((await get(home, url, account)).json()).toMatchObject({
      title: project.title,
      mayRead: true,
      signed: { version: 1 },
    })
    const mails = await asSystem(world.services, home, ({ db }) => db.select().from(mailMessage))
    expect(mails.map(({ kind, toAddress }) => `${kind} ${toAddress}`).toSorted()).toEqual([
      `investor-nda-signed ${account.email}`,
      'nda-certificate-copy nora@quartier.example',
    ])
    const attached = await asSystem(world.services, home, ({ db }) => db.select().from(mailAttachment))
    expect(attached).toHaveLength(2)
    const [file] = await asSystem(world.services, home, ({ db }) => db.select().from(storedFile))
    const served = await get(home, `${path}/apply-files/${file?.id}`, clerk)
    const words = (await wordsOfPages(served.rawPayload)).join(' ')
    expect(words).toContain('Anna Muster')
    expect(words).toContain('Vertraulich')
  })

  it.each([
    [{ consents: false }, 'consents'],
    [{ name: 'Anna' }, 'name'],
    [{ name: ' ' }, 'name'],
  ])('is not signed with %j', async (change, field) => {
    const { home, project, account } = await signedIn()
    const answer = await post(home, `${path}/sign-nda/${project.slug}`, { ...signature, ...change }, account)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]])
  })

  it('is not signed in a version that is no longer in force, and not twice at once', async () => {
    const { home, project, account } = await signedIn()
    const url = `${path}/sign-nda/${project.slug}`
    expect((await post(home, url, { ...signature, version: 2 }, account)).statusCode).toBe(409)
    const both = await Promise.all([post(home, url, signature, account), post(home, url, signature, account)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it.each([
    [
      { state: 'declined' },
      'Sie sind für dieses Projekt nicht zugelassen. Bitte wenden Sie sich an die Kontaktperson.',
    ],
    [{ state: 'nda_signed', hasNda: true }, 'Die Vertraulichkeitserklärung ist schon unterzeichnet'],
  ] as const)('is not signed by an investor with %j', async (joined, message) => {
    const { home, project, account } = await signedIn(joined)
    const answer = await post(home, `${path}/sign-nda/${project.slug}`, signature, account)
    expect([answer.statusCode, answer.json().message]).toEqual([409, message])
  })

  it('is previewed by staff, who cannot sign; strangers and other workspaces see nothing', async () => {
    const { home, project, clerk } = await office()
    const url = `${path}/sign-nda/${project.slug}`
    expect((await get(home, url, clerk)).json()).toMatchObject({ isPreview: true, canSign: { allowed: false } })
    const refused = await post(home, url, signature, clerk)
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Vorschau: unterzeichnen kann nur ein Investor'])
    expect((await get(home, url)).statusCode).toBe(401)
    const other = await signedIn()
    expect((await get(other.home, url, other.account)).statusCode).toBe(404)
  })
})

describe('opting out', () => {
  const link = (home: Workspace, slug: string, applyId: string) =>
    `${path}/action/${slug}/${optOutToken({ services: world.services, workspace: home }, slug, applyId)}/investor-opt-out`

  it('is left alone by programs that open the links of mails, and done by the button', async () => {
    const { home, project, applyId, investorId, clerk } = await signedIn({ state: 'proposed' })
    const url = link(home, project.slug, applyId)
    for (const method of ['GET', 'HEAD'] as const) await world.ask(home, { method, url })
    expect((await get(home, url)).json()).toMatchObject({ isOutOfProject: false, isOutOfAll: false })
    expect(await stateOf(home, applyId)).toBe('proposed')
    expect((await post(home, url, { scope: 'project', reason: 'Zu klein' })).statusCode).toBe(200)
    expect(await stateOf(home, applyId)).toBe('opted_out')
    expect((await get(home, url)).json()).toMatchObject({ isOutOfProject: true, isOutOfAll: false })
    await post(home, url, { scope: 'all' })
    const view = (await get(home, `${path}/${investorId}`, clerk)).json()
    expect(view.optedOutAt).not.toBeNull()
    const { applies } = (await get(home, `${path}/${investorId}/projects`, clerk)).json()
    expect(applies[0].reason).toBe('Zu klein')
  })

  it('needs the token of this project and workspace', async () => {
    const { home, project, applyId } = await signedIn()
    const other = await plantProject(world.services.pool, home)
    const foreign = link(home, other.slug, applyId)
    expect((await get(home, foreign)).statusCode).toBe(404)
    const elsewhere = await office()
    expect((await get(elsewhere.home, link(home, project.slug, applyId))).statusCode).toBe(404)
  })
})

describe('the search profile behind a link', () => {
  it('is shown, saved, and told to staff; a newer link ends it', async () => {
    const { home, clerk } = await office()
    const id = await plantInvestor(world, home)
    const invite = async () => {
      expect((await post(home, `${path}/${id}/invite-profile`, {}, clerk)).statusCode).toBe(200)
      const mails = await asSystem(world.services, home, ({ db }) => db.select().from(mailMessage))
      const links = mails.flatMap(
        ({ bodyText }) => bodyText.match(/\/action\/[^/]+\/[^/]+(?=\/investor-waitlist)/g) ?? [],
      )
      return `${path}${links.at(-1)}/search-profile`
    }
    const url = await invite()
    const { data } = (await get(home, url)).json()
    expect(data.cantons).toEqual([])
    const saved = await post(home, url, { ...data, cantons: ['VD'], volumeFrom: 5_000_000 })
    expect(saved.statusCode).toBe(200)
    // Saved again without a change: staff are not told.
    await post(home, url, { ...data, cantons: ['VD'], volumeFrom: 5_000_000 })
    expect(await newsOf(home)).toEqual(['investor_profile'])
    const view = (await get(home, `${path}/${id}`, clerk)).json()
    expect(view.data).toMatchObject({ cantons: ['VD'], volumeFrom: 5_000_000 })
    expect(view.profileChangedAt).not.toBeNull()
    await invite()
    expect((await get(home, `${url.slice(0, -20)}x/search-profile`)).statusCode).toBe(404)
  })
})

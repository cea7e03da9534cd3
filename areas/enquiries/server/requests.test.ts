import { describe, expect, it } from 'vitest'
import { mailsOf, withoutLinks } from '#areas/applications/server/testing/letting.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { agePapers } from './paper-age.ts'
import { applicationOf, linkIn, pdf, plantHousehold, upload, type Household } from './testing/household.ts'

const world = useWorld()

const day = 86_400_000

const ask = ({ home, clerk, applicationId }: Household, papers: object[], as = clerk) =>
  world.ask(home, {
    method: 'POST',
    url: `/api/v1/communication/documents-request/${applicationId}`,
    payload: { papers, note: 'Bitte als PDF' },
    as,
  })

const standing = async ({ home, clerk, applicationId }: Household) =>
  (await world.ask(home, { url: `/api/v1/communication/documents-request/${applicationId}`, as: clerk })).json()

const idAndExtract = (adultId: string) => [
  { person: adultId, category: 'copy_of_id', reason: 'missing' },
  { person: adultId, category: 'debt_collection_extract', reason: 'missing' },
]

const asked = async () => {
  const household = await plantHousehold(world, { securities: 'enforcement', nation: 'CH' })
  const answer = await ask(household, idAndExtract(household.adultId))
  expect(answer.statusCode).toBe(200)
  const { path, text, to } = await linkIn(world, household.home, 'documents-request')
  return { ...household, api: `/api/v1${path}`, text, to }
}

describe('a request for papers', () => {
  it('says what each person owes, and goes by mail with a link', async () => {
    const household = await asked()
    expect(household.text).toContain('Bitte als PDF')
    expect(household.text).toContain('Kopie')
    const { people, request } = await standing(household)
    expect(people[0].papers.map((one: { category: string }) => one.category)).toContain('copy_of_id')
    expect(request).toMatchObject({ state: 'requested', wanted: [{ isHandedIn: false }, { isHandedIn: false }] })
  })

  it('is looked at before as it goes out, and worded for once', async () => {
    const household = await plantHousehold(world, { securities: 'enforcement', nation: 'CH' })
    const papers = idAndExtract(household.adultId)
    const url = `/api/v1/communication/documents-request/${household.applicationId}`
    const body = '<p>Noch offen:</p><p>[place_missing_documents]</p><p>[place_documents_link]</p>'
    for (const mail of [{}, { texts: { de: { subject: 'Unterlagen', body } } }]) {
      // Different notes, since an identical request within seconds is treated as a double click.
      const payload = { papers, note: `Rasch ${Object.keys(mail).length}`, mail }
      const asks = (path: string) =>
        world.ask(household.home, { method: 'POST', url: url + path, payload, as: household.clerk })
      const shown = (await asks('/preview')).json()
      expect(shown).toMatchObject({ kind: 'documents_request', problems: [] })
      expect((await asks('')).statusCode).toBe(200)
      const sent = (await mailsOf(world, household.home)).find(({ subject }) => subject === shown.subject)
      expect(withoutLinks(sent?.bodyText)).toBe(withoutLinks(shown.body))
    }
    const assistant = await world.person(household.home, 'assistant')
    const refused = await world.ask(household.home, {
      method: 'POST',
      url: `${url}/preview`,
      payload: {},
      as: assistant,
    })
    expect(refused.statusCode).toBe(403)
  })

  it('is answered over the link until the papers are complete', async () => {
    const household = await asked()
    const { home, api, adultId } = household
    const before = (await world.ask(home, { url: api })).json()
    expect(before).toMatchObject({ note: 'Bitte als PDF', receivedAt: null, documents: [] })
    await upload(world, home, `${api}/${adultId}/copy_of_id`, [{ name: 'Ausweis.pdf', content: pdf }])
    expect((await applicationOf(world, household)).documents).toBe('partial')
    await upload(world, home, `${api}/${adultId}/debt_collection_extract`, [{ name: 'Auszug.pdf', content: pdf }])
    expect((await applicationOf(world, household)).documents).toBe('complete')
    expect((await world.ask(home, { method: 'POST', url: api })).statusCode).toBe(200)
    expect((await standing(household)).request).toMatchObject({
      state: 'received',
      wanted: [{ isHandedIn: true }, { isHandedIn: true }],
    })
  })

  it('leaves the good files alone when one is bad', async () => {
    const { home, api, adultId } = await asked()
    const answer = await upload(world, home, `${api}/${adultId}/copy_of_id`, [
      { name: 'Ausweis.pdf', content: pdf },
      { name: 'virus.exe', content: Buffer.from('MZ nothing good') },
    ])
    expect(answer.json()).toMatchObject({
      status: 'partial',
      uploaded: [{ displayName: 'Ausweis.pdf' }],
      errors: [{ file_names: ['virus.exe'] }],
    })
    expect((await world.ask(home, { url: api })).json().documents).toHaveLength(1)
  })

  it('offers and takes nothing that is kept for the chosen one and was not asked for', async () => {
    const household = await plantHousehold(world, { securities: 'enforcement', nation: 'CH' })
    const { home, adultId } = household
    await ask(household, idAndExtract(adultId).slice(0, 1))
    const api = `/api/v1${(await linkIn(world, home, 'documents-request')).path}`
    const places = async () =>
      (await world.ask(home, { url: api }))
        .json()
        .places.map(({ category, reason }: { category: string; reason: string | null }) => [category, reason])
    expect(await places()).toEqual([
      ['copy_of_id', 'missing'],
      ['further_documents', null],
    ])
    const extract = `${api}/${adultId}/debt_collection_extract`
    expect((await upload(world, home, extract, [{ name: 'a.pdf', content: pdf }])).json().uploaded).toEqual([])
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query(`update application set progress_state = 'with_offer'`),
    )
    expect((await places()).map(([category]: [string]) => category)).toContain('debt_collection_extract')
    expect((await upload(world, home, extract, [{ name: 'a.pdf', content: pdf }])).json().uploaded).toHaveLength(1)
  })

  it('takes no file without a category that is asked there', async () => {
    const { home, api, adultId } = await asked()
    const answer = await upload(world, home, `${api}/${adultId}/tax_of_the_moon`, [{ name: 'a.pdf', content: pdf }])
    expect(answer.json()).toMatchObject({ uploaded: [], errors: [{ file_names: ['a.pdf'] }] })
  })

  it('opens with id and token together, never with one of them', async () => {
    const { home, api } = await asked()
    const [, uuid = '', token = ''] = /action\/([^/]+)\/([^/]+)\//.exec(api) ?? []
    expect((await world.ask(home, { url: api.replace(uuid, newId()) })).statusCode).toBe(404)
    expect((await world.ask(home, { url: api.replace(token, 'x'.repeat(43)) })).statusCode).toBe(404)
    expect((await world.ask(await world.workspace(), { url: api })).statusCode).toBe(404)
  })

  it('shows a household only what came by its link', async () => {
    const household = await asked()
    const { home, api, adultId, applicationId, clerk } = household
    await upload(world, home, `${api}/${adultId}/copy_of_id`, [{ name: 'Ausweis.pdf', content: pdf }])
    world.setTime(new Date(Date.now() + 60_000))
    await ask(household, idAndExtract(adultId))
    const next = `/api/v1${(await linkIn(world, home, 'documents-request')).path}`
    expect((await world.ask(home, { url: next })).json().documents).toEqual([])
    const view = (await world.ask(home, { url: `/api/v1/applications/${applicationId}`, as: clerk })).json()
    expect((await world.ask(home, { url: `${next}/${view.documents[0].id}` })).statusCode).toBe(404)
    world.setTime(new Date())
  })

  it('ends with its days, and when a newer one takes its place', async () => {
    const household = await asked()
    const { home, api, adultId } = household
    world.setTime(new Date(Date.now() + 60_000))
    await ask(household, idAndExtract(adultId))
    const replaced = await world.ask(home, { url: api })
    expect([replaced.statusCode, replaced.json().message]).toEqual([410, expect.stringContaining('neuere E-Mail')])
    const next = `/api/v1${(await linkIn(world, home, 'documents-request')).path}`
    world.setTime(new Date(Date.now() + 20 * day))
    expect((await world.ask(home, { url: next })).statusCode).toBe(410)
    const late = await upload(world, home, `${next}/${adultId}/copy_of_id`, [{ name: 'a.pdf', content: pdf }])
    expect(late.json().uploaded).toEqual([])
    expect((await standing(household)).request.state).toBe('expired')
    world.setTime(new Date())
  })

  it('goes out once however often it is clicked, and again with another wish', async () => {
    const household = await plantHousehold(world, { securities: 'enforcement', nation: 'CH' })
    const papers = idAndExtract(household.adultId)
    const answers = await Promise.all([ask(household, papers), ask(household, papers.toReversed())])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const sent = async () =>
      (await mailsOf(world, household.home)).filter(({ kind }) => kind === 'documents-request').length
    expect(await sent()).toBe(1)
    expect((await ask(household, papers.slice(0, 1))).statusCode).toBe(200)
    expect(await sent()).toBe(2)
  })

  it('is for those who may change applications, and asks for papers of this household', async () => {
    const household = await asked()
    const reader = await world.person(household.home, 'assistant')
    expect((await ask(household, idAndExtract(household.adultId), reader)).statusCode).toBe(403)
    expect((await ask(household, [])).statusCode).toBe(422)
    expect((await ask(household, idAndExtract(newId()))).statusCode).toBe(422)
    const stranger = await plantHousehold(world)
    expect(
      (await ask({ ...household, home: stranger.home, clerk: stranger.clerk }, idAndExtract('x'))).statusCode,
    ).toBe(422)
    expect(
      (await ask({ ...household, home: stranger.home, clerk: stranger.clerk }, idAndExtract(household.adultId)))
        .statusCode,
    ).toBe(404)
  })
})

describe('a paper that staff handle', () => {
  const handedIn = async () => {
    const household = await asked()
    const { home, api, adultId, applicationId, clerk } = household
    for (const category of ['copy_of_id', 'debt_collection_extract']) {
      await upload(world, home, `${api}/${adultId}/${category}`, [{ name: `${category}.pdf`, content: pdf }])
    }
    const look = async () =>
      (await world.ask(home, { url: `/api/v1/applications/${applicationId}`, as: clerk })).json().documents
    const post = (action: string, payload: object, as = clerk) =>
      world.ask(home, { method: 'POST', url: `/api/v1/applications/${applicationId}/${action}`, payload, as })
    const [first, second] = await look()
    return { ...household, look, post, idCard: first, extract: second }
  }

  it('is new until somebody who judges has opened it', async () => {
    const { home, look, post, idCard } = await handedIn()
    expect(idCard).toMatchObject({ category: 'copy_of_id', isNew: true })
    const assistant = await world.person(home, 'contract')
    await post('serve-document-with-update', { documentId: idCard.id }, assistant)
    expect((await look())[0].isNew).toBe(true)
    const served = await post('serve-document-with-update', { documentId: idCard.id })
    expect(served.rawPayload.equals(pdf)).toBe(true)
    expect((await look())[0].isNew).toBe(false)
  })

  it('is deleted, and the state of the papers follows', async () => {
    const household = await handedIn()
    const { post, look, extract } = household
    expect((await applicationOf(world, household)).documents).toBe('complete')
    expect((await post('delete-document', { documentId: extract.id })).statusCode).toBe(200)
    expect(await look()).toHaveLength(1)
    expect((await applicationOf(world, household)).documents).toBe('partial')
    expect((await post('delete-document', { documentId: extract.id })).statusCode).toBe(404)
  })

  it('runs out three months after the day printed on it', async () => {
    const household = await handedIn()
    const { post, extract, adultId } = household
    const order = { documentId: extract.id, person: adultId, category: 'debt_collection_extract' }
    expect((await post('categorize-document', { ...order, issuedOn: '2026-01-31' })).statusCode).toBe(200)
    expect((await applicationOf(world, household)).documents).toBe('expired')
    expect((await post('categorize-document', { ...order, issuedOn: '2999-01-01' })).json().fields).toHaveProperty(
      'issuedOn',
    )
  })

  it('grows old by itself in the night', async () => {
    const household = await handedIn()
    const night = () => asSystem(world.services, household.home, (ctx) => agePapers(ctx))
    await night()
    expect((await applicationOf(world, household)).documents).toBe('complete')
    world.setTime(new Date(Date.now() + 95 * day))
    await night()
    expect((await applicationOf(world, household)).documents).toBe('expired')
    world.setTime(new Date())
  })

  it('moves to another category, and only to one that the form knows', async () => {
    const household = await handedIn()
    const { post, extract, adultId } = household
    const order = { documentId: extract.id, person: adultId, issuedOn: null }
    expect((await post('categorize-document', { ...order, category: 'further_documents' })).statusCode).toBe(200)
    expect((await applicationOf(world, household)).documents).toBe('partial')
    expect((await post('categorize-document', { ...order, category: 'nonsense' })).statusCode).toBe(422)
  })
})

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { exampleAdultAnswers, exampleHouseholdAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { fillIn, plantObject, type Filling } from '../testing/planting.ts'

const world = useWorld()

const ben = {
  ...exampleAdultAnswers,
  firstname: 'Ben',
  tenant_type: 'flatmate',
  date_of_birth: '1988-07-09',
  place_of_citizenship: 'Trogen',
  phone: '079 765 43 21',
  email: 'ben.geheim@example.ch',
  email_confirm: 'ben.geheim@example.ch',
  street_nr: 'Geheimweg 9',
  occupation: 'Spitzel',
  company_name: 'Geheimdienst',
  gross_income: '190000',
}
const secrets = ['geheim', 'Geheim', '1988-07-09', 'Spitzel', '_income":"190000', '765 43 21', '797654321', 'lohn.pdf']
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF')

type Ask = Filling['ask']

const upload = (ask: Ask, place: string, name: string) =>
  ask({
    method: 'POST',
    url: `/documents/${place}`,
    headers: { 'content-type': 'multipart/form-data; boundary=paper' },
    payload: Buffer.concat([
      Buffer.from(
        `--paper\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
      ),
      pdf,
      Buffer.from('\r\n--paper--\r\n'),
    ]),
  })

async function invited(home: Workspace, filling: Filling, body: object = {}) {
  const { url, invitation } = (await filling.ask({ method: 'POST', url: '/invitations', payload: body })).json()
  const [, slug, token] = /application\/(\w+)\/([\w-]+)\/create-adult/.exec(url) ?? []
  const ask: Ask = ({ url: path, ...request }) =>
    world.ask(home, { ...request, url: `/api/v2/applications/${slug}/${token}${path}` })
  return {
    ask,
    id: String(invitation.id),
    key: String(invitation.person),
    read: async () => (await ask({ url: '/new-adult' })).json(),
    save: (payload: object) => ask({ method: 'POST', url: '/new-adult', payload }),
  }
}

/** Ana's household, in which Ben filled in his part himself and uploaded a document. */
async function shared() {
  const home = await world.workspace()
  const flat = await plantObject(world, home)
  const filling = await fillIn(world, home, [flat])
  await filling.save({ ...exampleHouseholdAnswers, household_type: 'flat_share', priorities: [flat] })
  const link = await invited(home, filling)
  await link.save({ version: null, answers: ben, isComplete: true })
  const { uploaded } = (await upload(link.ask, `${link.key}/further_documents`, 'lohn.pdf')).json()
  return { home, flat, filling, link, paper: uploaded[0] }
}

const paperPath = (paper: { url: string }, { slug, token }: Filling) =>
  `/api/v1/applications/adult-serve-document/${slug}/${token}/${paper.url.split('/').slice(-2).join('/')}`

function expectNothingPrivate(body: string) {
  expect(secrets.filter((secret) => body.includes(secret))).toEqual([])
}

describe('who fills in their part themselves', () => {
  it('is known to the household by name and place alone, with how much is missing', async () => {
    const { filling, link } = await shared()
    const page = (await filling.ask({ url: '/update' })).json()
    const told = page.adults.find(({ key }: { key: string }) => key === link.key)
    expect(told.answers).toEqual({ firstname: 'Ben', name: 'Keller', tenant_type: 'flatmate' })
    expect(page.documents).toEqual([])
    expect(page.ownParts.people).toEqual([expect.objectContaining({ person: link.key, missing: 0 })])
    await link.save({ version: 1, answers: { phone: null, street_nr: null } })
    const { ownParts, invitations } = (await filling.ask({ url: '/invitations' })).json()
    expect(ownParts.people[0].missing).toBe(2)
    expect(ownParts.people[0].asked).toBeGreaterThan(10)
    expect(invitations).toEqual([expect.objectContaining({ person: link.key, isUsed: true })])
  })

  it('is told to nobody who holds the key of the household, by whichever call or page', async () => {
    const { home, filling, link, paper } = await shared()
    const { slug, token } = filling
    const { formId, household } = (await filling.ask({ url: '/update' })).json()
    const code = (await filling.ask({ method: 'POST', url: '/device-code' })).json()
    const product = `/api/v1/product-form/${formId}/update/${slug}/${token}`
    // Mails go to the contact person, whose address stays private.
    await filling.save({ contact_person: link.key })
    const reads = [
      filling.ask({ url: '/update' }),
      filling.ask({ url: '/update?step=summary' }),
      filling.ask({ url: '/invitations' }),
      filling.ask({
        method: 'POST',
        url: '/update',
        payload: { version: household.version + 1, answers: {}, finishes: 'people' },
      }),
      filling.ask({ method: 'POST', url: '/update', payload: { version: 1, answers: {} } }),
      filling.ask({ method: 'POST', url: `/adults/${link.key}`, payload: { version: 1, answers: {} } }),
      filling.ask({ url: `/documents/${link.key}/further_documents/${newId()}` }),
      world.ask(home, { url: paperPath(paper, filling) }),
      world.ask(home, { url: `/form/application/new/${slug}/${token}/${formId}` }),
      world.ask(home, { url: `${product}/` }),
      world.ask(home, { url: `${product}/adult/` }),
      world.ask(home, { url: `${product}/adult/${link.key}/` }),
      world.ask(home, { url: `${product}/new-adult/` }),
      world.ask(home, { method: 'POST', url: '/api/v2/applications/continue', payload: { code: code.code } }),
    ]
    for (const answer of await Promise.all(reads)) expectNothingPrivate(answer.body)
    const sent = await filling.submit()
    expect(sent.json()).toMatchObject({ number: 1, contactEmail: 'Ben Keller' })
    const afterwards = [
      sent,
      await filling.submit(),
      await filling.ask({ url: '/update' }),
      await filling.ask({ url: '/status' }),
      await world.ask(home, { url: paperPath(paper, filling) }),
      await world.ask(home, { url: `${product}/adult/` }),
    ]
    for (const answer of afterwards) expectNothingPrivate(answer.body)
  })

  it('loses nothing to the household: saves, papers and certificates for them are refused and change nothing', async () => {
    const { home, filling, link, paper } = await shared()
    const before = await link.read()
    const { formId } = (await filling.ask({ url: '/update' })).json()
    const product = `/api/v1/product-form/${formId}/update/${filling.slug}/${filling.token}`
    const save = { version: 1, answers: { phone: '044 111 22 33' }, isComplete: true }
    const refused = [
      await filling.ask({ method: 'POST', url: `/adults/${link.key}`, payload: save }),
      await world.ask(home, { method: 'POST', url: `${product}/adult/${link.key}/`, payload: save }),
      await world.ask(home, {
        method: 'POST',
        url: `${product}/credit-trust-check`,
        payload: { person: link.key, certificate_number: '1' },
      }),
    ]
    for (const answer of refused) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json().message).toContain('Ben Keller füllt die eigenen Angaben selbst aus')
    }
    const { uploaded, errors } = (
      await upload((asked) => filling.ask(asked), `${link.key}/copy_of_id`, 'ausweis.pdf')
    ).json()
    expect([uploaded, errors.length]).toEqual([[], 1])
    expect((await filling.ask({ method: 'DELETE', url: `/documents/${paper.id}` })).statusCode).toBe(404)
    expect(await link.read()).toEqual(before)
  })

  it('counts with everything once it is sent, and staff see everything', async () => {
    const { home, filling, link } = await shared()
    await link.save({ version: 1, answers: { phone: null } })
    const refused = await filling.submit()
    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields).toEqual({
      [`adults.${link.key}`]: 'Füllt die eigenen Angaben selbst aus: 1 fehlt noch',
    })
    await link.save({ version: 2, answers: { phone: '079 765 43 21' } })
    await filling.submit()
    const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
      client.query(`select a.income, d.occupation from application a join adult d on d.application_id = a.id
        where d.first_name = 'Ben'`),
    )
    expect(rows).toEqual([{ income: 270_000, occupation: 'Spitzel' }])
  })

  it('hands in later papers by the own link, also when the answers are closed; the household hears how many are missing', async () => {
    const { home, filling, link } = await shared()
    await filling.submit()
    const status = async () => (await filling.ask({ url: '/status' })).json()
    // Documents required only from the chosen household.
    expect((await status()).missing.ownPapers).toEqual([])
    expect((await link.read()).papers).toEqual([])
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query("update application set progress_state = 'with_offer'"),
    )
    const before = await status()
    expect(before.missing.ownPapers).toEqual([{ name: 'Ben Keller', count: 1 }])
    expect(before.papers.map(({ person }: { person: string }) => person)).not.toContain(link.key)
    expect((await link.read()).papers).toContainEqual(
      expect.objectContaining({ category: 'copy_of_id', person: link.key, state: 'missing' }),
    )
    const { uploaded } = (await upload(link.ask, `${link.key}/copy_of_id`, 'ausweis.pdf')).json()
    expect(uploaded).toHaveLength(1)
    const { papers } = await link.read()
    expect(papers.map(({ category }: { category: string }) => category)).toContain('further_documents')
    const after = await filling.ask({ url: '/status' })
    expect(after.json().missing.ownPapers).toEqual([])
    expect(after.body).not.toContain('ausweis.pdf')
  })

  it('comes back to it by the link also after thirty days', async () => {
    const { home, link } = await shared()
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query("update application_link set expires_at = now() - interval '1 day'"),
    )
    expect((await link.read()).person.answers.firstname).toBe('Ben')
  })

  it('may be taken out by the household, and the link then opens nothing', async () => {
    const { filling, link } = await shared()
    expect((await filling.ask({ method: 'DELETE', url: `/adults/${link.key}` })).statusCode).toBe(200)
    expect((await filling.read()).adults).toHaveLength(1)
    expect((await link.ask({ url: '/new-adult' })).statusCode).toBe(404)
    expect((await link.save({ version: null, answers: ben })).statusCode).toBe(404)
  })
})

describe('a link for somebody who is recorded already', () => {
  const half = { firstname: 'Ben', name: 'Keller', tenant_type: 'flatmate', phone: '079 765 43 21' }

  async function begun() {
    const home = await world.workspace()
    const filling = await fillIn(world, home, [await plantObject(world, home)])
    const { key } = (await filling.ask({ method: 'POST', url: '/adults', payload: { answers: half } })).json()
    return { home, filling, key, link: await invited(home, filling, { person: key }) }
  }

  it('leaves the part to the household until it is used, by reading not yet', async () => {
    const { filling, key, link } = await begun()
    expect((await link.read()).person.answers.phone).toBe('079 765 43 21')
    const save = (version: number, phone: string) =>
      filling.ask({ method: 'POST', url: `/adults/${key}`, payload: { version, answers: { phone } } })
    expect((await save(1, '079 765 43 22')).statusCode).toBe(200)
    expect((await link.save({ version: 2, answers: { phone: '079 765 43 23' } })).statusCode).toBe(200)
    expect((await save(3, '079 765 43 24')).statusCode).toBe(409)
    expect((await link.read()).person.answers.phone).toBe('079 765 43 23')
  })

  it('makes a paper the own part as well', async () => {
    const { filling, key, link } = await begun()
    await upload(link.ask, `${key}/further_documents`, 'lohn.pdf')
    const page = await filling.ask({ url: '/update' })
    expect(page.body).not.toContain('lohn.pdf')
    expect(page.body).not.toContain('765 43 21')
  })

  it('is one, for an adult of this household', async () => {
    const { filling, key } = await begun()
    const invite = (person: string) => filling.ask({ method: 'POST', url: '/invitations', payload: { person } })
    expect((await invite(key)).statusCode).toBe(409)
    expect((await invite(newId())).statusCode).toBe(404)
  })

  it('goes by mail to them alone', async () => {
    const { filling } = await begun()
    const payload = { email: 'cleo@example.ch' }
    const answer = (await filling.ask({ method: 'POST', url: '/invitations', payload })).json()
    expect(answer).toMatchObject({ url: null, invitation: { email: 'cleo@example.ch', isUsed: false } })
  })

  it('is taken back with what was filled in by it; the name stays and the household goes on', async () => {
    const { filling, key, link } = await begun()
    await link.save({ version: 1, answers: ben })
    await upload(link.ask, `${key}/further_documents`, 'lohn.pdf')
    const answer = await filling.ask({ method: 'DELETE', url: `/invitations/${link.id}` })
    expectNothingPrivate(answer.body)
    expect(answer.json()).toMatchObject({ invitations: [], ownParts: { people: [] } })
    const page = await filling.read()
    expect(page.adults[1]?.answers).toEqual({ firstname: 'Ben', name: 'Keller', tenant_type: 'flatmate' })
    expect(page.documents).toEqual([])
    expect((await link.ask({ url: '/new-adult' })).statusCode).toBe(404)
    const version = page.adults[1]?.version
    const save = { version, answers: { phone: '044 111 22 33' } }
    expect((await filling.ask({ method: 'POST', url: `/adults/${key}`, payload: save })).statusCode).toBe(200)
  })

  it('stays once it was used and the application is sent; an unused one goes', async () => {
    const { home, filling, link } = await shared()
    const unused = await invited(home, filling)
    await filling.submit()
    const drop = (id: string) => filling.ask({ method: 'DELETE', url: `/invitations/${id}` })
    expect((await drop(link.id)).statusCode).toBe(409)
    expect((await drop(unused.id)).statusCode).toBe(200)
    expect((await drop(newId())).statusCode).toBe(404)
  })
})

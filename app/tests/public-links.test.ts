// Every public call behind a link accepts the link's key. A wrong, foreign or expired key gets the same response as a
// link that does not exist.

import { afterEach, describe, expect, it } from 'vitest'
import { newOwnPagePath } from '#areas/application-form/server/public.ts'
import { mailsOf } from '#areas/applications/server/testing/letting.ts'
import { fillIn, plantObject } from '#areas/application-form/server/testing/planting.ts'
import { linkIn, plantHousehold } from '#areas/enquiries/server/testing/household.ts'
import { multipartHeaders, multipartOf, pdf } from '#areas/files/server/testing/multipart.ts'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { plantApplicationToBuy, sendForm } from '#areas/sales/server/testing/plant-confirmation.ts'
import { plantSale } from '#areas/sales/server/testing/plant-sale.ts'
import { plantAccounting, plantReservations } from '#areas/sales/server/testing/plant-links.ts'
import { plantOptOuts, plantProfileLinks } from '#areas/investors/server/testing/plant-links.ts'
import { plantProject } from '#areas/projects/server/testing/planting.ts'
import { inviteBy } from '#areas/waitlist/server/testing/form-link.ts'
import { plantHouse, plantObjects, plantRequests } from '#areas/waitlist/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import type { ServedEndpoint } from '#platform/server/http/router.ts'
import { newToken } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { exampleOf } from './example-of.ts'

const world = useOwnWorld()
afterEach(() => world.setTime(new Date()))

/** Both parameters of a link: `:slug` or `:uuid` in the path, and `:token`. */
interface Key {
  record: string
  token: string
  /** `:id` of calls whose path also names the form. */
  formId?: string
}

interface Planted {
  home: Workspace
  keys: [Key, Key]
}

interface LinkKind {
  opens: RegExp
  /** Creates a workspace with two records and the key of each. */
  plant: () => Promise<Planted>
  /** Days until the key expires; absent if the key is valid as long as its record exists. */
  days?: number
}

const form = '^/api/v2/applications/:slug/:token/'
const product = '^/api/v1/product-form/:id/update/:slug/:token/'

const kinds: Record<string, LinkKind> = {
  'of an unsent form': {
    opens: new RegExp(
      `${form}(update|adults|children|invitations|submit|device-code|take-over-code|send-link)|${product}(?!new-adult)`,
    ),
    plant: () => plantForms(false),
    days: 400,
  },
  'of a sent application': {
    opens: new RegExp(
      `${form}(update|status|offer-link|take-over-code|withdraw|receipt|documents)|adult-serve-document`,
    ),
    plant: () => plantForms(true),
  },
  'of a later mail about an application': { opens: new RegExp(`${form}status`), plant: plantOwnPages, days: 91 },
  'for a co-applicant': {
    opens: new RegExp(`${form}(new-adult|documents)|${product}new-adult`),
    plant: plantInvitations,
    days: 31,
  },
  'that confirms an address': { opens: /email-validation$/, plant: plantAddresses },
  'for a new link': { opens: /:token\/new-link$/, plant: plantNewLinks, days: 2 },
  'for documents': { opens: /documents-upload-form/, plant: plantDocumentRequests, days: 400 },
  'of the waitlist': { opens: /waitlist-(criteria-form|public-decline|confirm)$/, plant: plantWaiting, days: 400 },
  'of a buying confirmation': { opens: /buying-confirmation-form/, plant: plantConfirmations, days: 400 },
  'of a reservation': { opens: /reservation-agreement/, plant: () => plantReservations(world), days: 32 },
  'for accounting': { opens: /accounting-confirmation-form/, plant: () => plantAccounting(world), days: 400 },
  'by which an investor opts out': { opens: /investor-opt-out$/, plant: () => plantOptOuts(world, plantProject) },
  'to a search profile': { opens: /search-profile$/, plant: () => plantProfileLinks(world), days: 32 },
  'of a proposal': { opens: /waitlist-proposal-view$/, plant: plantProposals, days: 400 },
}

/** Uploads return 200 with an error for each file. */
const refusal = /^(404|410) |^200 \{"status":"partial","uploaded":\[\],"errors":\[./

const isBehindLink = ({ access, endpoint }: ServedEndpoint) =>
  access === 'public' && /:(slug|uuid)\/:token/.test(endpoint.path)

const nameOf = ({ endpoint }: ServedEndpoint) => `${endpoint.method} ${endpoint.path}`

describe.each(Object.entries(kinds))('a link %s', (_, { opens, plant, days }) => {
  const opened = () => world.quartier.served.filter((one) => isBehindLink(one) && opens.test(one.endpoint.path))

  it('does not open by a wrong, a foreign or an elsewhere valid token', async () => {
    const { home, keys } = await plant()
    const [own, other] = keys
    const elsewhere = await world.workspace({ features: ['waitlist'] })
    const almost = `${own.token.slice(0, -1)}${own.token.endsWith('A') ? 'B' : 'A'}`
    const wrong: string[] = []
    for (const served of opened()) {
      const unknown = await ask(home, served, { ...own, token: newToken() })
      const tries = {
        'with its last character changed': await ask(home, served, { ...own, token: almost }),
        'of another record': await ask(home, served, { ...own, token: other.token }),
      }
      for (const [token, answer] of Object.entries(tries))
        if (answer !== unknown) wrong.push(`${nameOf(served)} by a token ${token}: ${answer}`)
      if (!refusal.test(unknown)) wrong.push(`${nameOf(served)} by an unknown token: ${unknown}`)
      const there = await ask(elsewhere, served, own)
      if (!refusal.test(there)) wrong.push(`${nameOf(served)} in another workspace: ${there}`)
    }
    expect(wrong).toEqual([])
  })

  it('opens each of its calls by its own token', async () => {
    const { home, keys } = await plant()
    const closed: string[] = []
    for (const served of opened()) {
      const answer = await ask(home, served, keys[0])
      if (answer === (await ask(home, served, { ...keys[0], token: newToken() }))) closed.push(nameOf(served))
    }
    expect(opened()).not.toEqual([])
    expect(closed).toEqual([])
  })

  if (days === undefined) return

  it('opens nothing once it has expired', async () => {
    const { home, keys } = await plant()
    world.setTime(new Date(Date.now() + days * 86_400_000))
    const open: string[] = []
    for (const served of opened()) {
      const answer = await ask(home, served, keys[0])
      if (!refusal.test(answer)) open.push(`${nameOf(served)}: ${answer}`)
    }
    expect(open).toEqual([])
  })
})

it('every public call with a slug and a token is tried by one kind of link at least', () => {
  const untried = world.quartier.served
    .filter(isBehindLink)
    .map(({ endpoint }) => endpoint.path)
    .filter((path) => !Object.values(kinds).some(({ opens }) => opens.test(path)))
  expect(untried).toEqual([])
})

const noId = '0199a000-0000-7000-8000-000000000000'

/**
 * Returns status and body of the response. The request satisfies the contract, so only the key can be the reason for
 * a refusal.
 */
async function ask(home: Workspace, served: ServedEndpoint, key: Key): Promise<string> {
  const { method } = served.endpoint
  const response = await world.ask(home, { method, url: addressOf(served, key), ...bodyOf(served) })
  return `${response.statusCode} ${response.body}`
}

function addressOf({ endpoint }: ServedEndpoint, { record, token, formId = noId }: Key): string {
  const given: Record<string, string> = {
    slug: record,
    uuid: record,
    token,
    id: formId,
    category: 'copy_of_id',
    file: 'agreement',
    objectType: 'apartment',
    '*': `${noId}/x.pdf`,
  }
  const path = endpoint.path.replaceAll(/:(\w+)|\*/g, (_, name: string | undefined) => given[name ?? '*'] ?? noId)
  return endpoint.method === 'PUT' ? `${path}?offset=0&size=${pdf.length}&name=a.pdf` : path
}

function bodyOf({ endpoint, kind }: ServedEndpoint): { payload?: string | Buffer; headers?: Record<string, string> } {
  if (endpoint.method === 'PUT') return { payload: pdf, headers: { 'content-type': 'application/octet-stream' } }
  if (kind === 'upload') return { payload: multipartOf([{ name: 'a.pdf', content: pdf }]), headers: multipartHeaders }
  if (!endpoint.body) return {}
  return { payload: JSON.stringify(exampleOf(endpoint.body)), headers: { 'content-type': 'application/json' } }
}

async function plantForms(isSent: boolean): Promise<Planted> {
  const home = await world.workspace()
  const object = await plantObject(world, home)
  const key = async (): Promise<Key> => {
    const filling = await fillIn(world, home, [object])
    if (isSent) expect((await filling.submit()).statusCode).toBe(200)
    const { formId } = (await filling.ask({ url: '/update' })).json()
    return { record: filling.slug, token: filling.token, formId }
  }
  return { home, keys: [await key(), await key()] }
}

async function plantOwnPages(): Promise<Planted> {
  const { home, buyers } = await plantSale(world, 2)
  const key = async (buyer = ''): Promise<Key> => {
    const until = new Date(Date.now() + 90 * 86_400_000)
    const path = await asSystem(world.services, home, (ctx) => newOwnPagePath(ctx, buyer, until))
    return keyIn(path, 'status')
  }
  return { home, keys: [await key(buyers[0]), await key(buyers[1])] }
}

async function plantInvitations(): Promise<Planted> {
  const home = await world.workspace()
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  const { formId } = (await filling.ask({ url: '/update' })).json()
  const key = async () => {
    const answer = await filling.ask({ method: 'POST', url: '/invitations', payload: {} })
    return { ...keyIn(answer.json().url, 'create-adult'), formId }
  }
  return { home, keys: [await key(), await key()] }
}

async function plantAddresses(): Promise<Planted> {
  const home = await world.workspace()
  const object = await plantObject(world, home)
  for (let sent = 0; sent < 2; sent++) await (await fillIn(world, home, [object])).submit()
  const mails = (await mailsOf(world, home)).filter(({ bodyText }) => bodyText.includes('/confirm-email'))
  const [first, second] = mails.map(({ bodyText }) => keyIn(bodyText, 'confirm-email'))
  if (!first || !second) throw new Error('The confirmation mails are missing.')
  return { home, keys: [first, second] }
}

async function plantNewLinks(): Promise<Planted> {
  const home = await world.workspace()
  const object = await plantObject(world, home)
  for (let sent = 0; sent < 2; sent++) await (await fillIn(world, home, [object])).submit()
  const payload = { email: 'ana.keller@example.ch' }
  await world.ask(home, { method: 'POST', url: '/api/v2/applications/new-link', payload })
  await world.services.jobs.runDue()
  const mails = (await mailsOf(world, home)).filter(({ bodyText }) => bodyText.includes('/new-link'))
  const [first, second] = mails.map(({ bodyText }) => keyIn(bodyText, 'new-link'))
  if (!first || !second) throw new Error('The mails with new links are missing.')
  return { home, keys: [first, second] }
}

async function plantDocumentRequests(): Promise<Planted> {
  const { home, clerk, adultId, applicationId } = await plantHousehold(world, {
    securities: 'enforcement',
    nation: 'CH',
  })
  const key = async (category: string) => {
    const answer = await world.ask(home, {
      method: 'POST',
      url: `/api/v1/communication/documents-request/${applicationId}`,
      payload: { papers: [{ person: adultId, category, reason: 'missing' }] },
      as: clerk,
    })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return keyIn((await linkIn(world, home, 'documents-request')).path, 'documents-upload-form')
  }
  return { home, keys: [await key('copy_of_id'), await key('debt_collection_extract')] }
}

async function plantWaiting(): Promise<Planted> {
  const home = await world.workspace({ features: ['waitlist'] })
  const clerk = await world.person(home, 'user')
  const key = async (address: string) =>
    keyIn((await inviteBy(world, home, clerk, address)).link, 'waitlist-criteria-form')
  return { home, keys: [await key('jana@example.ch'), await key('nils@example.ch')] }
}

async function plantConfirmations(): Promise<Planted> {
  const sale = await plantApplicationToBuy(world)
  const [other = ''] = await plantApplications(world, sale.home, [{ number: 77 }])
  const key = async (applicationId: string) =>
    keyIn(await sendForm(world, { ...sale, applicationId }), 'buying-confirmation-form')
  return { home: sale.home, keys: [await key(sale.applicationId), await key(other)] }
}

async function plantProposals(): Promise<Planted> {
  const home = await world.workspace({ features: ['waitlist'] })
  const clerk = await world.person(home, 'user')
  const objectIds = await plantObjects(world, home, await plantHouse(world, home), [{}, {}])
  const requestIds = await plantRequests(world, home, [{}, {}])
  const answerBy = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const key = async (place: 0 | 1) => {
    const answer = await world.ask(home, {
      method: 'POST',
      url: `/api/v1/waitlist/applications/${requestIds[place]}/send-propose`,
      payload: { objectId: objectIds[place], answerBy },
      as: clerk,
    })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return keyIn((await linkIn(world, home, 'waitlist-proposal')).path, 'waitlist-proposal-view')
  }
  return { home, keys: [await key(0), await key(1)] }
}

function keyIn(text: string, page: string): Key {
  const [, record, token] = new RegExp(`/([\\w-]+)/([\\w-]{43})/${page}`).exec(text) ?? []
  if (!record || !token) throw new Error(`There is no link to ${page}: ${text}`)
  return { record, token }
}

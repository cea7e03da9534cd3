// Public calls authorised by a single secret, from a mail or from a code that a person types. Links with a record and
// a token are tested in public-links.test.ts.

import { eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { newDeviceCode } from '#areas/application-form/rules/device-code.ts'
import { begin, plantObject } from '#areas/application-form/server/testing/planting.ts'
import { application } from '#areas/applications/server/tables.ts'
import { offerFlat, plantLetting } from '#areas/applications/server/testing/letting.ts'
import { linkIn, plantHousehold } from '#areas/enquiries/server/testing/household.ts'
import { mailsTo, personWithPassword, post } from '#areas/sign-in/server/testing-people.ts'
import { viewingSecret } from '#areas/viewing-appointments/server/tables.ts'
import { bookInvited, plantViewing } from '#areas/viewing-appointments/server/testing/plant-viewing.ts'
import type { Workspace } from '#platform/server/context.ts'
import type { ServedEndpoint } from '#platform/server/http/router.ts'
import { newToken } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { unsubscribeLink } from '#platform/server/mail/unsubscribing.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'

const world = useOwnWorld({ MAIL_FROM: 'post@quartier.example' })
afterEach(() => world.setTime(new Date()))

const minute = 60_000
const day = 24 * 60 * minute

interface Planted {
  home: Workspace
  secret: string
  /** Makes the link invalid: it was used, replaced or withdrawn, or its record is closed. */
  end?: () => Promise<unknown>
}

interface SecretKind {
  opens: RegExp
  plant: () => Promise<Planted>
  /** Request body that is accepted together with the right secret. */
  body?: (secret: string) => object
  unknown?: () => string
  /** The secret is valid as long as its workspace exists. */
  neverEnds?: true
  /** Milliseconds until the secret expires; absent if it is valid as long as its record exists. */
  lasts?: number
}

const newPassword = { new_password: 'Winter-2026', new_password_confirmation: 'Winter-2026' }

const kinds: Record<string, SecretKind> = {
  'to an offer': {
    opens: /action\/:id\/offer-form$/,
    plant: plantOffer,
    body: () => ({ answer: 'accept' }),
    lasts: 400 * day,
  },
  'to the questions for a referee': {
    opens: /action\/:id\/reference-form$/,
    plant: plantReference,
    body: () => ({ answer: 'refuse', reason: '' }),
  },
  'to a new password': {
    opens: /accounts\/password\/reset\/(check|confirm)\/:id$/,
    plant: plantReset,
    body: () => newPassword,
    lasts: 60 * minute,
  },
  'that confirms a sender': { opens: /mail-sender\/:token$/, plant: plantSender, lasts: 3 * day + 1 },
  'to refuse news': {
    opens: /communication\/unsubscribe$/,
    plant: plantUnsubscribing,
    body: (of) => ({ of, refuses: true }),
    unknown: () => 'sealed1.a.b.c',
    neverEnds: true,
  },
  'to a booking of a viewing': {
    opens: /booking\/:slug\/(release|proof|accept|edit|cancel)$/,
    plant: plantBooking,
    body: () => ({ code: '123456', slotId: bookedSlot, persons: 1, needs: { wheelchair: false, interpreter: '' } }),
    lasts: 4 * day,
  },
  'to the list at the door': {
    opens: /public\/door\/:slug(\/present)?$/,
    plant: plantDoor,
    body: () => ({ presence: [], comments: [] }),
    lasts: 4 * day,
  },
  'to the calendar of a host': { opens: /public\/feed\/:slug$/, plant: plantFeed },
  'by a code for another device': {
    opens: /applications\/continue$/,
    plant: plantCode,
    body: (code) => ({ code }),
    unknown: () => newDeviceCode(randomInt),
    lasts: 15 * minute,
  },
}

const isPublic = ({ access }: ServedEndpoint) => access === 'public'
const nameOf = ({ endpoint }: ServedEndpoint) => `${endpoint.method} ${endpoint.path}`
const altered = (secret: string) => {
  const place = secret.length - 2
  return `${secret.slice(0, place)}${secret[place] === 'A' ? 'B' : 'A'}${secret.slice(place + 1)}`
}

/** Calls whose response does not match the pattern. */
const unlike = (pattern: RegExp, answers: Record<string, string>) =>
  Object.entries(answers).filter(([, answer]) => !pattern.test(answer))
const served = /^200 /
const refused = /^(404|410) /

describe.each(Object.entries(kinds))('a link %s', (_, { opens, plant, body, unknown = newToken, neverEnds, lasts }) => {
  const opened = () => world.quartier.served.filter((one) => isPublic(one) && opens.test(one.endpoint.path))

  async function ask(home: Workspace, { endpoint: { method, path } }: ServedEndpoint, secret: string) {
    const isRead = method === 'GET'
    const query = isRead && !path.includes(':') ? `?of=${encodeURIComponent(secret)}` : ''
    const url = `${path.replace(/:\w+/, encodeURIComponent(secret))}${query}`
    const response = await world.ask(home, { method, url, ...(!isRead && body && { payload: body(secret) }) })
    return `${response.statusCode} ${response.body}`
  }

  const answers = async (home: Workspace, secret: string) => {
    const given: Record<string, string> = {}
    for (const one of opened()) given[nameOf(one)] = await ask(home, one, secret)
    return given
  }

  it('opens each of its calls', async () => {
    expect(opened()).not.toEqual([])
    for (const one of opened()) {
      const { home, secret } = await plant()
      expect(unlike(served, { [nameOf(one)]: await ask(home, one, secret) })).toEqual([])
    }
  })

  it('is answered like none at all when it is made up, altered or of another workspace, and stays unused', async () => {
    const { home, secret } = await plant()
    const none = await answers(home, unknown())
    expect(unlike(/^404 /, none)).toEqual([])
    expect(await answers(home, altered(secret))).toEqual(none)
    expect(await answers(await world.workspace(), secret)).toEqual(none)
    expect(unlike(served, await answers(home, secret))).toEqual([])
  })

  if (neverEnds) return

  it('opens nothing once it was used, replaced or withdrawn', async () => {
    const { home, secret, end } = await plant()
    await end?.()
    expect(unlike(refused, await answers(home, secret))).toEqual([])
  })

  if (lasts === undefined) return

  it('opens nothing once it has expired', async () => {
    const { home, secret } = await plant()
    world.setTime(new Date(Date.now() + lasts))
    expect(unlike(refused, await answers(home, secret))).toEqual([])
  })
})

/** Address, password and code protect these; the tests of `external-accounts` try their links. */
const ofAccounts = [
  '/api/v1/b2b/objects/:projectSlug/public-init',
  '/api/v2/b2b/register/:projectSlug',
  '/api/v2/b2b/verify-email/:projectSlug/:userSlug/:token',
  '/api/v2/dms/login/:slug',
  '/api/v2/dms/register/:slug/:userSlug',
  '/api/v2/dms/verify-user/:slug/:userSlug/:code',
]

/** The parameter of these calls is no secret: they return only published data. */
const forEverybody = [
  '/api/v1/appointments/public/booking/init/:lang',
  '/api/v1/b2b/objects/:id/project-teaser',
  '/api/v1/b2b/objects/:id/project-teaser/pictures/:place',
  '/api/v1/draws/public/:drawSlug',
  '/api/v1/draws/public/:drawSlug/list',
  '/api/v1/draws/public/:drawSlug/script',
  '/api/v1/public-buildings/:id/front',
  '/api/v1/public-files/:id',
  '/api/v1/public-objects/:id',
  '/api/v1/public-objects/:id/documents/:file',
  '/api/v1/public-objects/:id/floor-plan',
]

it('every public call with a parameter is behind a link, or meant for everybody', () => {
  const paths = world.quartier.served.filter(isPublic).map(({ endpoint }) => endpoint.path)
  const untried = paths
    .filter((path) => /:\w+|\*/.test(path) && !/:(slug|uuid)\/:token/.test(path))
    .filter((path) => !Object.values(kinds).some(({ opens }) => opens.test(path)))
  expect([...new Set(untried)].toSorted()).toEqual([...forEverybody, ...ofAccounts].toSorted())
})

async function plantOffer(): Promise<Planted> {
  const letting = await plantLetting(world)
  const { home, clerk, applicationId } = letting
  const url = `/api/v1/applications/${applicationId}/offer/withdraw`
  const secret = await offerFlat(world, letting)
  return { home, secret, end: () => post(world, home, url, {}, clerk) }
}

async function plantReference(): Promise<Planted> {
  const { home, clerk, adultId, applicationId } = await plantHousehold(world)
  const referee = { contactName: 'Urs Frei', contactEmail: 'urs.frei@example.ch', language: 'de' }
  await post(world, home, `/api/v1/communication/landlord/${adultId}/reference-mail`, referee, clerk)
  const secret = secretIn((await linkIn(world, home, 'reference')).path, /action\/([\w-]{43})\/reference-form/)
  const end = () =>
    asSystem(world.services, home, ({ db }) =>
      db.update(application).set({ progressState: 'inactive' }).where(eq(application.id, applicationId)),
    )
  return { home, secret, end }
}

async function plantReset(): Promise<Planted> {
  const home = await world.workspace()
  const { email } = await personWithPassword(world, home)
  await post(world, home, '/api/v1/accounts/password/reset/request', { email })
  await world.services.jobs.runDue()
  const [mail] = await mailsTo(world, home, email)
  const secret = secretIn(mail?.bodyText, /account\/([\w-]{43})\/password-reset-form/)
  return {
    home,
    secret,
    end: () => post(world, home, `/api/v1/accounts/password/reset/confirm/${secret}`, newPassword),
  }
}

async function plantSender(): Promise<Planted> {
  const home = await world.workspace()
  const admin = await world.person(home)
  const save = (address: string, version: number) =>
    post(world, home, '/api/v1/settings/mail-sender', { address, name: '', version }, admin)
  await save('a@lindenhof.example', 0)
  const [mail] = await mailsTo(world, home, 'a@lindenhof.example')
  const secret = secretIn(mail?.bodyText, /confirm-sender\/([\w-]+)/)
  return { home, secret, end: () => save('b@lindenhof.example', 1) }
}

async function plantDoor(): Promise<Planted> {
  const home = await world.workspace()
  const clerk = await world.person(home)
  const { appointmentId } = await plantViewing(world, home)
  const url = `/api/v1/appointments/${appointmentId}/door-links`
  const made = (await post(world, home, url, { kind: 'host' }, clerk)).json()
  const end = () => world.ask(home, { method: 'DELETE', url: `${url}/host`, as: clerk })
  return { home, secret: String(made.url).split('/').at(-1) ?? '', end }
}

async function plantFeed(): Promise<Planted> {
  const home = await world.workspace()
  const clerk = await world.person(home)
  const url = '/api/v1/appointments/feed'
  const made = (await post(world, home, url, {}, clerk)).json()
  const end = () => world.ask(home, { method: 'DELETE', url, as: clerk })
  return { home, secret: String(made.url).split('/').at(-1) ?? '', end }
}

async function plantUnsubscribing(): Promise<Planted> {
  const home = await world.workspace()
  const link = unsubscribeLink(world.services, home, 'anna@example.ch')
  return { home, secret: new URL(link).searchParams.get('of') ?? '' }
}

let bookedSlot = ''

async function plantBooking(): Promise<Planted> {
  const home = await world.workspace()
  const viewing = await plantViewing(world, home)
  bookedSlot = viewing.slotIds[0] ?? ''
  const { slug } = await bookInvited(world, viewing)
  const end = () => asSystem(world.services, home, ({ db, now }) => db.update(viewingSecret).set({ revokedAt: now }))
  return { home, secret: slug, end }
}

async function plantCode(): Promise<Planted> {
  const home = await world.workspace()
  const draft = await begin(world, home, [await plantObject(world, home)])
  const secret: string = (await draft.ask({ method: 'POST', url: '/device-code' })).json().code
  return { home, secret, end: () => post(world, home, '/api/v2/applications/continue', { code: secret }) }
}

function secretIn(text: string | undefined, link: RegExp): string {
  const secret = link.exec(text ?? '')?.[1]
  if (!secret) throw new Error(`There is no link like ${link.source} in: ${text}`)
  return secret
}

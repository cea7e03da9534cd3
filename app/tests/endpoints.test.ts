// Walks through all endpoints: who may call them, how they respond to bad input, and that none returns 500 for it.

import { drizzle } from 'drizzle-orm/node-postgres'
import writerOf from 'fast-json-stringify'
import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { accessWords, type ServedEndpoint } from '#platform/server/http/router.ts'
import { answerSchemaOf } from '#platform/server/http/route.ts'
import { newId } from '#platform/server/ids.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { rolePermission } from '#platform/server/session/tables.ts'
import type { Needed, Permission } from '#platform/rules/permissions.ts'

const world = useWorld()

const nameOf = ({ endpoint }: ServedEndpoint) => `${endpoint.method} ${endpoint.path}`
const shapeOf = ({ endpoint }: ServedEndpoint) => `${endpoint.method} ${endpoint.path.replaceAll(/:\w+/g, ':')}`

/** The address with an unknown id for each parameter. */
const addressOf = ({ endpoint }: ServedEndpoint) => endpoint.path.replaceAll(/:\w+|\*/g, () => newId())

const send = (
  home: Workspace,
  served: ServedEndpoint,
  given: { as?: Person; body?: unknown; headers?: Record<string, string> } = {},
) =>
  world.ask(home, {
    method: served.endpoint.method,
    url: addressOf(served),
    ...(given.as && { as: given.as }),
    ...(given.body !== undefined && { payload: JSON.stringify(given.body) }),
    headers: { ...(given.body !== undefined && { 'content-type': 'application/json' }), ...given.headers },
  })

async function findAll(
  choose: (served: ServedEndpoint) => boolean,
  isWrong: (served: ServedEndpoint) => Promise<string | null>,
): Promise<string[]> {
  const chosen = world.quartier.served.filter(choose)
  expect(chosen.length).toBeGreaterThan(0)
  const verdicts: (string | null)[] = []
  for (const served of chosen) verdicts.push(await isWrong(served))
  return verdicts.filter((verdict) => verdict !== null)
}

const guarded = ({ access }: ServedEndpoint) => access !== 'public'

/** Creates a person whose role has only one other permission. */
async function personWithout(home: Workspace, needed: Needed): Promise<Person> {
  const other: Permission = needed === 'viewing' ? 'homepage_read' : 'viewing'
  await inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client })
      .insert(rolePermission)
      .values({ workspaceId: home.id, role: 'assistant', permissions: [other] }),
  )
  return world.person(home, 'assistant')
}

const garbage: [string, unknown][] = [
  ['a list', [1, 'x', { a: null }]],
  ['a text', 'nonsense'],
  ['wrong types', { id: {}, version: 'x', email: 7, targets: 'all', value: 3, name: ['x'], text: 4 }],
  [
    'far too long texts',
    Object.fromEntries(
      ['name', 'text', 'comment', 'email', 'reason', 'password'].map((key) => [key, 'x'.repeat(50_000)]),
    ),
  ],
  ['characters that a database cannot keep', { name: '\u0000', text: '\u0000', email: '\u0000', token: '\u0000' }],
  ['half of a sign', { name: '\ud800', text: '\ud800', email: '\ud800', title: '\ud800' }],
]

/** Thousands of calls need a long timeout on a busy machine. */
const walk = { timeout: 90_000 }

describe('every endpoint', () => {
  it('has a method and path of its own and says what it does', () => {
    const shapes = world.quartier.served.map(shapeOf)
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
    expect(world.quartier.served.filter(({ endpoint }) => !endpoint.summary.endsWith('.')).map(nameOf)).toEqual([])
  })

  it('answers in a shape that can be written', () => {
    const unwritable = ({ endpoint }: ServedEndpoint) => {
      try {
        return void writerOf(JSON.parse(JSON.stringify(answerSchemaOf(endpoint))))
      } catch (error) {
        return error
      }
    }
    expect(world.quartier.served.filter(unwritable).map(nameOf)).toEqual([])
  })

  it('asks for a session unless it is public', async () => {
    const home = await world.workspace()
    const open = await findAll(guarded, async (served) => {
      const { statusCode } = await send(home, served, { body: served.endpoint.method === 'GET' ? undefined : {} })
      return statusCode === 401 ? null : `${nameOf(served)} answered ${statusCode}`
    })
    expect(open).toEqual([])
  })

  it('asks for its permission, before it looks at the body', async () => {
    const open = await findAll(
      (served) => guarded(served) && served.access !== 'permit',
      async (served) => {
        const { access } = served
        if (access === 'public') return 'is public'
        const home = await world.workspace({ features: ['digitalcontract', 'waitlist', 'analytics', 'bulkMail'] })
        const stranger = await personWithout(home, access)
        const body = served.endpoint.method === 'GET' ? undefined : ['garbage']
        const { statusCode } = await send(home, served, { as: stranger, body })
        return statusCode === 403 ? null : `${nameOf(served)} (${accessWords(access)}) answered ${statusCode}`
      },
    )
    expect(open).toEqual([])
  })

  it('does not know an id that is not there', async () => {
    const home = await world.workspace({ features: ['digitalcontract', 'waitlist', 'analytics', 'bulkMail'] })
    const root = await world.person(home, 'superadmin')
    const wrong = await findAll(
      ({ endpoint }) => endpoint.path.includes(':') && (endpoint.method === 'GET' || endpoint.method === 'DELETE'),
      async (served) => {
        const { statusCode } = await send(home, served, served.access === 'public' ? {} : { as: root })
        return [404, 422].includes(statusCode) ? null : `${nameOf(served)} answered ${statusCode}`
      },
    )
    expect(wrong).toEqual([])
  })

  it('turns garbage down with a message, and never breaks', walk, async () => {
    const home = await world.workspace({ features: ['digitalcontract', 'waitlist', 'analytics', 'bulkMail'] })
    const root = await world.person(home, 'superadmin')
    const wrong = await findAll(
      ({ endpoint, kind }) => endpoint.method !== 'GET' && kind !== 'upload',
      async (served) => {
        for (const [kind, body] of garbage) {
          const answer = await send(home, served, { ...(served.access !== 'public' && { as: root }), body })
          const isRefused = [400, 401, 404, 409, 410, 422, 429].includes(answer.statusCode)
          const isTold = isRefused && typeof answer.json().message === 'string'
          const takesNone = served.endpoint.body === undefined
          const isFine = answer.statusCode === 200 && (takesNone || (!Array.isArray(body) && typeof body === 'object'))
          if (!isTold && !isFine)
            return `${nameOf(served)} answered ${answer.statusCode} to ${kind}: ${answer.body.slice(0, 200)}`
        }
        return null
      },
    )
    expect(wrong).toEqual([])
  })

  it('turns bodies down that hold no files, whatever they say they are', async () => {
    const home = await world.workspace({ features: ['digitalcontract', 'waitlist', 'analytics', 'bulkMail'] })
    const root = await world.person(home, 'superadmin')
    const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nhalf'
    const bodies = [
      ['application/json', '{"a":1}'],
      ['multipart/form-data', 'garbage'],
      ['multipart/form-data; boundary=x', 'garbage'],
      ['multipart/form-data; boundary=x', file],
    ] as const
    const wrong = await findAll(
      ({ kind }) => kind === 'upload',
      async (served) => {
        for (const [type, payload] of bodies) {
          const answer = await world.ask(home, {
            method: served.endpoint.method,
            url: addressOf(served),
            payload,
            headers: { 'content-type': type },
            ...(served.access !== 'public' && { as: root }),
          })
          const isPartial = answer.statusCode === 200 && answer.json().uploaded.length === 0
          const isRefused = answer.statusCode >= 400 && answer.statusCode < 500 && answer.json().message
          if (!isRefused && !isPartial) return `${nameOf(served)} answered ${answer.statusCode} to ${type} ${payload}`
        }
        return null
      },
    )
    expect(wrong).toEqual([])
  })

  it('turns garbage in the query down, and never breaks', async () => {
    const home = await world.workspace({ features: ['digitalcontract', 'waitlist', 'analytics', 'bulkMail'] })
    const root = await world.person(home, 'superadmin')
    const query =
      'page=-1&rowsPerPage=x&sort=%00&search=%00&state=nowhere&filters=%7Bnot&uuids=1,2,3,4&lang=xx&token=%00&url=../../etc'
    const wrong = await findAll(
      ({ endpoint, kind }) => endpoint.method === 'GET' && kind !== 'stream',
      async (served) => {
        const answer = await world.ask(home, {
          url: `${addressOf(served)}?${query}`,
          ...(served.access !== 'public' && { as: root }),
        })
        return answer.statusCode < 500
          ? null
          : `${nameOf(served)} answered ${answer.statusCode}: ${answer.body.slice(0, 200)}`
      },
    )
    expect(wrong).toEqual([])
  })

  it('says 400 to a body that is no JSON and 413 to one that is too large', walk, async () => {
    const home = await world.workspace()
    const root = await world.person(home, 'superadmin')
    const wrong = await findAll(
      ({ endpoint, kind }) => endpoint.method === 'POST' && kind === 'json' && endpoint.body !== undefined,
      async (served) => {
        const ask = (payload: string) =>
          world.ask(home, {
            method: 'POST',
            url: addressOf(served),
            payload,
            headers: { 'content-type': 'application/json' },
            ...(served.access !== 'public' && { as: root }),
          })
        const broken = await ask('{"broken')
        const huge = await ask(JSON.stringify({ text: 'x'.repeat(1_200_000) }))
        const isRight = [400, 403].includes(broken.statusCode) && [413, 403].includes(huge.statusCode)
        return isRight ? null : `${nameOf(served)} answered ${broken.statusCode} and ${huge.statusCode}`
      },
    )
    expect(wrong).toEqual([])
  })
})

describe('addresses that are no calls', () => {
  it('are turned down in our words when they cannot be read', async () => {
    const answer = await world.app.inject({ url: '/%c0%af' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: 'Die Anfrage war nicht lesbar.' })
  })
})

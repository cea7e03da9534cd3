import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { sessionUser } from '#platform/contract/session.ts'
import { call, CallFailed } from './call.ts'
import { noticesOf } from './call-failed.ts'
import { setWorkspace } from './request.ts'
import { readUser, storeUser } from './stored-user.ts'

const answer = z.object({ name: z.string() })
const getObject = endpoint({
  method: 'GET',
  path: '/api/v1/objects/:id',
  summary: 'One object.',
  params: z.object({ id: z.string() }),
  query: z.object({ search: z.string().optional(), page: z.number().optional() }),
  response: answer,
})
const saveObject = endpoint({
  method: 'POST',
  path: '/api/v1/objects',
  summary: 'Saves.',
  body: answer,
  response: answer,
})
const user = {
  ...sessionUser.parse({
    id: '1',
    first_name: 'Anna',
    last_name: 'Keller',
    name: 'Anna Keller',
    email: 'anna@example.ch',
    username: 'anna',
    role: 'user',
    permissions: [],
    features: [],
    userType: 'melon',
    language: 'de',
  }),
  token: 'opaque',
}

let asked: { url: string; init: RequestInit }[] = []
const respond = (status: number, body: string) =>
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return new Response(body, { status })
  })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  asked = []
  setWorkspace('rent')
  respond(200, '{"name":"Wohnung 3"}')
})
afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  it('fills the path and the query, and leaves out what is empty', async () => {
    await call(getObject, { params: { id: 'a/b' }, query: { search: '', page: 2 } })
    expect(asked[0]?.url).toBe('/api/v1/objects/a%2Fb?page=2')
  })

  it('says who asks, and in which workspace', async () => {
    storeUser(user)
    await call(saveObject, { body: { name: 'Wohnung 3' } })
    expect(asked[0]?.init.headers).toMatchObject({ Authorization: 'Bearer opaque', 'Tenant-Name': 'rent' })
    expect(asked[0]?.init.body).toBe('{"name":"Wohnung 3"}')
  })

  it('carries the language before the path, unless it is German', async () => {
    localStorage.setItem('language', 'fr')
    await call(getObject, { params: { id: '7' } })
    expect(asked[0]?.url).toBe('/fr/api/v1/objects/7')
  })

  it('answers what the server answered', async () => {
    expect(await call(getObject, { params: { id: '7' } })).toEqual({ name: 'Wohnung 3' })
  })
})

describe('a refused call', () => {
  const failing = () => call(getObject, { params: { id: '7' } }).then(String, (failure: unknown) => failure)

  it('carries the status and what the server said', async () => {
    respond(409, '{"message":"Schon zugewiesen","notify":[{"type":"warning","title":"Schon zugewiesen"}]}')
    const failure = await failing()
    expect(failure).toMatchObject({ status: 409, message: 'Schon zugewiesen', isTimeout: false })
    expect(noticesOf(failure)).toEqual([{ type: 'warning', title: 'Schon zugewiesen' }])
  })

  it('shows the first line of an answer that is not ours, and nothing of a page', async () => {
    respond(502, 'Bad gateway\nat proxy 7')
    expect(noticesOf(await failing())).toEqual([{ type: 'danger', title: 'Bad gateway' }])
    respond(502, '<html><body>Bad gateway</body></html>')
    expect(noticesOf(await failing())).toEqual([{ type: 'danger', title: 'general_response_error' }])
  })

  it('ends the session of a person whom the server no longer knows', async () => {
    storeUser(user)
    respond(401, '{"message":"Nicht angemeldet"}')
    await failing()
    expect(readUser()).toBeUndefined()
  })

  it('says in plain words that access is denied', async () => {
    respond(403, '{"message":"forbidden"}')
    expect(noticesOf(await failing())).toEqual([
      { type: 'danger', title: 'general_admin_permissions', description: 'general_access_denied' },
    ])
  })

  it('tells a server that is too slow from one that is not there', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('slow', 'TimeoutError')))
    expect(await failing()).toMatchObject({ status: 0, isTimeout: true, message: 'general_request_timed_out' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failing()).toMatchObject({ status: 0, isTimeout: false, message: 'general_no_connection' })
    expect(await failing()).toBeInstanceOf(CallFailed)
  })
})

it('does not believe what it cannot read in the storage', () => {
  localStorage.setItem('user', '{"token":"opaque","role":"king"}')
  expect(readUser()).toBeUndefined()
  localStorage.setItem('user', 'not json')
  expect(readUser()).toBeUndefined()
})

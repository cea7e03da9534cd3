// Test server with Zinsli's HTTP protocol. Tests open deposits on it, and so does the demo, where every screen says
// that no deposit is opened for real.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { startJsonDouble, type JsonReply } from './json-double.ts'

export interface ZinsliDouble {
  url: string
  organization: string
  clientId: string
  clientSecret: string
  /** Simulates a change by the tenant or the insurer. */
  move(id: string, state: string): void
  stop(): Promise<void>
}

const wanted = z.object({
  externalReference: z.string(),
  tenants: z.array(z.object({ lastName: z.string() })).min(1),
  contract: z.object({ depositAmount: z.number().positive() }),
})

export async function startZinsliDouble(): Promise<ZinsliDouble> {
  const access = { organization: 'vorfuehrung', clientId: 'vorfuehrung', clientSecret: randomUUID() }
  const bearer = randomUUID()
  const states = new Map<string, string>()
  const base = `/v1/${access.organization}/property-manager/rental-collateral`

  async function reply(request: IncomingMessage): Promise<JsonReply> {
    const content = await text(request)
    if (request.url === '/v1/user/auth/token') {
      const given = new URLSearchParams(content)
      const isRight = given.get('client_id') === access.clientId && given.get('client_secret') === access.clientSecret
      return isRight
        ? { status: 200, body: { access_token: bearer } }
        : { status: 401, body: { error: 'invalid_client' } }
    }
    if (request.headers.authorization !== `Bearer ${bearer}`) return { status: 401, body: { error: 'unauthorized' } }
    if (request.method === 'POST' && request.url === base) {
      const read = wanted.safeParse(JSON.parse(content || '{}'))
      if (!read.success) return { status: 400, body: { error: read.error.message } }
      const id = randomUUID()
      states.set(id, 'tenant-invited')
      return { status: 201, body: { id, state: 'tenant-invited' } }
    }
    const [, id = '', action] = /\/rental-collateral\/([\w-]+)(\/invitation)?$/.exec(request.url ?? '') ?? []
    const state = states.get(id)
    if (!state) return { status: 404, body: { error: 'not found' } }
    return { status: 200, body: action ? { link: `https://example.invalid/vorfuehrung/${id}` } : { id, state } }
  }

  return { ...access, ...(await startJsonDouble(reply)), move: (id, state) => void states.set(id, state) }
}

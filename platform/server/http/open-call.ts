// A public call that pages of other hosts may read. A conditional request gets 304 if its content is still current.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Router } from './router.ts'

/** Lifetime in caches, in seconds. */
const freshFor = 60

/** Registers the CORS preflight, which browsers send because the workspace is in a request header. */
export function letOthersAsk(router: Router, { path }: Endpoint): void {
  router.app.options(path, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': 'Tenant-Name, If-None-Match',
        'access-control-max-age': '86400',
      })
      .code(204)
      .send(),
  )
}

/** Returns the response with public caching headers, or 304 if the client already has it. */
export function openAnswer(request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown {
  const text = JSON.stringify(answer)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  void reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': `public, max-age=${freshFor}`,
    // The response depends on host and language.
    vary: 'Host, Tenant-Name',
    etag,
  })
  return isKnown(request, etag) ? reply.code(304).send() : answer
}

/** True if the client already has this content. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

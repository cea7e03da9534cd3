// Endpoints for other programs, outside the contract: the raw body of any type. There is no session; each handler
// authenticates its request itself. Hidden from the API page, described in docs/operations.md.

import type { FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { beginPublicCall, publicContext, runInCall } from './call.ts'
import type { Context } from '../context.ts'
import type { Router } from './router.ts'
import { limitOf } from './route.ts'

export interface RawPost {
  body: Buffer
  headers: IncomingHttpHeaders
  query: Readonly<Record<string, unknown>>
}

export interface RawAnswer {
  status: number
  says?: object
}

interface Limits {
  bodyLimit: number
  perMinute: number
}

/** For all workspaces: the posted content determines the workspace. */
export function rawPost(
  router: Router,
  path: string,
  limits: Limits,
  act: (post: RawPost) => Promise<RawAnswer>,
): void {
  open(router, path, limits, (_request, post) => act(post))
}

/** Runs in a transaction of the workspace of the requested host. */
export function rawPostIn(
  router: Router,
  path: string,
  limits: Limits,
  act: (ctx: Context, post: RawPost) => Promise<RawAnswer>,
): void {
  open(router, path, limits, async (request, post) => {
    const call = await beginPublicCall(router, request, { servesArchived: true })
    return runInCall(router, call, (client) => act(publicContext(router, call, client), post))
  })
}

type Answer = (request: FastifyRequest, post: RawPost) => Promise<RawAnswer>

function open(router: Router, path: string, { bodyLimit, perMinute }: Limits, answer: Answer): void {
  void router.app.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    const asIs = { parseAs: 'buffer', bodyLimit } as const
    inner.addContentTypeParser('*', asIs, (_request, body, done) => done(null, body))
    inner.post<{ Querystring: Record<string, unknown> }>(
      path,
      { schema: { hide: true }, config: limitOf(router, perMinute), bodyLimit },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const { status, says } = await answer(request, { body, headers: request.headers, query: request.query })
        return reply.code(status).send(says ?? '')
      },
    )
  })
}

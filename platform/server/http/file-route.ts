// Routes that return files: streamed, without timeout, never cached by proxies unless public.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Permission, UserType } from '../../rules/permissions.ts'
import type { Context, StaffContext } from '../context.ts'
import { beginPublicCall, beginSignedInCall, publicContext, runInCall, staffContext } from './call.ts'
import type { Access, Router } from './router.ts'
import { Handler } from './handler.ts'
import { isKnown } from './open-call.ts'
import { readInput, type Input } from './input.ts'
import { announce, callOf, headOf, inputOf, limitOf } from './route.ts'

export interface ServedFile {
  name: string
  contentType: string
  /** A function creates the content after the transaction of the call has ended. */
  content: Readable | Buffer | (() => Promise<Buffer>)
  size?: number
  /** Displayed in the browser instead of downloaded; only for types that cannot execute scripts. */
  inline?: boolean
  /** Seconds that any cache may keep the file; only for public files. */
  publicFor?: number
  /** ETag of the content; a client that already has it receives 304. */
  etag?: string
}

type FileRun<C extends Context, E extends Endpoint> = (ctx: C, input: Input<E>) => Promise<ServedFile>

export function fileHandler<E extends Endpoint>(
  endpoint: E,
  {
    permission,
    isForOwners,
    userTypes,
  }: { permission: Permission; isForOwners?: boolean; userTypes?: readonly UserType[] },
  run: NoInfer<FileRun<StaffContext, E>>,
): Handler<FileRun<StaffContext, E>> {
  return new Handler(endpoint, run, (router) =>
    open(router, endpoint, permission, {
      isForOwners,
      userTypes,
      begin: (request) => beginSignedInCall(router, request, { permission, isForOwners, userTypes }),
      answer: (request) => {
        const call = callOf(request)
        return runInCall(router, call, async (client) =>
          run(staffContext(router, call, client), readInput(endpoint, request)),
        )
      },
    }),
  )
}

export function publicFileHandler<E extends Endpoint>(
  endpoint: E,
  run: NoInfer<FileRun<Context, E>>,
): Handler<FileRun<Context, E>> {
  return new Handler(endpoint, run, (router) =>
    open(router, endpoint, 'public', {
      begin: (request) => beginPublicCall(router, request),
      answer: (request) => {
        const call = callOf(request)
        const input = readInput(endpoint, request)
        return runInCall(router, call, (client) => run(publicContext(router, call, client), input))
      },
    }),
  )
}

interface Handling {
  isForOwners?: boolean | undefined
  userTypes?: readonly UserType[] | undefined
  begin(request: FastifyRequest): Promise<unknown>
  answer(request: FastifyRequest): Promise<ServedFile>
}

function open(router: Router, endpoint: Endpoint, access: Access, handling: Handling): void {
  const { isForOwners, userTypes } = handling
  announce(router, endpoint, { access, isForOwners, userTypes, kind: 'file' })
  router.app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: { ...headOf(router, endpoint, access), ...inputOf(endpoint), produces: ['application/octet-stream'] },
    config: limitOf(router, access === 'public' ? 600 : undefined),
    ...(access === 'public' && { compress: {} }),
    onRequest: async (request) => {
      await handling.begin(request)
    },
    handler: async (request, reply) => sendFile(reply, await handling.answer(request)),
  })
}

const harmless =
  /^(text\/plain|application\/xml|image\/(png|jpeg|webp|gif|svg\+xml)|application\/pdf)(; charset=utf-8)?$/

export async function sendFile(reply: FastifyReply, file: ServedFile): Promise<FastifyReply> {
  const isNews = !file.etag || !isKnown(reply.request, file.etag)
  // Created before any header is set, so that a failure is returned as an ordinary error.
  const content = typeof file.content === 'function' ? isNews && (await file.content()) : file.content
  const inline = file.inline === true && harmless.test(file.contentType)
  reply.header('content-type', file.contentType)
  reply.header(
    'content-disposition',
    `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  )
  reply.header('x-content-type-options', 'nosniff')
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  reply.header('cache-control', file.publicFor ? `public, max-age=${file.publicFor}` : 'private, no-store')
  // Public files may be embedded in other websites and found by search engines.
  if (file.publicFor) reply.header('cross-origin-resource-policy', 'cross-origin').removeHeader('x-robots-tag')
  if (file.etag) reply.header('etag', file.etag)
  if (!isNews) {
    if (content instanceof Readable) content.destroy()
    return reply.code(304).send()
  }
  if (file.size !== undefined) reply.header('content-length', file.size)
  return reply.send(content)
}

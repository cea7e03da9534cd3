// Pages that people find through search engines and that other websites show inside their own.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '../../rules/project-type.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { beginPublicCall, publicContext, runInCall } from './call.ts'
import type { Doors } from './doors.ts'
import { withHead, withoutIndex, type PageHead } from './page.ts'
import { limitOf } from './route.ts'

type ReadHead = (ctx: Context, params: Readonly<Record<string, string>>) => Promise<PageHead>

/** `?lang=` chooses the language, otherwise the browser's; `?embed=1` lets any website show it in a frame. A refusal answers the page with its status. */
export function publicPage(doors: Doors, path: string, read: ReadHead): void {
  doors.app.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(
    path,
    { schema: { hide: true }, config: limitOf(doors, 600), compress: {} },
    async (request, reply) => {
      const page = await doors.page()
      if (page === null) return reply.callNotFound()
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'Accept-Language')
      const isEmbedded = request.query['embed'] !== undefined
      if (isEmbedded) letFrame(reply)
      try {
        const head = await headOf(doors, request, (ctx) => read(ctx, request.params))
        return reply.send(withHead(page, isEmbedded ? { ...head, site: '' } : head))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return reply.code(error.details.status ?? 409).send(withoutIndex(page))
      }
    },
  )
}

async function headOf(
  doors: Doors,
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  read: (ctx: Context) => Promise<PageHead>,
): Promise<PageHead> {
  const call = await beginPublicCall(doors, request)
  const wanted = request.query['lang']
  const [first] = call.workspace.languages
  call.language = isLanguage(wanted) ? wanted : (spokenIn(request) ?? first ?? call.language)
  return runInCall(doors, call, (client) => read(publicContext(doors, call, client)))
}

/** The first of those the browser would like that we speak; search engines would like none. */
function spokenIn({ headers }: FastifyRequest): Language | undefined {
  const tags = headers['accept-language']?.split(',') ?? []
  return tags.map((tag) => tag.trim().slice(0, 2)).find(isLanguage)
}

function letFrame(reply: FastifyReply): void {
  reply.removeHeader('x-frame-options')
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy === 'string') {
    reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'))
  }
}

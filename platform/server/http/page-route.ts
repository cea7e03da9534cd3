// Routes of pages that search engines index and that other websites may embed.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { isLanguage, type Language } from '../../rules/project-type.ts'
import type { Context } from '../context.ts'
import { AppError } from '../app-error.ts'
import { beginPublicCall, publicContext, runInCall } from './call.ts'
import { isKnown } from './open-call.ts'
import type { Router } from './router.ts'
import type { Html } from './plain/html.ts'
import { withPlain, type PlainPage } from './plain/plain-page.ts'
import { withPrerendered, withHead, withoutIndex, withTyping, type PrerenderedPage, type PageHead } from './page.ts'
import { limitOf } from './route.ts'

type Words = Readonly<Record<string, string>>

/** Null if the page has no prerendered content. */
type ReadPage = (ctx: Context, params: Words, query: Words) => Promise<PageHead | PlainPage | PrerenderedPage | null>

interface PageOptions {
  /**
   * `?embed=1` lets any website show it in a frame. Only for pages without input: a frame can be laid under another
   * page (clickjacking).
   */
  isEmbeddable?: boolean
}

/**
 * `?lang=` selects the language; the browser's language is the default. A refusal returns the page with the error
 * status.
 */
export function publicPage(
  router: Router,
  path: string,
  read: ReadPage,
  { isEmbeddable = false }: PageOptions = {},
): void {
  router.app.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(
    path,
    { schema: { hide: true }, config: limitOf(router, 600), compress: {} },
    async (request, reply) => {
      const page = await router.page()
      if (page === null) return reply.callNotFound()
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'Accept-Language')
      const isEmbedded = isEmbeddable && request.query['embed'] !== undefined
      if (isEmbedded) letFrame(reply, '*')
      try {
        const head = await inLanguageOf(router, request, (ctx) => read(ctx, request.params, wordsIn(request.query)))
        if (head && 'plain' in head && head.status) {
          return reply.code(head.status).send(withoutIndex(withPlain(page, head)))
        }
        if (head && 'canonical' in head) {
          reply.removeHeader('x-robots-tag')
          if ('plain' in head) return sendUnlessKnown(request, reply, withPlain(page, head))
          return reply.send(withHead(page, isEmbedded ? { ...head, site: '' } : head))
        }
        // Only for people who know the address: never cached, never indexed.
        reply.header('cache-control', 'no-store')
        if (!head) return reply.send(withoutIndex(page))
        const typing = head.asks ? await router.typing() : null
        if (typing) letRun(reply, typing)
        const whole = withoutIndex(withPrerendered(page, head))
        return reply.send(typing ? withTyping(whole, typing) : whole)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return reply.code(error.details.status ?? 409).send(withoutIndex(page))
      }
    },
  )
}

/** The page is read anew each time; a browser that already has this content gets 304. */
function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag)
  return isKnown(request, etag) ? reply.code(304).send() : reply.send(page)
}

/** A part of such a page as HTML, in the language that `?lang=` selects. */
export function publicPart(router: Router, path: string, read: (ctx: Context, query: Words) => Promise<Html>): void {
  router.app.get<{ Querystring: Record<string, unknown> }>(
    path,
    { schema: { hide: true }, config: limitOf(router, 600), compress: {} },
    async (request, reply) => {
      const part = await inLanguageOf(router, request, (ctx) => read(ctx, wordsIn(request.query)))
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(part.source)
    },
  )
}

/** A page that only our own screens may show in a frame. */
export function framedPage(router: Router, path: string): void {
  router.app.get(
    path,
    { schema: { hide: true }, config: limitOf(router, 600), compress: {} },
    async (_request, reply) => {
      const page = await router.page()
      if (page === null) return reply.callNotFound()
      letFrame(reply, "'self'")
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(withoutIndex(page))
    },
  )
}

/** Registers the handler for a plain HTML form on such a page. `act` returns the address to redirect to. */
export function publicPost(
  router: Router,
  path: string,
  act: (ctx: Context, sent: URLSearchParams) => Promise<string>,
  perMinute: number,
): void {
  void router.app.register(async (form) => {
    const asText = { parseAs: 'string', bodyLimit: 10_000 } as const
    form.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, text, done) => done(null, text))
    form.post<{ Body: unknown }>(
      path,
      { schema: { hide: true }, config: limitOf(router, perMinute) },
      async (request, reply) => {
        const call = await beginPublicCall(router, request)
        const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
        const address = await runInCall(router, call, (client) => act(publicContext(router, call, client), sent))
        return reply.redirect(address, 303)
      },
    )
  })
}

const wordsIn = (query: Readonly<Record<string, unknown>>): Words =>
  Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])))

async function inLanguageOf<Read>(
  router: Router,
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  read: (ctx: Context) => Promise<Read>,
): Promise<Read> {
  const call = await beginPublicCall(router, request)
  const wanted = request.query['lang']
  const [first] = call.workspace.languages
  call.language = isLanguage(wanted) ? wanted : (spokenIn(request) ?? first ?? call.language)
  return runInCall(router, call, (client) => read(publicContext(router, call, client)))
}

/** Returns the first supported language of Accept-Language; undefined for search engines, which send none. */
function spokenIn({ headers }: FastifyRequest): Language | undefined {
  const tags = headers['accept-language']?.split(',') ?? []
  return tags.map((tag) => tag.trim().slice(0, 2)).find(isLanguage)
}

function letFrame(reply: FastifyReply, by: '*' | "'self'"): void {
  reply.removeHeader('x-frame-options')
  changePolicy(reply, "frame-ancestors 'none'", `frame-ancestors ${by}`)
}

/** Allows exactly this inline script, by its hash. */
function letRun(reply: FastifyReply, script: string): void {
  const hash = createHash('sha256').update(script).digest('base64')
  changePolicy(reply, "script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
}

function changePolicy(reply: FastifyReply, from: string, to: string): void {
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy === 'string') reply.header('content-security-policy', policy.replace(from, to))
}

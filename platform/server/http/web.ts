// Serves the built web: hashed files that never change, and one HTML page for every URL that is not an API call.

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

type IsKnown = (request: FastifyRequest) => Promise<boolean>

const aYear = 31_536_000

/**
 * Page policies: useless for scripts and fonts, and on a slow connection they delay two dozen files by half a second.
 */
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-robots-tag',
  'x-xss-protection',
]

/** API paths, with any language prefix, and files: a mistyped one gets an error instead of the web page. */
const isNoPage = /^\/(?:[a-z]{2}\/)?(?:api|assets|protected)\//

export const pageFile = 'index.html'

/** Reads the file again when it has changed: a newer build of the web takes over without a restart. */
export function builtFile(folder: string, name: string): () => Promise<string | null> {
  const path = join(folder, name)
  let known: { text: string; builtAt: number } | undefined
  return async () => {
    const builtAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
    // The file is missing for a moment while a newer build replaces it.
    if (builtAt === null) return known?.text ?? null
    if (known?.builtAt !== builtAt) known = { text: await readFile(path, 'utf8'), builtAt }
    return known.text
  }
}

/** `isKnown` returns whether the request's host belongs to a workspace; if not, the page says so too. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  { page, isKnown }: { page: () => Promise<string | null>; isKnown: IsKnown },
): Promise<void> {
  if (!existsSync(join(folder, pageFile))) return
  await app.register(async (assets) => {
    assets.addHook('onSend', async (_request, reply) => {
      for (const name of ofPages) void reply.removeHeader(name)
    })
    await assets.register(fastifyStatic, {
      root: join(folder, 'assets'),
      // The plugin's own routes would compare each name with all files in the folder, which are many thousands after
      // two weeks of builds.
      serve: false,
      index: false,
      preCompressed: true,
      // Immutable files need no revalidation.
      etag: false,
      lastModified: false,
      setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${aYear}, immutable`),
    })
    // Files are looked up on request, because a newer build adds files.
    assets.get<{ Params: { name: string } }>('/assets/:name', { schema: { hide: true } }, (request, reply) =>
      reply.sendFile(request.params.name),
    )
  })
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['assets/**'],
    setHeaders(reply, path) {
      reply.header('cache-control', 'no-cache')
      // Other websites load this script to embed the public list.
      if (path.endsWith('/embed.js')) reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = ''] = request.url.split('?')
    if (isNoPage.test(path)) return reply.callNotFound()
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    return reply.code((await isKnown(request)) ? 200 : 404).send(await page())
  })
}

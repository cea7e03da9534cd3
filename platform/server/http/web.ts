// The built web: hashed files that never change, and one page for every address that is no call.

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

type IsKnown = (request: FastifyRequest) => Promise<boolean>

const aYear = 31_536_000

/** Policies of pages: a script or a font has no use for them, and on a slow line two dozen files carry them half a second long. */
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
    // While a newer one is put in its place there is none for a moment.
    if (builtAt === null) return known?.text ?? null
    if (known?.builtAt !== builtAt) known = { text: await readFile(path, 'utf8'), builtAt }
    return known.text
  }
}

/** `isKnown` says whether anybody lives at the host of a request; the page itself then says so too. */
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
      // Its own routes compare each name with all that lie in the folder, and two weeks of builds are many thousands.
      serve: false,
      index: false,
      preCompressed: true,
      // Immutable files need no revalidation.
      etag: false,
      lastModified: false,
      setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${aYear}, immutable`),
    })
    // Looked for when they are asked for: a newer web brings others.
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
      // Other websites load it to show the public list.
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

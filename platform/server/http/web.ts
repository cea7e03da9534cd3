// The built web: hashed files that never change, and one page for every address that is no call.

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type IsKnown = (request: FastifyRequest) => Promise<boolean>

const aYear = 31_536_000

/** Calls, also behind a language nobody speaks here, and files: whoever mistypes one gets no page in return. */
const isNoPage = /^\/(?:[a-z]{2}\/)?(?:api|assets|protected)\//

/** As it was built; read once it is there. */
export function builtPage(folder: string): () => Promise<string | null> {
  let page: string | undefined
  return async () => {
    const path = join(folder, 'index.html')
    if (page === undefined && existsSync(path)) page = await readFile(path, 'utf8')
    return page ?? null
  }
}

/** `isKnown` says whether anybody lives at the host of a request; the page itself then says so too. */
export async function serveWeb(app: FastifyInstance, folder: string, isKnown: IsKnown): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? `public, max-age=${aYear}, immutable` : 'no-cache')
      // Other websites load it to show the public list.
      if (path.endsWith('/embed.js')) reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
  const page = await readFile(join(folder, 'index.html'))
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = ''] = request.url.split('?')
    if (isNoPage.test(path)) return reply.callNotFound()
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    return reply.code((await isKnown(request)) ? 200 : 404).send(page)
  })
}

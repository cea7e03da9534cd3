// The built web: hashed files that never change, and one page for every address that is no call.

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const aYear = 31_536_000

export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? `public, max-age=${aYear}, immutable` : 'no-cache')
    },
  })
  const page = await readFile(join(folder, 'index.html'))
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const [path = ''] = request.url.split('?')
    if (path.startsWith('/api/') || path.startsWith('/assets/')) return reply.callNotFound()
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}

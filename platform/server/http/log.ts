// One line per call, without personal data: the pattern of the address, never the address itself (it may hold a token).

import type { FastifyInstance } from 'fastify'

export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // A call that was turned down or broke off may still hold its transaction.
    await request.call?.transaction?.rollback()
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        workspace: request.call?.workspace.slug,
      },
      'call',
    )
  })
}

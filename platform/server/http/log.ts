// Logs one line per call without personal data: the route pattern, never the URL itself, which may contain a token.

import type { FastifyInstance } from 'fastify'

export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // A refused or aborted call may still have an open transaction.
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

// For whoever watches the process: it lives, and it can do its work.

import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { onConnection } from '../db/transaction.ts'

export function answerHealth(app: FastifyInstance, pool: Pool): void {
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await onConnection(pool, (client) => client.query('select 1'))
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'database unreachable' })
    }
  })
}

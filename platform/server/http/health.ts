// Health checks for monitoring: `/health` reports that the process lives, `/ready` that it can work.

import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { DiskCheck } from '../disk-check.ts'
import { onConnection } from '../db/transaction.ts'

export function answerHealth(app: FastifyInstance, pool: Pool, checkDisk: DiskCheck): void {
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    const [database, disk] = await Promise.all([checkDatabase(pool), checkDisk()])
    const reason = database ?? disk
    return reason === null ? { status: 'ready' } : reply.status(503).send({ status: reason })
  })
}

const checkDatabase = (pool: Pool): Promise<string | null> =>
  onConnection(pool, (client) => client.query('select 1')).then(
    () => null,
    () => 'database unreachable',
  )

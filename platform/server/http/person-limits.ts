// Rate limits per signed-in person and minute, on each node. People never reach them; a faulty program or a stolen
// session is throttled before it slows the other users.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#app/config.ts'
import { AppError } from '../app-error.ts'

export interface PersonLimits {
  /** Throws 429 with the seconds to wait. Requires a session that has been read. */
  countCall(request: FastifyRequest): Promise<void>
  countUpload(request: FastifyRequest): Promise<void>
}

const callsPerMinute = 600
const uploadsPerMinute = 60

export function limitPersons(app: FastifyInstance, config: Config): PersonLimits {
  const counter = (kind: string, max: number) => {
    const count = app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: ({ call }) => `${kind} ${call?.workspace.id} ${call?.user?.id}`,
    })
    return async (request: FastifyRequest) => {
      if (!config.limitsRates) return
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) return
      throw new AppError('general_too_many_requests', { status: 429, retryAfter: counted.ttlInSeconds })
    }
  }
  return { countCall: counter('call', callsPerMinute), countUpload: counter('upload', uploadsPerMinute) }
}

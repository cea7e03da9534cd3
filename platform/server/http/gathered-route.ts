// A public call that very many clients send at the same moment, such as a form when a project opens. Concurrent
// requests of one workspace are handled in one transaction, so statements, locks and the commit are paid once for
// all.

import type { ResponseOf, Endpoint } from '../../contract/endpoint.ts'
import { writeAudit, type AuditEntry } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { isConnectionLost } from '../db/lost-connection.ts'
import { isOverTime } from '../db/time-limits.ts'
import { inWorkspace } from '../db/transaction.ts'
import type { AppError } from '../app-error.ts'
import { auditWorld, beginPublicCall, publicContext, runInCall } from './call.ts'
import { gather } from './crowd.ts'
import type { Call, Router } from './router.ts'
import { Handler, type Run } from './handler.ts'
import { readInput, type Input } from './input.ts'
import { callOf, serve } from './route.ts'

export interface Asked<E extends Endpoint> {
  /** Has the language of the request; all requests of a batch share the transaction. */
  ctx: Context
  input: Input<E>
}

/** `apart`: the request is handled in its own transaction, after this one. */
export type Outcome<E extends Endpoint> = { answer: ResponseOf<E> } | { refusal: AppError } | 'apart'

interface GatheredRuns<E extends Endpoint> {
  alone: Run<Context, E>
  /**
   * Returns one outcome per request, in order; nothing may be written for a refused request. If it throws, every
   * request is handled separately.
   */
  together: (asked: readonly Asked<E>[]) => Promise<Outcome<E>[]>
}

interface Asking<E extends Endpoint> {
  call: Call
  input: Input<E>
}

/** Maximum batch size, so that the first of very many requests need not wait for the last. */
const mostTogether = 100

export function gatheredHandler<E extends Endpoint>(
  endpoint: E,
  { perMinute }: { perMinute: number },
  runs: NoInfer<GatheredRuns<E>>,
): Handler<Run<Context, E>> {
  return new Handler(endpoint, runs.alone, (router) => register(router, endpoint, { perMinute, runs }))
}

interface Gathered<E extends Endpoint> {
  perMinute: number
  runs: GatheredRuns<E>
}

function register<E extends Endpoint>(router: Router, endpoint: E, { perMinute, runs }: Gathered<E>): void {
  const joinByWorkspace = new Map<string, (asking: Asking<E>) => Promise<Outcome<E>>>()
  const joinOf = ({ workspace: { id } }: Call) => {
    const known = joinByWorkspace.get(id)
    const join = known ?? gather(mostTogether, (crowd) => answerTogether(router, crowd, runs))
    if (!known) joinByWorkspace.set(id, join)
    return join
  }
  const served = { access: 'public', kind: 'json', perMinute } as const
  serve(router, endpoint, served, {
    begin: (request) => beginPublicCall(router, request),
    answer: async (request) => {
      const call = callOf(request)
      const input = readInput(endpoint, request)
      const outcome = await joinOf(call)({ call, input })
      if (outcome === 'apart') {
        return runInCall(router, call, (client) => runs.alone(publicContext(router, call, client), input))
      }
      if ('refusal' in outcome) throw outcome.refusal
      return outcome.answer
    },
  })
}

async function answerTogether<E extends Endpoint>(
  router: Router,
  crowd: readonly Asking<E>[],
  { together }: GatheredRuns<E>,
): Promise<readonly Outcome<E>[]> {
  const [first] = crowd
  if (!first) return []
  const { services } = router
  const entries: AuditEntry[] = []
  try {
    return await inWorkspace(services.pool, first.call.workspace.id, async (client) => {
      const outcomes = await together(
        crowd.map(({ call, input }) => ({
          ctx: publicContext(router, { ...call, pendingAudit: entries }, client),
          input,
        })),
      )
      await writeAudit(client, auditWorld(services, first.call), entries)
      return outcomes
    })
  } catch (error) {
    // A failed batch is retried request by request, so that one bad request does not fail the others. A single
    // request gets its own error. No request causes a lost connection, and its COMMIT may have succeeded: all
    // requests get that error instead of a retry.
    if (crowd.length === 1 || isConnectionLost(error) || isOverTime(error)) throw error
    services.log.warn({ err: error, crowd: crowd.length }, 'answered each apart')
    return crowd.map(() => 'apart' as const)
  }
}

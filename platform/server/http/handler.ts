// An API call: its contract, its required permission and the function that handles it. The exported constant has the
// name of its contract (decision 0450); routes are registered from these constants.

import type { ResponseOf, Endpoint } from '../../contract/endpoint.ts'
import { standingHeader } from '../../contract/session.ts'
import type { Needed, UserType } from '../../rules/permissions.ts'
import type { Context, StaffContext } from '../context.ts'
import { standingOf } from '../session/session.ts'
import type { CallQueue } from './call-queue.ts'
import { beginPublicCall, beginSignedInCall, publicContext, runInCall, staffContext } from './call.ts'
import type { Router } from './router.ts'
import { letOthersAsk } from './open-call.ts'
import { readInput, type Input } from './input.ts'
import { callOf, serve } from './route.ts'

/** Tests and other handlers call `run` directly: it needs a context and checks neither session nor permission. */
export class Handler<Run = unknown> {
  readonly endpoint: Endpoint
  readonly run: Run
  readonly register: (router: Router) => void

  constructor(endpoint: Endpoint, run: Run, register: (router: Router) => void) {
    this.endpoint = endpoint
    this.run = run
    this.register = register
  }
}

/** A module with exported handlers, imported as `* as offers`; its other exports are ignored. */
export type HandlerModule = Readonly<Record<string, unknown>>

export const handlersIn = (module: HandlerModule): Handler[] =>
  Object.values(module).filter((exported) => exported instanceof Handler)

export type Run<C extends Context, E extends Endpoint> = (ctx: C, input: Input<E>) => Promise<ResponseOf<E>>

interface Limits {
  /** Calls per minute and network address; 240 by default for public calls. */
  perMinute?: number
}

interface StaffOptions extends Limits {
  /** Checked before the body is read. `permit` admits every colleague; if several are given, one is enough. */
  permission: Needed
  /** Also admits owners of objects, who are refused by default. Their response must be limited to what is theirs. */
  isForOwners?: boolean
  /** Callers: staff alone by default. Investors (`b2b`) and document-room guests (`dms`) are refused unless named. */
  userTypes?: readonly UserType[]
  /** For read-only calls with few statements whose plans suit all values: prepared once per connection. */
  plansOnce?: boolean
}

interface PublicOptions extends Limits {
  /** Also available in archived workspaces: for the page that says the project is closed, and for sign-in. */
  servesArchived?: boolean
  /** Allows requests from other origins (CORS), with ETag and 304. */
  isOpen?: boolean
  /** For calls that very many people send at the same moment for the same row: they wait without a connection. */
  queue?: CallQueue
}

/** Declares a back-office call: checks session, permission and input, then executes `run` in one transaction. */
export function handler<E extends Endpoint>(
  endpoint: E,
  options: StaffOptions,
  run: NoInfer<Run<StaffContext, E>>,
): Handler<Run<StaffContext, E>> {
  return new Handler(endpoint, run, (router) => registerStaff(router, endpoint, { ...options, run }))
}

/** Declares a call without session: `run` checks slug and token, or the response is public. */
export function publicHandler<E extends Endpoint>(
  endpoint: E,
  options: PublicOptions,
  run: NoInfer<Run<Context, E>>,
): Handler<Run<Context, E>> {
  return new Handler(endpoint, run, (router) => {
    if (options.isOpen) letOthersAsk(router, endpoint)
    const { perMinute = 240, isOpen, queue } = options
    serve(
      router,
      endpoint,
      { access: 'public', kind: 'json', perMinute, isOpen },
      {
        begin: (request) => beginPublicCall(router, request, options),
        answer: (request) => {
          const call = callOf(request)
          const input = readInput(endpoint, request)
          const answer = () => runInCall(router, call, (client) => run(publicContext(router, call, client), input))
          return queue ? queue.run(call.workspace.id, answer) : answer()
        },
      },
    )
  })
}

interface StaffCall<E extends Endpoint> extends StaffOptions {
  run: Run<StaffContext, E>
  /** Serialises the response without its schema: for rows built field by field from the declared columns. */
  isBuiltByField?: boolean
}

export function registerStaff<E extends Endpoint>(router: Router, endpoint: E, options: StaffCall<E>): void {
  const { permission, isForOwners, userTypes, plansOnce = false, perMinute, isBuiltByField, run } = options
  serve(
    router,
    endpoint,
    { access: permission, isForOwners, userTypes, kind: 'json', perMinute, isBuiltByField },
    {
      begin: (request) => beginSignedInCall(router, request, { permission, isForOwners, userTypes, plansOnce }),
      answer: async (request, reply) => {
        const call = callOf(request)
        const answer = await runInCall(router, call, async (client) =>
          run(staffContext(router, call, client), readInput(endpoint, request)),
        )
        if (call.user) void reply.header(standingHeader, standingOf(call.user))
        return answer
      },
    },
  )
}

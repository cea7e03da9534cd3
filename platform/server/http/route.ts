// Opens one endpoint: session → permission → what came in → the verb in one transaction → the stripped answer.

import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import type { AnswerOf, Endpoint } from '../../contract/endpoint.ts'
import { standingHeader } from '../../contract/session.ts'
import type { Needed, UserType } from '../../rules/permissions.ts'
import type { Context, StaffContext } from '../context.ts'
import { beginPublicCall, beginSignedInCall, publicContext, runInCall, staffContext } from './call.ts'
import { accessWords, type Access, type Call, type Doors, type ServedEndpoint } from './doors.ts'
import { letOthersAsk, openAnswer } from './open-call.ts'
import { standingOf } from '../session/session.ts'
import { receive, type Received } from './received.ts'

export type Verb<E extends Endpoint> = (ctx: StaffContext, received: Received<E>) => Promise<AnswerOf<E>>
export type PublicVerb<E extends Endpoint> = (ctx: Context, received: Received<E>) => Promise<AnswerOf<E>>

interface RouteOptions {
  /** Investors and document-room guests; staff unless said. */
  userType?: UserType
  /** Calls per minute and address; public calls have a limit of their own. */
  perMinute?: number
  /** A public call that an archived workspace answers too: what it is, and the way in that says that it is closed. */
  servesArchived?: boolean
  /** Pages of other hosts may read a public call, and it is answered 304 to whoever has it already. */
  isOpen?: boolean
  /** Serialised as it is: for answers that are built field by field, so that nothing has to be stripped. */
  isBuiltByField?: boolean
  /** A call that only reads, by few statements that suit all values: each is planned once for each connection. */
  plansOnce?: boolean
}

/** A call of the back office. `permit` lets every signed-in person in; of several permissions one is enough. */
export function route<E extends Endpoint>(
  doors: Doors,
  endpoint: E,
  permission: Needed,
  verb: Verb<E>,
  options: RouteOptions = {},
): void {
  const guard = { permission, userType: options.userType ?? 'melon', plansOnce: options.plansOnce ?? false }
  serve(
    doors,
    endpoint,
    { access: permission, kind: 'json', perMinute: options.perMinute, isBuiltByField: options.isBuiltByField },
    {
      begin: (request) => beginSignedInCall(doors, request, guard),
      answer: async (request, reply) => {
        const call = callOf(request)
        const answer = await runInCall(doors, call, async (client) =>
          verb(staffContext(doors, call, client), receive(endpoint, request)),
        )
        if (call.user) void reply.header(standingHeader, standingOf(call.user))
        return answer
      },
    },
  )
}

/** A call without session: its verb checks slug and token, or it answers what anybody may know. */
export function publicRoute<E extends Endpoint>(
  doors: Doors,
  endpoint: E,
  verb: PublicVerb<E>,
  options: RouteOptions = {},
): void {
  if (options.isOpen) letOthersAsk(doors, endpoint)
  serve(
    doors,
    endpoint,
    { access: 'public', kind: 'json', perMinute: options.perMinute ?? 240, isOpen: options.isOpen },
    {
      begin: (request) => beginPublicCall(doors, request, options),
      answer: (request) => {
        const call = callOf(request)
        const received = receive(endpoint, request)
        return runInCall(doors, call, (client) => verb(publicContext(doors, call, client), received))
      },
    },
  )
}

export function callOf(request: FastifyRequest): Call {
  if (!request.call) throw new Error('the call has not begun')
  return request.call
}

interface Handling {
  begin(request: FastifyRequest): Promise<unknown>
  answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

interface Served {
  access: Access
  kind: ServedEndpoint['kind']
  perMinute: number | undefined
  isBuiltByField?: boolean | undefined
  isOpen?: boolean | undefined
}

export function serve(doors: Doors, endpoint: Endpoint, served: Served, handling: Handling): void {
  announce(doors, endpoint, served)
  const checksAnswers = doors.house.config.checksAnswers
  // Public calls without an id tell everybody the same, and their pages stay in the browser's back-forward cache.
  const isPrivate = served.access !== 'public' || (!served.isOpen && endpoint.path.includes(':'))
  doors.app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...openApiOf(doors, endpoint, served.access),
    ...(served.isBuiltByField && { serializerCompiler: () => JSON.stringify }),
    config: limitOf(doors, served.perMinute),
    ...(served.isOpen && { compress: {} }),
    onRequest: async (request, reply) => {
      if (isPrivate) void reply.header('cache-control', 'no-store')
      await handling.begin(request)
    },
    handler: async (request, reply) => {
      const answer = await handling.answer(request, reply)
      const checked = checksAnswers ? endpoint.answer.parse(answer) : answer
      return served.isOpen ? openAnswer(request, reply, checked) : checked
    },
  })
}

export function announce(
  doors: Doors,
  endpoint: Endpoint,
  served: { access: Access; kind: ServedEndpoint['kind'] },
): void {
  doors.served.push({ endpoint, access: served.access, kind: served.kind, area: doors.area })
}

export const limitOf = (doors: Doors, perMinute: number | undefined) =>
  perMinute && doors.house.config.limitsRates ? { rateLimit: { max: perMinute, timeWindow: 60_000 } } : {}

/** A contract never changes, so each of its shapes is spelled out once, however many apps a process puts together. */
const spelledOut = { input: new WeakMap<z.ZodType, object>(), output: new WeakMap<z.ZodType, object>() }

function asSchema(shape: z.ZodType, io: 'input' | 'output'): object {
  const schema =
    spelledOut[io].get(shape) ??
    z.toJSONSchema(shape, { io, target: 'draft-7', unrepresentable: 'any', reused: 'inline' })
  spelledOut[io].set(shape, schema)
  return schema
}

/** Answers are written by it: what it does not name does not leave. */
export const answerSchemaOf = (endpoint: Endpoint) => asSchema(endpoint.answer, 'output')

/** What it does and who may call it, whatever it takes and answers. */
export const headOf = (doors: Doors, endpoint: Endpoint, access: Access) => ({
  summary: endpoint.summary,
  tags: [doors.area],
  security: access === 'public' ? [] : [{ bearer: [] }],
  description: access === 'public' ? 'No session.' : `Permission: ${accessWords(access)}.`,
})

/** What goes in, for the description of the API alone: `receive` checks it. */
export const inputOf = ({ params, query, body }: Endpoint) => ({
  ...(params && { params: asSchema(params, 'input') }),
  ...(query && { querystring: asSchema(query, 'input') }),
  ...(body && { body: asSchema(body, 'input') }),
})

export function openApiOf(doors: Doors, endpoint: Endpoint, access: Access): RouteShorthandOptions {
  return {
    schema: {
      ...headOf(doors, endpoint, access),
      ...inputOf(endpoint),
      response: { 200: answerSchemaOf(endpoint) },
    },
  }
}

// Registers an endpoint with Fastify: schema, rate limits, hooks and handler.

import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '../../contract/endpoint.ts'
import { accessWords, type Access, type Call, type Router, type ServedEndpoint } from './router.ts'
import { openAnswer } from './open-call.ts'
import { backOffice, type UserType } from '../../rules/permissions.ts'

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
  isForOwners?: boolean | undefined
  userTypes?: readonly UserType[] | undefined
  kind: ServedEndpoint['kind']
  perMinute: number | undefined
  isBuiltByField?: boolean | undefined
  isOpen?: boolean | undefined
}

export function serve(router: Router, endpoint: Endpoint, served: Served, handling: Handling): void {
  announce(router, endpoint, served)
  const checksAnswers = router.services.config.checksAnswers
  // Responses of public calls without an id are the same for everyone, so their pages may stay in the browser's
  // back-forward cache.
  const isPrivate = served.access !== 'public' || (!served.isOpen && endpoint.path.includes(':'))
  router.app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...openApiOf(router, endpoint, served.access),
    ...(served.isBuiltByField && { serializerCompiler: () => JSON.stringify }),
    config: limitOf(router, served.perMinute),
    ...(served.isOpen && { compress: {} }),
    onRequest: async (request, reply) => {
      if (isPrivate) void reply.header('cache-control', 'no-store')
      await handling.begin(request)
    },
    handler: async (request, reply) => {
      const answer = await handling.answer(request, reply)
      const checked = checksAnswers ? endpoint.response.parse(answer) : answer
      return served.isOpen ? openAnswer(request, reply, checked) : checked
    },
  })
}

export function announce(
  router: Router,
  endpoint: Endpoint,
  {
    access,
    kind,
    isForOwners = false,
    userTypes = backOffice,
  }: Pick<Served, 'access' | 'kind' | 'isForOwners' | 'userTypes'>,
): void {
  router.served.push({ endpoint, access, kind, isForOwners, userTypes, area: router.area })
}

export const limitOf = (router: Router, perMinute: number | undefined) =>
  perMinute && router.services.config.limitsRates ? { rateLimit: { max: perMinute, timeWindow: 60_000 } } : {}

/** Caches the JSON schemas of contracts, which never change, for all apps of this process. */
const spelledOut = { input: new WeakMap<z.ZodType, object>(), output: new WeakMap<z.ZodType, object>() }

function asSchema(shape: z.ZodType, io: 'input' | 'output'): object {
  const schema =
    spelledOut[io].get(shape) ??
    z.toJSONSchema(shape, { io, target: 'draft-7', unrepresentable: 'any', reused: 'inline' })
  spelledOut[io].set(shape, schema)
  return schema
}

/** Serialises responses: fields outside the schema are not sent. */
export const answerSchemaOf = (endpoint: Endpoint) => asSchema(endpoint.response, 'output')

/** OpenAPI summary and required permission of the endpoint, without input and output. */
export const headOf = (router: Router, endpoint: Endpoint, access: Access) => ({
  summary: endpoint.summary,
  tags: [router.area],
  security: access === 'public' ? [] : [{ bearer: [] }],
  description: access === 'public' ? 'No session.' : `Permission: ${accessWords(access)}.`,
})

/** Input schemas, only for the API description: `receive` validates the request. */
export const inputOf = ({ params, query, body }: Endpoint) => ({
  ...(params && { params: asSchema(params, 'input') }),
  ...(query && { querystring: asSchema(query, 'input') }),
  ...(body && { body: asSchema(body, 'input') }),
})

export function openApiOf(router: Router, endpoint: Endpoint, access: Access): RouteShorthandOptions {
  return {
    schema: {
      ...headOf(router, endpoint, access),
      ...inputOf(endpoint),
      response: { 200: answerSchemaOf(endpoint) },
    },
  }
}

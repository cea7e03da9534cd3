// Validates the input of a call against its contract: an invalid id gives 404, an invalid field an error message.

import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '../../contract/endpoint.ts'
import { allowedBy, boundsOf, keyOfIssue, reported } from '../../contract/issue-key.ts'
import type { TextValues } from '../i18n/texts.ts'
import { notFound, AppError } from '../app-error.ts'

export interface Input<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
}

export function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Input<E> {
  const params = endpoint.params?.safeParse(request.params, reported)
  if (params && !params.success) throw notFound()
  const query = endpoint.query?.safeParse(request.query, reported)
  if (query && !query.success) throw invalid(query.error)
  const body = endpoint.body?.safeParse(request.body ?? {}, reported)
  if (body && !body.success) throw invalid(body.error)
  // The values were just parsed with this endpoint's schemas.
  return { params: params?.data, query: query?.data, body: body?.data } as Input<E>
}

function invalid(error: z.ZodError): AppError {
  const fields: Record<string, string> = {}
  const allowed: Record<string, readonly string[]> = {}
  const fieldValues: Record<string, TextValues> = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'body'
    if (path in fields) continue
    fields[path] = keyOfIssue(issue)
    fieldValues[path] = { ...boundsOf(issue) }
    const taken = fields[path] === 'general_value_not_valid' ? allowedBy(issue) : null
    if (taken) allowed[path] = taken
  }
  return new AppError('general_please_check_fields', { status: 422, fields, fieldValues, allowed })
}

// Converts every failure to one response format, in the person's language and without internal details.

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerResponse } from 'node:http'
import { DatabaseError } from 'pg'
import type { RefusalBody } from '../../contract/notify.ts'
import { isConnectionLost, OutcomeUnknown } from '../db/lost-connection.ts'
import { isOverTime } from '../db/time-limits.ts'
import { causesOf } from '../error-causes.ts'
import { labelPlace } from '../../rules/filled-text.ts'
import { translatorFor, type TextValues, type Translate } from '../i18n/texts.ts'
import { newSlug } from '../ids.ts'
import { AppError } from '../app-error.ts'

/**
 * PostgreSQL's own words for "somebody else was quicker": unique, foreign key (the record is gone, or was never in this workspace),
 * serialisation, deadlock, lock.
 */
export const lostRace = new Set(['23505', '23503', '40001', '40P01', '55P03'])

/** Errors for values that no column can store: a null character, a number out of range. */
const unkeepable = new Set(['22021', '22P05', '22003'])

/**
 * Only our own code writes JSON, so it can be invalid only because of an incomplete surrogate pair sent by a faulty
 * client.
 */
const isUnkeepable = ({ code = '', message }: DatabaseError) =>
  unkeepable.has(code) || (code === '22P02' && message.endsWith('type json'))

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const t = translatorOf(request)
    if (error instanceof AppError) return refuse(reply, error, t)
    const unavailable = unavailableKey(error)
    if (unavailable) {
      request.log.warn({ err: error }, 'not available')
      return refuse(reply, new AppError(unavailable, { status: 503, retryAfter: 2 }), t)
    }
    const cause = causesOf(error).find((one) => one instanceof DatabaseError)
    if (cause && lostRace.has(cause.code ?? '')) {
      request.log.warn({ code: cause.code, constraint: cause.constraint }, 'lost a race')
      return refuse(reply, new AppError('general_somebody_was_quicker'), t)
    }
    if (cause && isUnkeepable(cause)) {
      return refuse(reply, new AppError('general_value_not_valid', { status: 422 }), t)
    }
    const key = keyOfFastify(error)
    if (key) return refuse(reply, new AppError(key.key, { status: key.status }), t)
    const incident = newSlug().slice(0, 10)
    request.log.error({ err: error, incident }, 'unexpected failure')
    const message = t('general_unexpected_failure', { incident })
    return reply
      .status(500)
      .send({ message, incident, notify: [{ type: 'danger', title: message }] } satisfies RefusalBody)
  })

  app.setNotFoundHandler((request, reply) =>
    refuse(reply, new AppError('general_not_found', { status: 404 }), translatorOf(request)),
  )
}

/** Unknown workspaces have no project type. */
const translatorOf = ({ call, addressLanguage }: FastifyRequest): Translate =>
  call ? translatorFor(call.language, call.workspace.projectType) : translatorFor(addressLanguage)

export function refusalBody(refusal: AppError, t: Translate): RefusalBody {
  const { fields = {}, fieldValues = {}, current, allowed = {} } = refusal.details
  const values = inWords(refusal.details.values, t)
  const message = t(refusal.key, values)
  const allowedIn = (path: string) => allowed[path] && t('general_values_allowed', { values: allowed[path].join(', ') })
  const wordsOf = (path: string, key: string, label: string) => {
    const words = t(key, { label, ...values, ...fieldValues[path] })
    return [words, allowedIn(path)].filter(Boolean).join(' ')
  }
  const messages = Object.entries(fields).map(([path, key]) => [path, wordsOf(path, key, path)])
  const labelled = Object.entries(fields)
    .map(([path, key]) => [path, wordsOf(path, key, labelPlace)] as const)
    .filter(([, words]) => words.includes(labelPlace))
  const description = Object.keys(allowed)
    .map((path) => `${path}: ${allowedIn(path)}`)
    .join(' ')
  return {
    message,
    notify: [{ type: 'danger', title: message, ...(description && { description }) }],
    ...(refusal.details.fields && { fields: Object.fromEntries(messages) }),
    ...(labelled.length > 0 && { labelled: Object.fromEntries(labelled) }),
    ...(current !== undefined && { current }),
  }
}

/**
 * Returns the text key for a call that failed because the database was unreachable, timed out or had no free
 * connection; null for other errors.
 */
function unavailableKey(error: FastifyError): string | null {
  // Pool timeout (pg has no error class for it): every connection was in use and nothing was executed.
  if (error.message === 'timeout exceeded when trying to connect') return 'general_busy'
  if (isOverTime(error)) return 'general_busy'
  if (!isConnectionLost(error)) return null
  return causesOf(error).some((one) => one instanceof OutcomeUnknown)
    ? 'general_outcome_unknown'
    : 'general_unavailable'
}

/** Replaces a permission's key by its name. */
function inWords(values: TextValues | undefined, t: Translate): TextValues | undefined {
  if (typeof values?.['permission'] !== 'string') return values
  return { ...values, permission: t(`permission_${values['permission']}`) }
}

function refuse(reply: FastifyReply, refusal: AppError, t: Translate): FastifyReply {
  const { status = 409, retryAfter } = refusal.details
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter))
  return reply.status(status).send(refusalBody(refusal, t))
}

/** Maps errors that Fastify raises before a handler is reached. */
function keyOfFastify(error: FastifyError): { key: string; status: 400 | 413 | 415 | 429 } | null {
  if (error.statusCode === 413) return { key: 'general_request_too_large', status: 413 }
  if (error.statusCode === 415) return { key: 'general_request_type_not_known', status: 415 }
  if (error.statusCode === 429) return { key: 'general_too_many_requests', status: 429 }
  if (error.statusCode === 400) return { key: 'general_request_not_readable', status: 400 }
  return null
}

/** Responds to a URL that cannot be decoded: it reaches neither a route nor the language detection. */
export function answerUnreadableAddress(answer: ServerResponse): void {
  const body = refusalBody(new AppError('general_request_not_readable'), translatorFor('de'))
  answer.writeHead(400, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

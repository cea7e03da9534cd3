// Responses included in a public page, so that its first screen needs no call.

import type { Language } from '../rules/project-type.ts'
import type { ResponseOf, Endpoint, Sent } from './endpoint.ts'

/** Id of the element that contains the known responses as JSON. */
export const knownAnswersId = 'known-answers'

export interface KnownAnswer {
  /** Name in the form of `nameOf`. */
  call: string
  params: unknown
  query: unknown
  answer: unknown
}

export interface KnownAnswers {
  /** A reader of another language requests the data again. */
  language: Language
  answers: KnownAnswer[]
}

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** Fields that the endpoint does not name are left out, as in any other response. */
export const knownAnswer = <E extends Endpoint>(
  endpoint: E,
  { params, query }: Sent<E>,
  answer: ResponseOf<E>,
): KnownAnswer => ({
  call: nameOf(endpoint),
  params: params ?? {},
  query: query ?? {},
  answer: endpoint.response.parse(answer),
})

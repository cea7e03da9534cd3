// Answers that a public page brings along: its first picture needs no call of its own.

import type { Language } from '../rules/project-type.ts'
import type { ResponseOf, Endpoint, Sent } from './endpoint.ts'

/** The element that holds them, as JSON. */
export const knownAnswersId = 'known-answers'

export interface KnownAnswer {
  /** As `nameOf` says it. */
  call: string
  params: unknown
  query: unknown
  answer: unknown
}

export interface KnownAnswers {
  /** Whoever reads another language asks anew. */
  language: Language
  answers: KnownAnswer[]
}

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** What the endpoint does not name is left out, as from any other answer. */
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

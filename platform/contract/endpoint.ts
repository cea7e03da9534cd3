// Describes an API call as data: parameters, response and path. Client and server share it, so they cannot disagree.

import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Shape = z.ZodType

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends Shape = Shape,
> {
  method: Method
  /** Path under `/api/…` with `:name` for each field of `params`; the client adds the language prefix. */
  path: string
  /** One sentence for the API page: the effect, with units or shapes where needed. */
  summary: string
  params?: Params
  query?: Query
  body?: Body
  response: Response
}

export function endpoint<Params extends Shape, Query extends Shape, Body extends Shape, Response extends Shape>(
  definition: Endpoint<Params, Query, Body, Response>,
): Endpoint<Params, Query, Body, Response> {
  return definition
}

export type ParamsOf<E> = E extends Endpoint<infer P, Shape, Shape, Shape> ? z.output<P> : never
export type QueryOf<E> = E extends Endpoint<Shape, infer Q, Shape, Shape> ? z.output<Q> : never
export type BodyOf<E> = E extends Endpoint<Shape, Shape, infer B, Shape> ? z.output<B> : never
export type ResponseOf<E> = E extends Endpoint<Shape, Shape, Shape, infer A> ? z.input<A> : never
export type ReceivedResponseOf<E> = E extends Endpoint<Shape, Shape, Shape, infer A> ? z.output<A> : never

/** Types that the sender may write: the input side of params, query and body. */
export interface Sent<E> {
  params?: E extends Endpoint<infer P, Shape, Shape, Shape> ? z.input<P> : never
  query?: E extends Endpoint<Shape, infer Q, Shape, Shape> ? z.input<Q> : never
  body?: E extends Endpoint<Shape, Shape, infer B, Shape> ? z.input<B> : never
}

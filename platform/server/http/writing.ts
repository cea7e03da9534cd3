// How answers become JSON: by their schema, so that what it does not name does not leave.

import type { FastifyInstance } from 'fastify'
import writerOf from 'fast-json-stringify'

type Write = (answer: unknown) => string

/** Of a schema, made once however many apps a process puts together. */
const writers = new WeakMap<object, Write>()

/** Each at its first answer: to make all of them takes half of the time that the product needs to start. */
export function writeBySchema(app: FastifyInstance): void {
  app.setSerializerCompiler(
    ({ schema }) =>
      (answer) =>
        writerFor(schema)(answer),
  )
}

function writerFor(schema: object): Write {
  const write = writers.get(schema) ?? writerOf(schema)
  writers.set(schema, write)
  return write
}

// Serialises responses by their schema: fields outside the schema are not sent.

import type { FastifyInstance } from 'fastify'
import writerOf from 'fast-json-stringify'

type Write = (answer: unknown) => string

/** Serialiser per schema, built once for all apps of the process. */
const writers = new WeakMap<object, Write>()

/** Serialisers are compiled at first use: compiling all of them would take half of the start time. */
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

// Lets a client read a response that was sent before its body was fully received. Closing the connection at once
// would reset it, and the client, still sending, would report a broken connection instead of the reason.

import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'

/** Milliseconds to wait for the rest of a body, as in other web servers. */
const longest = 30_000

export function discardUnreadBodies(app: FastifyInstance, within = longest): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.raw.complete) {
      // Fastify closes the connection after refusing a body.
      reply.removeHeader('connection')
      reply.raw.once('finish', () => discardRest(request.raw, within))
    }
    done()
  })
}

function discardRest(request: IncomingMessage, within: number): void {
  const end = setTimeout(() => request.destroy(), within).unref()
  request.once('close', () => clearTimeout(end))
  // The previous reader may have stopped in the middle.
  request.unpipe()
  request.on('error', () => {})
  request.resume()
}

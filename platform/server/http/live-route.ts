// The event stream that announces outdated data (decision 0348). It holds no database connection while waiting, ends
// with its session, and never delays a shutdown.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { listenLive, liveTopics, type LiveTopic } from '../../contract/live.ts'
import { isPermitted } from '../../rules/permissions.ts'
import type { SignedIn } from '../context.ts'
import { openTransaction } from '../db/transaction.ts'
import { hashOf } from '../ids.ts'
import {
  bearerToken,
  noSession,
  requirePermission,
  sessionQuery,
  signedInFrom,
  type SessionRow,
} from '../session/session.ts'
import { beginPublicCall } from './call.ts'
import type { Router } from './router.ts'
import { announce, callOf, headOf } from './route.ts'

/** Milliseconds. Proxies close connections that are silent for a minute. */
const beat = 25_000
/**
 * Streams per session; a browser needs one. A further stream closes the oldest, which may belong to a closed window.
 */
const mostOfSession = 4
/** In bytes: beyond this the client is no longer reading. */
const mostUnread = 16_000

interface Stream {
  readable: Readable
  say(text: string): void
  end(): void
}

/** Streams per session, newest last. */
type Streams = Map<string, Set<Stream>>

export function openLive(router: Router): void {
  const { app, services } = router
  const streams: Streams = new Map()
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    for (const own of streams.values()) for (const stream of own) stream.end()
  })
  announce(router, listenLive, { access: 'permit', kind: 'stream' })
  app.route({
    method: listenLive.method,
    url: listenLive.path,
    schema: { ...headOf(router, listenLive, 'permit'), produces: ['text/event-stream'] },
    handler: async (request, reply) => {
      let user = await whoListens(router, request)
      const stream = openStream()
      const forget = keep(streams, user.sessionId, stream)
      const hear = (topics: readonly LiveTopic[]) => {
        for (const topic of topics) if (isPermitted(user, liveTopics[topic])) stream.say(`data: ${topic}\n\n`)
      }
      const stop = await services.live.subscribe(callOf(request).workspace.id, hear)
      const timer = setInterval(async () => {
        try {
          user = await whoListens(router, request)
          stream.say(':\n\n')
        } catch {
          // Signed out, expired, or the database does not respond: the browser reconnects and receives the reason.
          stream.end()
        }
      }, beat)
      stream.readable.once('close', () => {
        clearInterval(timer)
        stop()
        forget()
      })
      stream.say(':\n\n')
      if (isClosing) stream.end()
      if (reply.raw.destroyed) stream.readable.destroy()
      return send(reply, stream.readable)
    },
  })
}

function openStream(): Stream {
  const readable = new Readable({ read() {} })
  let isOver = false
  return {
    readable,
    say(text) {
      if (isOver || readable.destroyed) return
      if (readable.readableLength > mostUnread) readable.destroy()
      else readable.push(text)
    },
    end() {
      if (!isOver && !readable.destroyed) readable.push(null)
      isOver = true
    },
  }
}

/** Identifies the user without prolonging the session: a window that is open overnight is not use. */
async function whoListens(router: Router, request: FastifyRequest): Promise<SignedIn> {
  const tokenHash = hashOf(bearerToken(request.headers.authorization))
  const { workspace } = await beginPublicCall(router, request, { servesArchived: true })
  if (workspace.isArchived) throw noSession()
  const beginning = { readOnly: true, first: sessionQuery(tokenHash) }
  const { transaction, first } = await openTransaction<SessionRow>(router.services.pool, workspace.id, beginning)
  await transaction.rollback()
  const user = signedInFrom(first.rows[0], workspace)
  requirePermission(user, { permission: 'permit' })
  return user
}

function keep(streams: Streams, sessionId: string, stream: Stream): () => void {
  const own = streams.get(sessionId) ?? new Set()
  streams.set(sessionId, own.add(stream))
  if (own.size > mostOfSession) for (const oldest of [...own].slice(0, -mostOfSession)) oldest.end()
  return () => {
    own.delete(stream)
    if (own.size === 0 && streams.get(sessionId) === own) streams.delete(sessionId)
  }
}

/** Prevents proxies from buffering the stream. Its connection cannot be reused afterwards. */
const send = (reply: FastifyReply, stream: Readable): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    .send(stream)

// Routes of chunked uploads (decision 0320). Before each chunk, `ask` checks whether the file is allowed; no database
// connection is held while the bytes arrive. The part of a chunk received before a connection broke is kept.

import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { UploadedFile } from '../../contract/file.ts'
import { chunkBytes, type chunkQuery } from '../../contract/chunk.ts'
import type { Context } from '../context.ts'
import { removeStoredFile } from '../files/derived-files.ts'
import {
  contentOf,
  findSurplus,
  lockUpload,
  joinChunk,
  keepAnswer,
  letGo,
  lookForUpload,
  type Announced,
  type UploadRow,
} from '../files/chunks.ts'
import {
  keepableName,
  receiveFile,
  sniffed,
  tooLarge,
  typeRefusal,
  type FileRules,
  type ReceivedFile,
} from '../files/receive.ts'
import { newId } from '../ids.ts'
import { AppError } from '../app-error.ts'
import { beginPublicCall, publicContext, runInCall } from './call.ts'
import type { Call, Router } from './router.ts'
import { Handler } from './handler.ts'
import { readInput, type Input } from './input.ts'
import { announce, callOf, limitOf, openApiOf, serve } from './route.ts'

type Params = z.ZodType<{ uploadId: string }>
type Ask = Endpoint<Params>
type Send = Endpoint<Params, typeof chunkQuery>

/** Both endpoints have the same path: the progress, and the next chunk. */
interface Calls<E extends Ask> {
  ask: E
  send: Send
}

interface Way<E extends Ask> {
  rules: FileRules
  /**
   * Returns the target of the file. Throws if the caller may not upload there; `checkRoom` throws if there are too
   * many files.
   */
  open(ctx: Context, input: Input<E>): Promise<{ place: string; checkRoom: () => void }>
  keep(ctx: Context, input: Input<E>, file: ReceivedFile): Promise<UploadedFile>
}

interface Progress {
  arrived: number
  uploaded: UploadedFile | null
}

/** Enough for several files of 20 MB at a time. */
const perMinute = 600

/** Two handlers, because the two calls have separate contracts. */
export function publicChunkHandlers<E extends Ask>(calls: Calls<E>, way: Way<E>): { ask: Handler; send: Handler } {
  return {
    ask: new Handler(calls.ask, null, (router) => registerAsk(router, calls, way)),
    send: new Handler(calls.send, null, (router) => registerSend(router, calls, way)),
  }
}

function registerAsk<E extends Ask>(router: Router, calls: Calls<E>, way: Way<E>): void {
  serve(
    router,
    calls.ask,
    { access: 'public', kind: 'json', perMinute },
    {
      begin: (request) => beginPublicCall(router, request),
      answer: (request) => tell(router, { calls, request, way }),
    },
  )
}

function registerSend<E extends Ask>(router: Router, calls: Calls<E>, way: Way<E>): void {
  const { send } = calls
  announce(router, send, { access: 'public', kind: 'upload' })
  const { schema = {} } = openApiOf(router, send, 'public')
  void router.app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, bytes, done) => done(null, bytes))
    scope.route({
      method: send.method,
      url: send.path,
      schema: { ...schema, consumes: ['application/octet-stream'], body: { type: 'string', format: 'binary' } },
      config: limitOf(router, perMinute),
      onRequest: async (request) => {
        // The reader of the bytes sees a broken connection itself. After it has detached, an unhandled error event
        // would end the process.
        request.raw.on('error', () => {})
        await beginPublicCall(router, request)
      },
      handler: (request) => takeChunk(router, { calls, request, way }),
    })
  })
}

interface Delivery<E extends Ask> {
  calls: Calls<E>
  request: FastifyRequest
  way: Way<E>
}

async function tell<E extends Ask>(router: Router, { calls, request, way }: Delivery<E>): Promise<Progress> {
  const asked: Ask = calls.ask
  const { uploadId: id } = readInput(asked, request).params
  const row = await inCall(router, callOf(request), async (ctx) => {
    const { place } = await way.open(ctx, readInput(calls.ask, request))
    return lookForUpload(ctx, { place, id })
  })
  return progressOf(row)
}

async function takeChunk<E extends Ask>(router: Router, delivery: Delivery<E>): Promise<Progress> {
  const { calls, request, way } = delivery
  const call = callOf(request)
  const { params, query } = readInput(calls.send, request)
  const { offset, size } = query
  const name = keepableName(query.name)
  if (size > way.rules.maxBytes) throw tooLarge(way.rules)
  if (offset > size) throw new AppError('general_value_not_valid', { status: 422 })
  // Reads from the start: bytes that are still unread are lost with their connection.
  const { body } = request
  const coming = body instanceof Readable ? bytesOf(body, Math.min(chunkBytes, size - offset)) : null
  const { place, known } = await inCall(router, call, async (ctx) => {
    const opened = await way.open(ctx, readInput(calls.ask, request))
    const row = await lookForUpload(ctx, { place: opened.place, id: params.uploadId })
    if (!row) opened.checkRoom()
    return { place: opened.place, known: row }
  })
  if (known?.answer) return progressOf(known)
  if (!coming) throw new AppError('general_request_type_not_known', { status: 415 })
  const bytes = await coming
  if (!bytes) throw new AppError('general_request_too_large', { status: 413 })
  if (offset === 0 && bytes.length >= Math.min(sniffed, size)) {
    const refusal = await typeRefusal(bytes, way.rules)
    if (refusal) throw refusal
  }
  const row = await storeChunk(router, call, { upload: { place, id: params.uploadId, name, size }, offset, bytes })
  return row.arrived < row.size || row.answer ? progressOf(row) : finish(router, delivery, row)
}

const progressOf = (row: UploadRow | undefined): Progress => ({
  arrived: row?.arrived ?? 0,
  uploaded: row?.answer ?? null,
})

/** Returns the bytes received until the connection ends; null if there are more than `most`. */
function bytesOf(body: Readable, most: number): Promise<Buffer | null> {
  const come: Buffer[] = []
  let length = 0
  return new Promise((resolve) => {
    body.on('data', (bytes: Buffer) => {
      length += bytes.length
      if (length <= most) come.push(bytes)
      else resolve(null)
    })
    const end = () => resolve(Buffer.concat(come))
    body.on('end', end)
    body.on('error', end)
    body.on('close', end)
  })
}

interface Arrived {
  upload: Announced
  offset: number
  bytes: Buffer
}

/** Stores the content before the row refers to it, and removes it again if the chunk does not fit. */
async function storeChunk(router: Router, call: Call, { upload, offset, bytes }: Arrived): Promise<UploadRow> {
  const { files } = router.services
  const known = await inCall(router, call, (ctx) => lookForUpload(ctx, upload))
  // Browsers repeat broken requests; the bytes that have already arrived are skipped.
  const { arrived = 0 } = known ?? {}
  const fresh = bytes.subarray(Math.max(0, arrived - offset))
  if (known && (offset > arrived || fresh.length === 0) && arrived < known.size) return known
  const storageKey = `${call.workspace.id}/pieces/${newId()}`
  if (fresh.length > 0) await files.put(storageKey, fresh)
  const takeAway = () => files.remove(storageKey)
  try {
    const row = await inCall(router, call, async (ctx) => {
      const at = Math.max(offset, arrived)
      const joined = await joinChunk(ctx, upload, { storageKey, offset: at, length: fresh.length })
      await letGo(ctx, await findSurplus(ctx, upload))
      return joined
    })
    if (!row.pieces.includes(storageKey)) await takeAway()
    return row
  } catch (error) {
    await takeAway()
    throw error
  }
}

/** All bytes have arrived: the file is now handled like any other upload. */
async function finish<E extends Ask>(router: Router, delivery: Delivery<E>, row: UploadRow): Promise<Progress> {
  const { calls, request, way } = delivery
  const call = callOf(request)
  const { services } = router
  try {
    const incoming = { filename: row.name, file: contentOf(services, row) }
    const file = await receiveFile(services, incoming, {
      ...way.rules,
      workspaceId: call.workspace.id,
      sender: request.ip,
    })
    const keep = (ctx: Context) => way.keep(ctx, readInput(calls.ask, request), file)
    return await keepFile(router, call, { row, file, keep })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    call.pendingAudit = []
    const done = await inCall(router, call, async (ctx) => {
      const held = await lockUpload(ctx, row)
      if (!held?.answer) await letGo(ctx, [row])
      return held
    })
    // A concurrent request has finished the upload, and its chunks were removed while this one read them.
    if (done?.answer) return progressOf(done)
    // A chunk is missing: the upload starts again.
    if (error.key === 'general_upload_error') return progressOf(undefined)
    throw error
  }
}

interface Whole {
  row: UploadRow
  file: ReceivedFile
  keep: (ctx: Context) => Promise<UploadedFile>
}

/** If two requests bring the last chunk at once, the second gets the result of the first. */
async function keepFile(router: Router, call: Call, { row, file, keep }: Whole): Promise<Progress> {
  const { files } = router.services
  const takeAway = () => removeStoredFile(router.services, file.storageKey)
  try {
    const done = await inCall(router, call, async (ctx) => {
      const held = await lockUpload(ctx, row)
      if (!held || held.answer) return { ...progressOf(held), isSecond: true }
      if (file.size !== row.size) throw new AppError('general_upload_error', { status: 422 })
      const uploaded = await keep(ctx)
      await keepAnswer(ctx, row, uploaded)
      return { arrived: row.size, uploaded, isSecond: false }
    })
    if (done.isSecond) await takeAway()
    else for (const key of row.pieces) await files.remove(key)
    return done
  } catch (error) {
    await takeAway()
    throw error
  }
}

const inCall = <Result>(router: Router, call: Call, work: (ctx: Context) => Promise<Result>): Promise<Result> =>
  runInCall(router, call, (client) => work(publicContext(router, call, client)))

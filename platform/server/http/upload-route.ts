// Upload routes: each file is received and validated separately, so that one invalid file does not reject the others.

import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '../../contract/endpoint.ts'
import { type UploadedFile, type UploadError } from '../../contract/file.ts'
import { uploadKeyHeader } from '../../contract/upload-key.ts'
import type { Permission, UserType } from '../../rules/permissions.ts'
import type { Context, StaffContext } from '../context.ts'
import { removeStoredFile } from '../files/derived-files.ts'
import { answerOnce } from '../files/receipts.ts'
import { receiveFile, type FileRules, type ReceivedFile } from '../files/receive.ts'
import { AppError } from '../app-error.ts'
import { translatorFor } from '../i18n/texts.ts'
import { beginPublicCall, beginSignedInCall, publicContext, runInCall, staffContext } from './call.ts'
import type { Access, Call, Router } from './router.ts'
import { Handler } from './handler.ts'
import { readInput, type Input } from './input.ts'
import { announce, callOf, headOf, inputOf, limitOf } from './route.ts'

type UploadRun<C extends Context, E extends Endpoint> = (
  ctx: C,
  input: Input<E>,
  file: ReceivedFile,
) => Promise<UploadedFile>

/** `run` is called once for each file. */
export function uploadHandler<E extends Endpoint>(
  endpoint: E,
  { permission, userTypes, rules }: { permission: Permission; userTypes?: readonly UserType[]; rules: FileRules },
  run: NoInfer<UploadRun<StaffContext, E>>,
): Handler<UploadRun<StaffContext, E>> {
  return new Handler(endpoint, run, (router) =>
    open(
      router,
      endpoint,
      { access: permission, userTypes, rules },
      {
        begin: async (request) => {
          await beginSignedInCall(router, request, { permission, userTypes })
          await router.limits.countUpload(request)
        },
        keep: ({ call, request, input }, file) =>
          runInCall(router, call, (client) => {
            const ctx = staffContext(router, call, client)
            return answerOnce(ctx, { key: keyOf(request), file, sender: ctx.user.id }, () => run(ctx, input, file))
          }),
      },
    ),
  )
}

export function publicUploadHandler<E extends Endpoint>(
  endpoint: E,
  { rules }: { rules: FileRules },
  run: NoInfer<UploadRun<Context, E>>,
): Handler<UploadRun<Context, E>> {
  return new Handler(endpoint, run, (router) =>
    open(
      router,
      endpoint,
      { access: 'public', rules },
      {
        begin: (request) => beginPublicCall(router, request),
        keep: ({ call, request, input }, file) =>
          runInCall(router, call, (client) => {
            const ctx = publicContext(router, call, client)
            return answerOnce(ctx, { key: keyOf(request), file, sender: null }, () => run(ctx, input, file))
          }),
      },
    ),
  )
}

interface Asked<E extends Endpoint> {
  call: Call
  request: FastifyRequest
  input: Input<E>
}

interface Handling<E extends Endpoint> {
  begin(request: FastifyRequest): Promise<unknown>
  keep(asked: Asked<E>, file: ReceivedFile): Promise<UploadedFile>
}

/** One or several files; the field name is ignored. */
const filesBody = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'array', items: { type: 'string', format: 'binary' } } },
}

function open<E extends Endpoint>(
  router: Router,
  endpoint: E,
  way: { access: Access; userTypes?: readonly UserType[] | undefined; rules: FileRules },
  handling: Handling<E>,
): void {
  announce(router, endpoint, { access: way.access, userTypes: way.userTypes, kind: 'upload' })
  router.app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      ...headOf(router, endpoint, way.access),
      ...inputOf(endpoint),
      consumes: ['multipart/form-data'],
      body: filesBody,
    },
    config: limitOf(router, way.access === 'public' ? 120 : undefined),
    onRequest: async (request) => {
      // The reader of the bytes sees a broken connection itself. After it has detached, an unhandled error event
      // would end the process.
      request.raw.on('error', () => {})
      await handling.begin(request)
    },
    handler: (request) => takeFiles(router, { endpoint, rules: way.rules, request, handling }),
  })
}

interface Delivery<E extends Endpoint> {
  endpoint: E
  rules: FileRules
  request: FastifyRequest
  handling: Handling<E>
}

async function takeFiles<E extends Endpoint>(router: Router, { endpoint, rules, request, handling }: Delivery<E>) {
  const call = callOf(request)
  const asked = { call, request, input: readInput(endpoint, request) }
  const sender = call.user?.id ?? request.ip
  const t = translatorFor(call.language, call.workspace.projectType)
  const uploaded: UploadedFile[] = []
  const errors: UploadError[] = []
  for await (const part of partsOf(request, rules)) {
    try {
      const file = await receiveFile(router.services, part, { ...rules, workspaceId: call.workspace.id, sender })
      uploaded.push(await keepOrRemove(router, file, () => handling.keep(asked, file)))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // Drains the rest of a refused file; otherwise the next file never arrives.
      part.file.resume()
      errors.push({ file_names: [part.filename], message: t(error.key, error.details.values) })
    }
    call.pendingAudit = []
  }
  if (uploaded.length === 0 && errors.length === 0) throw new AppError('general_upload_error', { status: 422 })
  return { status: errors.length === 0 ? 'ok' : 'partial', uploaded, errors }
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = z.uuid().safeParse(headers[uploadKeyHeader])
  return key.success ? key.data : null
}

/** A malformed body is the sender's mistake, regardless of the parser's error. */
async function* partsOf(request: FastifyRequest, rules: FileRules): AsyncGenerator<MultipartFile> {
  try {
    yield* request.files({ limits: { fileSize: rules.maxBytes, files: 20 } })
  } catch (error) {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
    if (status === 413) throw error
    if (status === 406) throw new AppError('general_request_type_not_known', { status: 415 })
    throw new AppError('general_upload_not_readable', { status: 400 })
  }
}

/** Removes the stored content if its row could not be saved. */
async function keepOrRemove<Result>(router: Router, file: ReceivedFile, keep: () => Promise<Result>): Promise<Result> {
  try {
    return await keep()
  } catch (error) {
    await removeStoredFile(router.services, file.storageKey)
    throw error
  }
}

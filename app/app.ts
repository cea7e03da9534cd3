// Creates the Fastify app: registers the platform first, then each area. Tests call the same function but never
// listen on a port.

import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { join } from 'node:path'
import type { ServerArea } from '#platform/server/area.ts'
import { witnessAuditJob } from '#platform/server/audit/witness.ts'
import { createDiskCheck } from '#platform/server/disk-check.ts'
import { describeApi, serveApiPages } from '#platform/server/http/api-pages.ts'
import type { Router, ServedEndpoint } from '#platform/server/http/router.ts'
import { answerErrors, answerUnreadableAddress } from '#platform/server/http/errors.ts'
import { handlersIn } from '#platform/server/http/handler.ts'
import { answerHealth } from '#platform/server/http/health.ts'
import { readLanguage, rewriteLanguage } from '#platform/server/http/language.ts'
import { openLive } from '#platform/server/http/live-route.ts'
import { logCalls } from '#platform/server/http/log.ts'
import { limitPersons } from '#platform/server/http/person-limits.ts'
import { secure } from '#platform/server/http/security.ts'
import { typingFile } from '#platform/contract/page-parts.ts'
import { discardUnreadBodies } from '#platform/server/http/unread-bodies.ts'
import { trustOf } from '#platform/server/http/trusted-proxies.ts'
import { builtFile, pageFile, serveWeb } from '#platform/server/http/web.ts'
import { writeBySchema } from '#platform/server/http/writing.ts'
import { handlersOf } from '#platform/server/jobs/handlers.ts'
import type { ProductServices } from '#platform/server/services.ts'
import { Familiar } from '#platform/server/session/familiar.ts'
import { Workspaces } from '#platform/server/session/workspaces.ts'

const webFolder = join(import.meta.dirname, '../dist/web')
const megabyte = 1024 * 1024

export interface QuartierApp {
  app: FastifyInstance
  served: readonly ServedEndpoint[]
  workspaces: Workspaces
}

export async function createApp(services: ProductServices): Promise<QuartierApp> {
  const { areas } = services
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(services.config.trustProxy),
    bodyLimit: megabyte,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    rewriteUrl: rewriteLanguage,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => answerUnreadableAddress(reply.raw),
  })
  // zod validates contracts after the session and permission checks; the JSON schemas only document the API and
  // serialise responses.
  app.setValidatorCompiler(() => () => true)
  writeBySchema(app)
  app.decorateRequest('call', null)
  answerErrors(app)
  readLanguage(app)
  logCalls(app)
  discardUnreadBodies(app)
  await secure(app, services.config)
  await app.register(multipart, { throwFileSizeLimit: false })
  if (services.config.describesApi) await describeApi(app)

  const workspaces = new Workspaces(services.pool)
  const page = builtFile(webFolder, pageFile)
  const router: Router = {
    app,
    services,
    workspaces,
    familiar: new Familiar(),
    limits: limitPersons(app, services.config),
    served: [],
    page,
    typing: builtFile(webFolder, typingFile),
    area: '',
  }
  for (const area of areas) openArea({ ...router, area: area.name }, area)
  openLive({ ...router, area: 'live' })
  if (services.config.describesApi) serveApiPages(router)
  const { dataFolder, s3, databaseUrl } = services.config
  answerHealth(app, services.pool, s3 && databaseUrl ? async () => null : createDiskCheck(dataFolder))
  await serveWeb(app, webFolder, {
    page,
    isKnown: (request) => workspaces.isAnybodyAt(request.host, services.config.publicHost),
  })
  await services.jobs.start(handlersOf(services, workspaces, areas), {
    jobs: [witnessAuditJob, ...areas.flatMap((area) => area.nightly ?? [])],
    workspaceIds: () => workspaces.listIds(),
  })
  await services.mail.begin()
  const ends = services.jobs.isWorking
    ? areas.flatMap((area) => area.backgroundServices?.({ services, workspaces }) ?? [])
    : []
  app.addHook('onClose', async () => void (await Promise.all(ends.map((end) => end()))))
  return { app, served: router.served, workspaces }
}

function openArea(router: Router, area: ServerArea): void {
  for (const handler of (area.handlers ?? []).flatMap(handlersIn)) handler.register(router)
  area.open?.(router)
}

// An app with the error handler and routes of a single test and any services, for calls that no area declares.

import Fastify from 'fastify'
import type { Services } from '../context.ts'
import type { Router } from '../http/router.ts'
import { answerErrors } from '../http/errors.ts'
import { Familiar } from '../session/familiar.ts'
import type { World } from './world.ts'

export function bareApp({ quartier }: World, services: Services): Router {
  const app = Fastify()
  app.decorateRequest('call', null)
  app.decorateRequest('addressLanguage', 'de')
  answerErrors(app)
  const none = async () => null
  return {
    app,
    services,
    workspaces: quartier.workspaces,
    familiar: new Familiar(),
    limits: { countCall: async () => {}, countUpload: async () => {} },
    served: [],
    page: none,
    typing: none,
    area: 'test',
  }
}

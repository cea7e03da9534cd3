// Links, and programs that open all links of a mail, use GET: a public GET cannot write, no matter what its handler
// tries.

import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../../contract/endpoint.ts'
import type { Context } from '../context.ts'
import { Familiar } from '../session/familiar.ts'
import { useWorld } from '../testing/world.ts'
import type { Router } from './router.ts'
import { publicHandler } from './handler.ts'

const world = useWorld()
const path = '/api/v1/touch'
const summary = 'Writes about an address.'
const looking = endpoint({ method: 'GET', path, summary, response: z.object({}) })
const doing = endpoint({ method: 'POST', path, summary, response: z.object({}) })

async function touch({ client, workspace }: Context) {
  const statement = 'insert into mail_address (workspace_id, address) values ($1, $2)'
  await client.query(statement, [workspace.id, 'anna@example.ch'])
  return {}
}

it('cannot write when it is asked by GET, and can by POST', async () => {
  const app = Fastify()
  app.decorateRequest('call', null)
  app.decorateRequest('addressLanguage', 'de')
  const { services } = world
  const { workspaces } = world.quartier
  const around = {
    workspaces,
    familiar: new Familiar(),
    limits: { countCall: async () => {}, countUpload: async () => {} },
    served: [],
    page: async () => null,
    typing: async () => null,
    area: 'test',
  }
  const router: Router = { app, services, ...around }
  publicHandler(looking, {}, touch).register(router)
  publicHandler(doing, {}, touch).register(router)
  const home = await world.workspace()
  const headers = { host: `${home.slug}.localhost` }
  const looked = await app.inject({ method: 'GET', url: path, headers })
  expect([looked.statusCode, looked.json().message]).toEqual([500, 'cannot execute INSERT in a read-only transaction'])
  expect((await app.inject({ method: 'POST', url: path, headers })).statusCode).toBe(200)
  await app.close()
})

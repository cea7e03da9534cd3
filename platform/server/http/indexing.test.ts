// Search engines may keep the pages that are meant for them, and nothing else.

import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { Familiar } from '../session/familiar.ts'
import { useWorld } from '../testing/world.ts'
import type { Doors } from './doors.ts'
import type { PageHead } from './page.ts'
import { publicPage } from './page-route.ts'
import { secure } from './security.ts'

const world = useWorld()
const app = Fastify()
afterAll(() => app.close())

it('says noindex in the header of every page but those that name their canonical address', async () => {
  app.decorateRequest('call', null)
  app.decorateRequest('addressLanguage', 'de')
  await secure(app, world.house.config)
  const doors: Doors = {
    app,
    house: world.house,
    workspaces: world.quartier.workspaces,
    familiar: new Familiar(),
    limits: { countCall: async () => {}, countUpload: async () => {} },
    served: [],
    page: async () => '<html><head></head><body></body></html>',
    typing: async () => null,
    area: 'test',
  }
  const head: PageHead = {
    title: 'Wohnung',
    description: '',
    canonical: 'https://x.example/list',
    language: 'de',
    languages: [],
    site: 'Lindenhof',
    screen: 'window',
    body: '',
    answers: [],
    image: null,
    data: {},
  }
  publicPage(doors, '/list', async () => head)
  publicPage(doors, '/action', async () => null)
  const home = await world.workspace()
  const tagOf = async (url: string) =>
    (await app.inject({ url, headers: { host: `${home.slug}.localhost` } })).headers['x-robots-tag']
  expect([await tagOf('/list'), await tagOf('/action'), await tagOf('/nothing')]).toEqual([
    undefined,
    'noindex',
    'noindex',
  ])
})

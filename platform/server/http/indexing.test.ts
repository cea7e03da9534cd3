// Tests that only the intended pages may be indexed by search engines or framed by other websites.

import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Workspace } from '../context.ts'
import { Familiar } from '../session/familiar.ts'
import { useWorld } from '../testing/world.ts'
import type { Router } from './router.ts'
import type { PageHead } from './page.ts'
import { publicPage } from './page-route.ts'
import { html } from './plain/html.ts'
import { secure } from './security.ts'

const world = useWorld()
const app = Fastify()
afterAll(() => app.close())

let home: Workspace

beforeAll(async () => {
  home = await world.workspace()
  app.decorateRequest('call', null)
  app.decorateRequest('addressLanguage', 'de')
  await secure(app, world.services.config)
  const router: Router = {
    app,
    services: world.services,
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
  publicPage(router, '/list', async () => head, { isEmbeddable: true })
  publicPage(router, '/action', async () => null)
  const plain = { ...head, tenant: 'home', look: '', favicon: null, plain: html`<h1>Lindenhof</h1>` }
  publicPage(router, '/plain', async () => plain)
  publicPage(router, '/missing', async () => ({ ...plain, status: 404 as const }))
})

const headersOf = async (url: string) =>
  (await app.inject({ url, headers: { host: `${home.slug}.localhost` } })).headers

it('says noindex in the header of every page but those that name their canonical address', async () => {
  const tagOf = async (url: string) => (await headersOf(url))['x-robots-tag']
  expect([await tagOf('/list'), await tagOf('/action'), await tagOf('/nothing')]).toEqual([
    undefined,
    'noindex',
    'noindex',
  ])
})

it('lets other websites frame the pages that are meant for it, when they ask, and no form', async () => {
  const framing = async (url: string) => {
    const headers = await headersOf(url)
    const policy = String(headers['content-security-policy'])
    return [/frame-ancestors [^;]+/.exec(policy)?.[0], headers['x-frame-options']]
  }
  const refused = ["frame-ancestors 'none'", 'DENY']
  expect(await framing('/list?embed=1')).toEqual(['frame-ancestors *', undefined])
  expect(await framing('/list')).toEqual(refused)
  expect(await framing('/action')).toEqual(refused)
  expect(await framing('/action?embed=1')).toEqual(refused)
})

it('serves a page without the app once to those who have it already', async () => {
  const ask = (headers = {}) => app.inject({ url: '/plain', headers: { host: `${home.slug}.localhost`, ...headers } })
  const first = await ask()
  expect([first.statusCode, first.headers['x-robots-tag']]).toEqual([200, undefined])
  const again = await ask({ 'if-none-match': String(first.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('serves a missing page with its content, and keeps it out of search engines', async () => {
  const { statusCode, body, headers } = await app.inject({
    url: '/missing',
    headers: { host: `${home.slug}.localhost` },
  })
  expect([statusCode, headers['x-robots-tag'], headers['etag']]).toEqual([404, 'noindex', undefined])
  expect(body).toContain('<h1>Lindenhof</h1>')
})

// Tests serving the web build: one made before the start, and one made while the server runs.

import Fastify, { type FastifyInstance } from 'fastify'
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { builtFile, pageFile, serveWeb } from './web.ts'

let root = ''
let app: FastifyInstance
const folder = () => join(root, 'web')

function build(name: string, at: Date): void {
  const fresh = join(root, 'fresh')
  mkdirSync(join(fresh, 'assets'), { recursive: true })
  writeFileSync(join(fresh, 'index.html'), `<script src="/assets/${name}.js"></script>`)
  writeFileSync(join(fresh, 'assets', `${name}.js`), name)
  writeFileSync(join(fresh, 'embed.js'), name)
  utimesSync(join(fresh, 'index.html'), at, at)
  rmSync(folder(), { recursive: true, force: true })
  renameSync(fresh, folder())
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'quartier-web-'))
  build('first', new Date('2026-01-01'))
  app = Fastify()
  await serveWeb(app, folder(), { page: builtFile(folder(), pageFile), isKnown: async () => true })
})
afterEach(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

const bodyOf = async (url: string) => (await app.inject({ url })).body

it('serves its page for every address, its parts for ever, and its script to other websites', async () => {
  expect(await bodyOf('/applications')).toContain('first.js')
  const part = await app.inject({ url: '/assets/first.js' })
  expect([part.body, part.headers['cache-control']]).toEqual(['first', 'public, max-age=31536000, immutable'])
  const script = await app.inject({ url: '/embed.js' })
  expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect((await app.inject({ url: '/assets/gone.js' })).statusCode).toBe(404)
})

it('sends the policies of pages with pages, and none of them with parts', async () => {
  const both = Fastify()
  both.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('content-security-policy', "default-src 'self'"),
  )
  await serveWeb(both, folder(), { page: builtFile(folder(), pageFile), isKnown: async () => true })
  expect((await both.inject({ url: '/applications' })).headers).toHaveProperty('content-security-policy')
  expect((await both.inject({ url: '/assets/first.js' })).headers).not.toHaveProperty('content-security-policy')
  await both.close()
})

it('serves a part squeezed to whoever takes it so', async () => {
  writeFileSync(join(folder(), 'assets', 'first.js.br'), 'squeezed')
  const part = await app.inject({ url: '/assets/first.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect([part.body, part.headers['content-encoding']]).toEqual(['squeezed', 'br'])
  expect(part.headers['content-type']).toContain('javascript')
  expect(part.headers['cache-control']).toContain('immutable')
})

it.each(['', '%2e%2e%2findex.html', 'x%2f..%2ffirst.js', '%00', '%', 'first.js%2f', '%5cfirst.js'])(
  'has nothing under a name that is none: %s',
  async (name) => {
    const { statusCode, body } = await app.inject({ url: `/assets/${name}` })
    expect(String(statusCode)).toMatch(/^40[034]$/)
    expect(body).not.toContain('script src')
  },
)

it('says what a part is without sending it', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/assets/first.js', method: 'HEAD' })
  expect([statusCode, headers['content-length'], body]).toEqual([200, '5', ''])
})

it('goes on with a newer web that was put in its place, without a new start', async () => {
  await bodyOf('/')
  build('second', new Date('2026-01-02'))
  expect(await bodyOf('/applications')).toContain('second.js')
  expect(await bodyOf('/assets/second.js')).toBe('second')
})

it('keeps its page while there is none for a moment', async () => {
  await bodyOf('/')
  rmSync(folder(), { recursive: true })
  expect(await bodyOf('/applications')).toContain('first.js')
})

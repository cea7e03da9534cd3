// Tests bodies that are too large: a client that sends all of it before reading, as browsers do, still gets the
// reason.

import Fastify from 'fastify'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Workspace } from '../context.ts'
import { useOwnWorld } from '../testing/world.ts'
import { discardUnreadBodies } from './unread-bodies.ts'

const world = useOwnWorld()
const megabyte = 1024 * 1024

async function portOf({ server }: typeof world.app): Promise<number> {
  if (!server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on a port')
  return address.port
}

interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** Sends everything, waits, and only then reads: a response is lost if the connection was reset meanwhile. */
async function sendAll(home: Workspace, { method, path, headers, body }: Sent) {
  const socket = connect(await portOf(world.app), '127.0.0.1')
  await once(socket, 'connect')
  socket.pause()
  const all = { host: `${home.slug}.localhost`, 'content-length': String(body.length), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const failed = once(socket, 'error').then(([error]: unknown[]) => String(error))
  const sent = (async () => {
    for (let from = 0; from < body.length; from += megabyte) {
      const isFull = !socket.write(body.subarray(from, from + megabyte))
      if (isFull) await once(socket, 'drain')
    }
    await pause(200)
    const [answer]: unknown[] = await once(socket.resume(), 'data')
    return String(answer)
  })()
  try {
    return await Promise.race([sent, failed])
  } finally {
    socket.destroy()
  }
}

const json = { 'content-type': 'application/json' }
const long = Buffer.from(JSON.stringify({ email: 'a'.repeat(40 * megabyte) }))
const login = '/api/v1/accounts/password/reset/request'

/** 21 small files, one more than a call accepts, followed by a large one. */
function manyFiles(): Buffer {
  const part = (size: number) =>
    `--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n${'a'.repeat(size)}\r\n`
  return Buffer.from([...Array.from({ length: 21 }, () => part(3)), part(20 * megabyte), '--x--\r\n'].join(''))
}

it.each([
  ['de', login, 'Die Anfrage ist zu gross.'],
  ['fr', `/fr${login}`, 'La demande est trop volumineuse.'],
])('JSON, in %s', async (_, path, words) => {
  const answer = await sendAll(await world.workspace(), { method: 'POST', path, headers: json, body: long })
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(answer).toContain(words)
})

it('JSON of a DELETE', async () => {
  const home = await world.workspace()
  const { token } = await world.person(home)
  const path = `/api/v1/applications/${crypto.randomUUID()}`
  const headers = { ...json, authorization: `Bearer ${token}` }
  expect(await sendAll(home, { method: 'DELETE', path, headers, body: long })).toMatch(/^HTTP\/1.1 4(13|04) /)
})

it('files, in French', async () => {
  const home = await world.workspace()
  const { token } = await world.person(home)
  const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` }
  const path = '/fr/api/v1/objects/bulk-import/upload'
  const answer = await sendAll(home, { method: 'POST', path, headers, body: manyFiles() })
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(answer).toContain('La demande est trop volumineuse.')
})

it('somebody who is not signed in', async () => {
  const answer = await sendAll(await world.workspace(), {
    method: 'POST',
    path: '/api/v1/objects/bulk-import/upload',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: manyFiles(),
  })
  expect(answer).toMatch(/^HTTP\/1.1 401 /)
})

it('does not wait for ever for the rest of a body', async () => {
  const app = Fastify({ bodyLimit: 10 })
  discardUnreadBodies(app, 300)
  app.post('/', async () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  socket.on('error', () => {}).resume()
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{')
  await once(socket, 'close')
  expect(socket.bytesRead).toBeGreaterThan(0)
  await app.close()
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { request } from './request.ts'

let server: Server
let connections = 0

beforeAll(async () => {
  server = createServer((call, response) => void response.end(call.headers['x-asked']))
  server.on('connection', () => (connections += 1))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))

it('sends each request over a new connection, with the headers it was given', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  for (const word of ['first', 'second']) {
    const response = await request(url, { headers: { 'x-asked': word } })
    expect(await response.text()).toBe(word)
  }
  expect(connections).toBe(2)
})

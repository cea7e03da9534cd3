// Trusted sources of the client address, and their effect on the rate limits.

import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from '#app/config.ts'
import { secure } from './security.ts'
import { trustedProxies, trustOf } from './trusted-proxies.ts'

async function appBehind(setting: string) {
  const config = readConfig({ TRUST_PROXY: setting })
  const app = Fastify({ trustProxy: trustOf(config.trustProxy) })
  await secure(app, config)
  app.get('/', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async ({ ip }) => ip)
  return async (forwarded: string, remoteAddress = '10.0.0.1') =>
    app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } })
}

it.each([
  ['false', '1.1.1.1, 2.2.2.2', '10.0.0.1'],
  ['true', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  ['1', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  ['2', '1.1.1.1, 2.2.2.2, 10.0.0.2', '2.2.2.2'],
  ['10.0.0.0/8', '1.1.1.1, 2.2.2.2, 10.0.0.2', '2.2.2.2'],
])('with %s the address in “%s” is %s', async (setting, forwarded, address) => {
  const ask = await appBehind(setting)
  expect((await ask(forwarded)).body).toBe(address)
})

it('counts calls by the address that the proxy has seen, whatever the client wrote before it', async () => {
  const ask = await appBehind('true')
  const statuses: number[] = []
  for (const made of ['1.1.1.1', '1.1.1.2', '1.1.1.3']) statuses.push((await ask(`${made}, 2.2.2.2`)).statusCode)
  expect(statuses).toEqual([200, 200, 429])
})

it('counts IPv6 clients by their network, and an IPv4 client once in both spellings', async () => {
  const ask = await appBehind('1')
  const statuses = []
  for (const address of [
    '2001:db8::1',
    '2001:0db8:0:0:9::2',
    '2001:db8::ffff',
    '2001:db8:0:1::1',
    '::ffff:9.9.9.9',
    '9.9.9.9',
    '9.9.9.9',
  ])
    statuses.push((await ask(address)).statusCode)
  expect(statuses).toEqual([200, 200, 429, 200, 200, 200, 429])
})

it.each(['yes', '-1', '99', '10.0.0.0/33', '10.0.0.0/8,proxy', 'loopback'])('takes no “%s”', (setting) => {
  expect(trustedProxies(setting)).toBeNull()
  expect(() => readConfig({ TRUST_PROXY: setting })).toThrow('TRUST_PROXY must be false, true for one proxy')
})

it('counts also a client that has gone meanwhile, without an error', async () => {
  const config = readConfig({})
  const app = Fastify()
  app.addHook('onRequest', async (request) => {
    Object.defineProperty(request.raw.socket, 'remoteAddress', { value: undefined })
  })
  await secure(app, config)
  app.get('/', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async () => 'answered')
  expect((await app.inject('/')).statusCode).toBe(200)
})

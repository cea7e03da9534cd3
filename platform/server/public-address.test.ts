import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { assertPublic, isPublicAddress, publicLookup } from './public-address.ts'

it.each([
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.20.0.5', false],
  ['192.168.1.10', false],
  ['169.254.169.254', false],
  ['100.100.0.1', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:0a00:0005::1', false],
  ['2001:0:0a00:5::1', false],
  ['2001:1620::1', true],
  ['1.1.1.1', true],
  ['172.32.0.1', true],
  ['2606:4700::1111', true],
  ['::ffff:1.1.1.1', true],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

it('refuses an address that needs no resolving', () => {
  expect(() => assertPublic('127.0.0.1')).toThrow('is not a public address')
  expect(() => assertPublic('[::1]')).toThrow('is not a public address')
  expect(() => assertPublic('1.1.1.1')).not.toThrow()
  expect(() => assertPublic('bus.firm.ch')).not.toThrow()
})

it('refuses a name that leads into the own machine, at the connection itself', async () => {
  const socket = connect({ host: 'localhost', port: 1, lookup: publicLookup })
  const [error] = await once(socket, 'error')
  expect(String(error)).toMatch(/localhost leads to (127\.0\.0\.1|::1)/)
})

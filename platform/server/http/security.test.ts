// Security headers of every response: found, refused or unknown.

import { expect, it } from 'vitest'
import { useWorld } from '../testing/world.ts'

const world = useWorld()

it('tells browsers with every answer what may be loaded, framed and passed on', async () => {
  const home = await world.workspace()
  const as = await world.person(home, 'user')
  const answers = [
    await world.ask(home, { url: '/api/v1/communication/unread-count-messages', as }),
    await world.ask(home, { url: '/api/v1/communication/unread-count-messages' }),
    await world.ask(home, { url: '/api/v1/nothing-of-this-name', as }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 404])
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    })
    expect(headers['content-security-policy']).toContain("default-src 'self';script-src 'self';")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

it('lets nobody keep an answer to a signed-in person, or to a link with a token', async () => {
  const home = await world.workspace()
  const as = await world.person(home, 'user')
  const answers = [
    await world.ask(home, { url: '/api/v1/communication/unread-count-messages', as }),
    await world.ask(home, { url: '/api/v1/communication/unread-count-messages' }),
    await world.ask(home, { url: `/api/v1/accounts/password/reset/check/${'a'.repeat(43)}` }),
  ]
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
    [200, 'no-store'],
    [401, 'no-store'],
    [404, 'no-store'],
  ])
  expect((await world.ask(home, { url: '/api/v1/init' })).headers['cache-control']).toBeUndefined()
})

// An installation that knows no issuer of certificates: a firm cannot use an account there.

import { expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'

const world = useWorld()
const url = '/api/v1/settings/credit-check'

it('refuses an own account at an issuer without an address', async () => {
  const home = await world.workspace()
  const admin = await world.person(home)
  const page = (await world.ask(home, { url, as: admin })).json()
  expect(page.hasIssuer).toBe(false)
  const payload = { ...page.data, certificateAccount: 'own', certificateKey: 'key', version: 0 }
  const refused = await world.ask(home, { method: 'POST', url, payload, as: admin })
  expect([refused.statusCode, refused.json().fields.certificateAccount]).toEqual([
    422,
    'Der Betreiber hat keine Adresse dieses Anbieters hinterlegt.',
  ])
})

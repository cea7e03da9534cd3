// Investors (b2b) and document-room guests (dms) may call the endpoints that name their user type, and nothing else.

import { expect, it } from 'vitest'
import type { ServedEndpoint } from '#platform/server/http/router.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { nameOf, statusFor } from './calls-as.ts'

const world = useWorld()
const features = ['digitalcontract', 'waitlist', 'analytics', 'bulkMail'] as const

/** Calls that name a user type of outside. Areas with pages for these people add their calls here. */
const open: Readonly<Record<'b2b' | 'dms', readonly string[]>> = {
  dms: [
    'DELETE /api/v1/dms/:slug/files/:fileId',
    'GET /api/v1/dms/:slug',
    'GET /api/v1/dms/:slug/log',
    'GET /api/v1/dms/:slug/log/export',
    'POST /api/v1/dms/:slug/digest',
    'POST /api/v1/dms/:slug/enter',
    'POST /api/v1/dms/:slug/files',
    'POST /api/v1/dms/:slug/files/:fileId/download',
    'POST /api/v1/dms/:slug/files/:fileId/preview',
    'POST /api/v1/dms/:slug/terms',
  ],
  b2b: [
    'GET /api/v1/b2b/objects/:slug/memorandum-file/:file',
    'GET /api/v1/b2b/objects/:slug/memorandum-page',
    'GET /api/v1/b2b/objects/:slug/memorandum-page-pitch',
    'GET /api/v1/investors/sign-nda/:slug',
    'POST /api/v1/b2b/objects/:slug/memorandum-opened',
    'POST /api/v1/b2b/objects/:slug/memorandum-pdf',
    'POST /api/v1/investors/sign-nda/:slug',
  ],
}

const isOpen =
  (userType: 'b2b' | 'dms') =>
  ({ userTypes }: ServedEndpoint) =>
    userTypes.includes(userType)

it.each(['b2b', 'dms'] as const)('%s: is exactly this list of calls', (userType) => {
  const declared = world.quartier.served.filter(isOpen(userType)).map(nameOf)
  expect(declared.toSorted()).toEqual(open[userType].toSorted())
})

it.each(['b2b', 'dms'] as const)(
  '%s: is refused by every other call',
  async (userType) => {
    const closed = world.quartier.served.filter((served) => served.access !== 'public' && !isOpen(userType)(served))
    expect(closed.length).toBeGreaterThan(300)
    const home = await world.workspace({ projectType: 'saleb2b', features: [...features] })
    const person = await world.person(home, 'external', { userType })
    const answered: string[] = []
    for (const served of closed) {
      const status = await statusFor(world, { home, as: person, served })
      if (status !== 403) answered.push(`${nameOf(served)} answered ${status}`)
    }
    expect(answered).toEqual([])
  },
  90_000,
)

it('gives no place among colleagues', async () => {
  const home = await world.workspace({ projectType: 'saleb2b' })
  const admin = await world.person(home, 'admin')
  const investor = await world.person(home, 'external', { userType: 'b2b', firstName: 'Ines', lastName: 'Outsider' })
  const ask = async (url: string) => (await world.ask(home, { url, as: admin })).body
  for (const url of [
    '/api/v1/settings/users',
    '/api/v1/settings/roles',
    '/api/v1/users/create',
    '/api/v1/users/add',
    '/api/v1/teams/create',
    '/api/v1/changelog-details',
  ]) {
    const body = await ask(url)
    expect(body).not.toContain(investor.id)
    expect(body).not.toContain('"external"')
  }
  for (const path of ['edit', 'reset-password']) {
    const found = await world.ask(home, { url: `/api/v1/users/${investor.id}/${path}`, as: admin })
    expect(found.statusCode).toBe(404)
  }
})

it('does not sign in to the back office with their password', async () => {
  const home = await world.workspace({ projectType: 'saleb2b' })
  const investor = await world.person(home, 'external', { userType: 'b2b', passwordHash: 'anything' })
  const payload = { username: investor.email, password: 'Quartier-2026' }
  const answer = await world.ask(home, { method: 'POST', url: '/api/v1/login', payload })
  expect(answer.statusCode).toBe(401)
})

it('cannot be given the role external while staff, nor a staff role while outside', async () => {
  const home = await world.workspace()
  await expect(world.person(home, 'admin', { userType: 'b2b' })).rejects.toThrow('staff_user')
  await expect(world.person(home, 'external')).rejects.toThrow('staff_user')
})

// An owner with a login may call their own account and the endpoints declared for owners, and nothing else.

import { expect, it } from 'vitest'
import { permissions } from '#platform/rules/permissions.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { nameOf, statusFor } from './calls-as.ts'

const world = useWorld()

const features = ['digitalcontract', 'waitlist', 'analytics', 'bulkMail'] as const

/** Calls of the owner's account. Areas that show reports to owners add their calls here. */
const open = [
  'GET /api/v1/bootstrap',
  'GET /api/v1/reporting/r-reports/:id',
  'GET /api/v1/reporting/r-reports/:id/pdf',
  'GET /api/v1/reporting/r-reports/:id/xlsx',
  'GET /api/v1/reporting/r-reports/archive',
  'GET /api/v1/users/sessions',
  'GET /api/v1/users/two-factor',
  'GET /api/v1/users/user-profile-settings',
  'POST /api/v1/users/reset-password',
  'POST /api/v1/users/sessions/:id/revoke',
  'POST /api/v1/users/sessions/revoke-others',
  'POST /api/v1/users/two-factor/begin',
  'POST /api/v1/users/two-factor/confirm',
  'POST /api/v1/users/two-factor/disable',
  'POST /api/v1/users/two-factor/recovery-codes',
  'POST /api/v1/users/user-profile-settings',
]

it('is exactly this list of calls', () => {
  const declared = world.quartier.served.filter(({ isForOwners }) => isForOwners).map(nameOf)
  expect(declared.toSorted()).toEqual(open.toSorted())
})

it('is refused by every other call, in every type of project', async () => {
  const closed = world.quartier.served.filter(({ access, isForOwners }) => access !== 'public' && !isForOwners)
  expect(closed.length).toBeGreaterThan(300)
  const answered: string[] = []
  for (const projectType of ['reletting', 'sale', 'saleb2b'] as const) {
    const home = await world.workspace({ projectType, features: [...features] })
    const owner = await world.person(home, 'owner')
    for (const served of closed) {
      const status = await statusFor(world, { home, as: owner, served })
      if (status !== 403) answered.push(`${nameOf(served)} answered ${status}`)
    }
  }
  expect(answered).toEqual([])
}, 90_000)

it('shows no menu but reporting, no settings, no other project and no unread mails', async () => {
  await world.workspace({ isDemo: true })
  const home = await world.workspace({ projectType: 'saleb2b', features: [...features], isDemo: true })
  const owner = await world.person(home, 'owner')
  const answer = (await world.ask(home, { url: '/api/v1/bootstrap', as: owner })).json()
  expect(answer.landing).toBe('/reporting')
  expect(answer.menus.mainMenu.map(({ key }: { key: string }) => key)).toEqual(['reporting'])
  expect(answer.menus.projectSettings).toEqual([])
  expect(answer.unread_messages).toBe(0)
  expect(answer.projects.map(({ slug }: { slug: string }) => slug)).toEqual([home.slug])
  expect(answer.user.permissions).toEqual(['reporting_read'])
})

it('cannot be widened by an administrator', async () => {
  const home = await world.workspace()
  const admin = await world.person(home, 'superadmin')
  const payload = { role: 'owner', permissions: permissions.filter((one) => one !== 'admin'), version: 0 }
  const saved = await world.ask(home, { method: 'POST', url: '/api/v1/settings/roles', payload, as: admin })
  expect(saved.statusCode).toBe(422)
  const { roles } = (await world.ask(home, { url: '/api/v1/settings/roles', as: admin })).json()
  expect(roles.map(({ role }: { role: string }) => role)).not.toContain('owner')
})

it('gives no place among colleagues', async () => {
  const home = await world.workspace()
  const admin = await world.person(home, 'admin')
  const owner = await world.person(home, 'owner')
  const ask = async (url: string) => (await world.ask(home, { url, as: admin })).body
  for (const url of ['/api/v1/settings/users', '/api/v1/users/create', '/api/v1/users/add', '/api/v1/teams/create']) {
    const body = await ask(url)
    expect(body).not.toContain(owner.id)
    expect(body).not.toContain('"owner"')
  }
  for (const path of ['edit', 'reset-password']) {
    const found = await world.ask(home, { url: `/api/v1/users/${owner.id}/${path}`, as: admin })
    expect(found.statusCode).toBe(404)
  }
})

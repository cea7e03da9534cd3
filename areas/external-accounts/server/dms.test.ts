// A guest of a document room comes in by invitation alone.

import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { opens } from '#areas/sign-in/server/testing-people.ts'
import type { Workspace } from '#platform/server/context.ts'
import { registerExtensions } from '#platform/server/extension-point.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { endAccountSessions, inviteAccount } from './invitation.ts'
import { closeAccount } from './closing.ts'
import { admitted, doors, mailedCode, ownData, password, post as postTo } from './testing/outside.ts'

const world = useOwnWorld({}, [doors, ...areas])
afterAll(() => registerExtensions(areas))
afterEach(() => world.setTime(new Date()))

let home: Workspace
beforeEach(async () => void (home = await world.workspace({ projectType: 'saleb2b' })))

const email = 'urs.meili@notariat.example'
const post = (path: string, payload: object) => postTo(world, home, `/api/v2/dms/${path}`, payload)
const later = (days: number) => world.setTime(new Date(Date.now() + days * 24 * 60 * 60 * 1000))

async function invite(address = email) {
  const { link, accountId } = await asSystem(world.services, home, (ctx) =>
    inviteAccount(ctx, { userType: 'dms', email: address, firstName: 'Urs', language: 'fr', entranceSlug: 'raum' }),
  )
  const [, page, slug, userSlug = '', code = ''] = new URL(link).pathname.split('/')
  return { link, accountId, page, slug, userSlug, code }
}

const look = ({ userSlug, code }: { userSlug: string; code: string }) =>
  world.ask(home, { url: `/api/v2/dms/verify-user/raum/${userSlug}/${code}` })

const { email: _none, ...data } = { email: '', ...ownData() }
const register = ({ userSlug, code }: { userSlug: string; code: string }) =>
  post(`register/raum/${userSlug}`, { ...data, code })

async function comeIn(address = email) {
  const invited = await invite(address)
  const half = (await register(invited)).json()
  const code = await mailedCode(world, home, address)
  return { ...invited, answer: await post('verify-phone-number', { slug: 'raum', token: half.token, code }) }
}

describe('an invitation', () => {
  it('leads to the registration, which needs no mail to prove the address', async () => {
    const invited = await invite()
    expect([invited.page, invited.slug]).toEqual(['dms-registration', 'raum'])
    expect((await look(invited)).json()).toMatchObject({ email, first_name: 'Urs', last_name: '', language: 'fr' })
    const half = await register(invited)
    expect(half.json()).toMatchObject({ channel: 'email', phone: '+41*******67' })
    const code = await mailedCode(world, home, email)
    const answer = await post('verify-phone-number', { slug: 'raum', token: half.json().token, code })
    expect(answer.json()).toMatchObject({ user: { userType: 'dms', name: 'Ines Brandt' }, landing: '/dms/raum' })
    expect(admitted.at(-1)?.email).toBe(email)
    expect((await look(invited)).statusCode).toBe(404)
    expect((await register(invited)).statusCode).toBe(404)
    expect(await opens(world, home, answer.json().token)).toBe(false)
  })

  it('is good for 14 days, and replaced by the next one', async () => {
    const first = await invite()
    const second = await invite()
    expect((await look(first)).statusCode).toBe(404)
    expect((await look(second)).statusCode).toBe(200)
    later(15)
    expect((await look(second)).statusCode).toBe(404)
    expect((await register(second)).statusCode).toBe(404)
  })

  it('of a person with an account leads to the sign-in', async () => {
    await comeIn()
    expect((await invite()).page).toBe('dms-login')
  })

  it('belongs to its workspace', async () => {
    const invited = await invite()
    home = await world.workspace({ projectType: 'saleb2b' })
    expect((await look(invited)).statusCode).toBe(404)
  })
})

it('asks the room at the door, and keeps out whom it refuses', async () => {
  const before = admitted.length
  const { answer } = await comeIn('uninvited@example.ch')
  expect([answer.statusCode, admitted.length]).toEqual([403, before])
})

it('signs in later with password and code, and not as an investor', async () => {
  await comeIn()
  world.setTime(new Date(Date.now() + 120_000))
  const half = await post('login/raum', { email, password })
  const code = await mailedCode(world, home, email)
  expect((await post('verify-phone-number', { slug: 'raum', token: half.json().token, code })).statusCode).toBe(200)
  const asInvestor = { project_slug: 'lindenhof', email, password }
  expect((await postTo(world, home, '/api/v2/b2b/login', asInvestor)).statusCode).toBe(401)
})

it('cannot use the code at the door of investors, where everybody is admitted', async () => {
  const { token } = (await register(await invite())).json()
  const code = await mailedCode(world, home, email)
  const before = admitted.length
  const asInvestor = (path: string, fields: object) => postTo(world, home, `/api/v2/b2b/${path}`, { token, ...fields })
  expect((await asInvestor('verify-phone', { project_slug: 'lindenhof', code })).statusCode).toBe(401)
  expect((await asInvestor('send-phone-verification', { project_slug: 'lindenhof' })).statusCode).toBe(401)
  expect(admitted).toHaveLength(before)
  expect((await post('verify-phone-number', { slug: 'raum', token, code })).statusCode).toBe(200)
})

it('loses its sessions when an area above ends them, and its data when the account is closed', async () => {
  const { accountId } = await comeIn()
  expect(await asSystem(world.services, home, (ctx) => endAccountSessions(ctx, accountId))).toBe(1)
  await asSystem(world.services, home, (ctx) => closeAccount(ctx, accountId))
  expect((await post('login/raum', { email, password })).statusCode).toBe(401)
  const { rows } = await asSystem(world.services, home, ({ client }) =>
    client.query('select s.*, e.* from staff_user s join external_account e using (workspace_id, id)'),
  )
  expect(JSON.stringify(rows)).not.toMatch(/Meili|Brandt|notariat|Pensionskasse|\+4179/)
})

it('tells pages of the room its title', async () => {
  const init = (slug: string) => world.ask(home, { url: `/api/v1/dms/init?slug=${slug}` })
  expect((await init('raum')).json().title).toBe('Überbauung Lindenhof')
  expect((await init('lindenhof')).statusCode).toBe(404)
})

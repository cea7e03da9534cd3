// An investor registers, signs in, resets the password and changes the number. The workspace has no account for text
// messages: the codes come by e-mail.

import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { auditOf, mailsTo, opens } from '#areas/sign-in/server/testing-people.ts'
import type { Workspace } from '#platform/server/context.ts'
import { registerExtensions } from '#platform/server/extension-point.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { inviteAccount } from './invitation.ts'
import {
  admitted,
  doors,
  investor,
  mailedCode,
  mailedPath,
  ownData,
  password,
  post as postTo,
  wrongCode,
} from './testing/outside.ts'

const world = useOwnWorld({}, [doors, ...areas])
afterAll(() => registerExtensions(areas))
afterEach(() => world.setTime(new Date()))

let home: Workspace
beforeEach(async () => void (home = await world.workspace({ projectType: 'saleb2b' })))

const email = 'ines.brandt@pk-jura.example'
const minute = 60_000
const post = (path: string, payload: object) => postTo(world, home, `/api/v2/b2b/${path}`, payload)
const enter = (token: string, code: string) => post('verify-phone', { project_slug: 'lindenhof', token, code })
const login = (given = password, address = email) =>
  post('login', { project_slug: 'lindenhof', email: address, password: given })
const later = (minutes: number) => world.setTime(new Date(Date.now() + minutes * minute))

async function signedIn() {
  const { userSlug, code } = await investor(world, home, email)
  const answer = await enter(code.token, await mailedCode(world, home, email))
  return { userSlug, ...answer.json() }
}

describe('a registration', () => {
  it('proves the address by link and password, then the phone by code, and opens the door', async () => {
    const asked = await post('register/lindenhof', ownData({ email }))
    expect([asked.statusCode, asked.json()]).toEqual([200, { next: 'email', code: null }])
    const path = await mailedPath(world, home, email)
    expect(path).toMatch(/^\/b2b-email-verify\/lindenhof\/[0-9a-f]{20}\/[\w-]{43}$/)
    const link = path.replace('/b2b-email-verify', '/api/v2/b2b/verify-email')
    const looked = await world.ask(home, { url: link })
    expect(looked.json()).toEqual({ title: 'Überbauung Lindenhof', email })
    expect((await login()).statusCode).toBe(409)
    expect((await postTo(world, home, link, { password: 'Winter-2026' })).statusCode).toBe(401)
    const proven = await postTo(world, home, link, { password })
    expect(proven.json()).toMatchObject({ channel: 'email', phone: '+41*******67', wait_seconds: 30 })
    const answer = await enter(proven.json().token, await mailedCode(world, home, email))
    expect(answer.json()).toMatchObject({
      user: { userType: 'b2b', role: 'external', permissions: [], name: 'Ines Brandt' },
      landing: '/project-nda/lindenhof',
    })
    expect(admitted.at(-1)).toMatchObject({ email, phone: '+41791234567', company: 'Pensionskasse Jura' })
    expect((await world.ask(home, { url: link })).statusCode).toBe(404)
    expect((await postTo(world, home, link, { password })).statusCode).toBe(404)
    expect(await opens(world, home, answer.json().token)).toBe(false)
    expect((await auditOf(world, home, 'external_account.signed_in')).length).toBe(1)
  })

  it('that a stranger began for an address is taken over by an invitation to its owner', async () => {
    await post('register/lindenhof', ownData({ email, phone: '079 999 99 99' }))
    const { link } = await asSystem(world.services, home, (ctx) =>
      inviteAccount(ctx, { userType: 'b2b', email, language: 'de', entranceSlug: 'lindenhof' }),
    )
    const { searchParams } = new URL(link)
    const [account, invitation] = [searchParams.get('account'), searchParams.get('code')]
    const own = { email, new_password: 'Winter-2026', new_password_confirmation: 'Winter-2026' }
    const answer = await post('register/lindenhof', ownData({ ...own, account, invitation }))
    expect(answer.json()).toMatchObject({ next: 'code', code: { phone: '+41*******67' } })
    expect((await login()).statusCode).toBe(401)
  })

  it('gives the same response for an address that has an account, and tells its owner', async () => {
    await signedIn()
    const again = await post(
      'register/lindenhof',
      ownData({ email, new_password: 'Winter-2026', new_password_confirmation: 'Winter-2026' }),
    )
    expect(again.json()).toEqual({ next: 'email', code: null })
    expect((await mailsTo(world, home, email)).at(-1)?.subject).toBe('Sie haben bereits ein Konto')
    later(2)
    expect((await login('Winter-2026')).statusCode).toBe(401)
    expect((await login()).statusCode).toBe(200)
  })

  it('needs a mobile number, consent, and a project that is open', async () => {
    const fieldsOf = async (fields: object) =>
      (await post('register/lindenhof', ownData({ email, ...fields }))).json().fields
    expect(Object.keys(await fieldsOf({ phone: '044 123 45 67' }))).toEqual(['phone'])
    expect(Object.keys(await fieldsOf({ phone: '0900 123 456' }))).toEqual(['phone'])
    expect(Object.keys(await fieldsOf({ consent: false }))).toEqual(['consent'])
    expect(Object.keys(await fieldsOf({ new_password: 'short', new_password_confirmation: 'short' }))).toEqual([
      'new_password',
    ])
    expect((await post('register/closed', ownData({ email }))).json().message).toContain('keine Registrierungen')
    expect((await post('register/unknown', ownData({ email }))).statusCode).toBe(404)
    expect(await mailsTo(world, home, email)).toEqual([])
  })
})

describe('the sign-in', () => {
  it('asks for the password and for a code, and admits only once', async () => {
    const first = await signedIn()
    const visits = admitted.length
    later(2)
    const half = (await login()).json()
    const answer = await enter(half.token, await mailedCode(world, home, email))
    expect(answer.statusCode).toBe(200)
    expect(answer.json().token).not.toBe(first.token)
    expect(admitted.length).toBe(visits)
  })

  it('says the same for a wrong password and for an unknown address, and slows both down', async () => {
    await signedIn()
    const known = await login('wrong')
    const unknown = await login('wrong', 'nobody@example.ch')
    expect([known.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(known.json().message).toBe(unknown.json().message)
    for (const address of [email, 'nobody@example.ch']) {
      for (let guess = 0; guess < 3; guess += 1) await login('wrong', address)
      expect((await login('wrong', address)).statusCode).toBe(429)
    }
  })

  it('accepts a code once, for ten minutes, and no more after five wrong ones', async () => {
    const { code } = await investor(world, home, email)
    const right = await mailedCode(world, home, email)
    const wrong = await wrongCode(world, home)
    for (let guess = 0; guess < 5; guess += 1) {
      world.setTime(new Date(Date.now() + guess * minute))
      expect((await enter(code.token, wrong)).statusCode).toBe(422)
    }
    world.setTime(new Date(Date.now() + 6 * minute))
    expect((await enter(code.token, right)).json().fields.code).toContain('nicht mehr gültig')
  })

  it('refuses a code that is older than ten minutes', async () => {
    const { code } = await investor(world, home, email)
    const right = await mailedCode(world, home, email)
    later(11)
    expect((await enter(code.token, right)).json().fields.code).toContain('nicht mehr gültig')
  })

  it('sends another code after a wait, three in a quarter of an hour, and only the last is good', async () => {
    const { code } = await investor(world, home, email)
    const first = await mailedCode(world, home, email)
    const again = () => post('send-phone-verification', { token: code.token })
    const hasty = await again()
    expect([hasty.statusCode, hasty.headers['retry-after']]).toEqual([429, '30'])
    later(1)
    expect((await again()).json()).toMatchObject({ wait_seconds: 60 })
    const second = await mailedCode(world, home, email)
    later(3)
    expect((await again()).statusCode).toBe(200)
    later(6)
    expect((await again()).statusCode).toBe(429)
    expect((await enter(code.token, first)).statusCode).toBe(422)
    expect((await enter(code.token, second)).statusCode).toBe(422)
    expect((await enter(code.token, await mailedCode(world, home, email))).statusCode).toBe(200)
  })

  it('keeps no code, and no token of a half session opens anything', async () => {
    const { code } = await investor(world, home, email)
    expect(await opens(world, home, code.token)).toBe(false)
    const { rows } = await world.services.pool.query(`select data::text from pgboss.job where name = 'external-code'`)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/\b[0-9]{6}\b"|@pk-jura|\+4179/)
  })

  it('hides accounts of other workspaces', async () => {
    await signedIn()
    home = await world.workspace({ projectType: 'saleb2b' })
    expect((await login()).statusCode).toBe(401)
  })
})

describe('a forgotten password', () => {
  const ask = (address = email) => post('reset-password-request', { project_slug: 'lindenhof', email: address })

  it('is replaced by a link that works once, and ends the sessions', async () => {
    const { token } = await signedIn()
    expect([(await ask()).json(), (await ask('nobody@example.ch')).json()]).toEqual([{}, {}])
    const [, page, project, userSlug, link] = (await mailedPath(world, home, email)).split('/')
    expect([page, project]).toEqual(['b2b-password-reset', 'lindenhof'])
    const set = (fresh: string) =>
      post('reset-password', {
        project_slug: 'lindenhof',
        user_slug: userSlug,
        token: link,
        new_password: fresh,
        new_password_confirmation: fresh,
      })
    expect((await set('Winter-2026')).statusCode).toBe(200)
    expect((await set('Herbst-2026')).statusCode).toBe(404)
    expect(
      (await post('reset-phone-number', newPhone({ user_slug: userSlug, token, password: 'Winter-2026' }))).statusCode,
    ).toBe(404)
    later(2)
    expect([(await login()).statusCode, (await login('Winter-2026')).statusCode]).toEqual([401, 200])
    expect(await mailsTo(world, home, 'nobody@example.ch')).toEqual([])
  })

  it('ends after an hour', async () => {
    await signedIn()
    await ask()
    const [, , , userSlug, link] = (await mailedPath(world, home, email)).split('/')
    later(61)
    const body = { project_slug: 'lindenhof', user_slug: userSlug, token: link }
    const set = await post('reset-password', {
      ...body,
      new_password: 'Winter-2026',
      new_password_confirmation: 'Winter-2026',
    })
    expect(set.statusCode).toBe(404)
  })
})

const newPhone = (fields: object) => ({ project_slug: 'lindenhof', password, phone: '+41 78 765 43 21', ...fields })

describe('a new phone number', () => {
  it('is proven by a code, from the own session, and ends the other sessions', async () => {
    const { userSlug, token } = await signedIn()
    later(2)
    const refused = await post('reset-phone-number', newPhone({ user_slug: userSlug, token, password: 'wrong' }))
    expect(refused.statusCode).toBe(401)
    const half = (await post('reset-phone-number', newPhone({ user_slug: userSlug, token }))).json()
    expect(half.phone).toBe('+41*******21')
    const answer = await enter(half.token, await mailedCode(world, home, email))
    expect(answer.statusCode).toBe(200)
    expect((await post('reset-phone-number', newPhone({ user_slug: userSlug, token }))).statusCode).toBe(404)
    expect((await mailsTo(world, home, email)).at(-1)?.subject).toBe('Ihre Mobilnummer wurde geändert')
    const [entry] = await auditOf(world, home, 'external_account.phone_changed')
    expect(entry?.changes).toEqual([{ field: 'phone', old: '+41*******67', new: '+41*******21' }])
  })

  it('can be given without the old one by a mailed link, with the password', async () => {
    const { userSlug } = await signedIn()
    expect((await post('reset-phone-number', newPhone({ user_slug: userSlug }))).statusCode).toBe(404)
    await post('reset-phone-number-request', { project_slug: 'lindenhof', email })
    const path = await mailedPath(world, home, email)
    expect(path).toContain(`/b2b-change-phone-number/lindenhof/${userSlug}?code=`)
    const link = path.split('code=')[1]
    later(2)
    const half = (await post('reset-phone-number', newPhone({ user_slug: userSlug, code: link }))).json()
    expect((await enter(half.token, await mailedCode(world, home, email))).statusCode).toBe(200)
    expect((await post('reset-phone-number', newPhone({ user_slug: userSlug, code: link }))).statusCode).toBe(404)
  })
})

it('signs out', async () => {
  const { userSlug, token } = await signedIn()
  expect((await post('logout', { token })).statusCode).toBe(200)
  expect((await post('reset-phone-number', newPhone({ user_slug: userSlug, token }))).statusCode).toBe(404)
})

it('tells pages of the project its title and styling', async () => {
  const init = (slug: string) => world.ask(home, { url: `/api/v1/b2b/objects/${slug}/public-init` })
  expect((await init('lindenhof')).json()).toMatchObject({
    title: 'Überbauung Lindenhof',
    is_open: true,
    publicPage: {},
  })
  expect((await init('unknown')).statusCode).toBe(404)
})

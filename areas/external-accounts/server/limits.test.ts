// Limits of links, codes and sessions to the second, and doors that a person may not use.

import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { mailsTo } from '#areas/sign-in/server/testing-people.ts'
import type { ServerArea } from '#platform/server/area.ts'
import type { Workspace } from '#platform/server/context.ts'
import { extend, registerExtensions } from '#platform/server/extension-point.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { accountsInUse } from './closing.ts'
import { sendDrawnCode } from './code-sending.ts'
import { inviteAccount } from './invitation.ts'
import { tidyAccounts } from './retention.ts'
import { externalAccount, externalCode } from './tables.ts'
import { doors, investor, mailedCode, mailedPath, ownData, password, post as postTo } from './testing/outside.ts'

/** Stands for an area above that still needs some accounts. */
const needed = new Set<string>()
const keeping: ServerArea = {
  name: 'test-keeping',
  extensions: [extend(accountsInUse, async (_ctx, ids) => ids.filter((id) => needed.has(id)))],
}
const world = useOwnWorld({}, [doors, keeping, ...areas])
afterAll(() => registerExtensions(areas))
afterEach(() => world.setTime(new Date()))

const begin = Date.now()
const second = 1000
const minute = 60 * second
const at = (milliseconds: number) => world.setTime(new Date(begin + milliseconds))

let home: Workspace
beforeEach(async () => {
  home = await world.workspace({ projectType: 'saleb2b' })
  at(0)
})

const email = 'ines.brandt@pk-jura.example'
const post = (path: string, payload: object) => postTo(world, home, `/api/v2/b2b/${path}`, payload)
const enter = (token: string, code: string, project_slug = 'lindenhof') =>
  post('verify-phone', { project_slug, token, code })
const login = (project_slug = 'lindenhof', address = email) => post('login', { project_slug, email: address, password })
const ask = (path: string, address = email) => post(path, { project_slug: 'lindenhof', email: address })

async function signedIn(address = email, phone = '079 123 45 67') {
  const { userSlug, code } = await investor(world, home, address, { phone })
  const answer = await enter(code.token, await mailedCode(world, home, address))
  expect(answer.statusCode).toBe(200)
  return { userSlug, token: answer.json<{ token: string }>().token }
}

async function passwordLink() {
  await ask('reset-password-request')
  const [, , , userSlug = '', token = ''] = (await mailedPath(world, home, email)).split('/')
  return { userSlug, token }
}
const setPassword = ({ userSlug, token }: { userSlug: string; token: string }, fresh = 'Winter-2026') =>
  post('reset-password', {
    project_slug: 'lindenhof',
    user_slug: userSlug,
    token,
    new_password: fresh,
    new_password_confirmation: fresh,
  })

const mails = async (address = email) => {
  await world.services.jobs.runDue()
  return (await mailsTo(world, home, address)).length
}

describe('to the second', () => {
  it.each([
    [10 * minute - 1, 200],
    [10 * minute, 422],
  ])('a code that is %i milliseconds old answers %i', async (age, status) => {
    const { code } = await investor(world, home, email)
    const right = await mailedCode(world, home, email)
    at(age)
    expect((await enter(code.token, right)).statusCode).toBe(status)
  })

  it.each([
    [60 * minute - 1, 200],
    [60 * minute, 404],
  ])('a link for a new password that is %i milliseconds old answers %i', async (age, status) => {
    await signedIn()
    const link = await passwordLink()
    at(age)
    expect((await setPassword(link)).statusCode).toBe(status)
  })

  it.each([
    [30 * minute - 1, 200],
    [30 * minute, 401],
  ])('a half session that is %i milliseconds old answers %i', async (age, status) => {
    const { code } = await investor(world, home, email)
    at(age)
    expect((await post('send-phone-verification', { token: code.token })).statusCode).toBe(status)
  })
})

describe('a link', () => {
  it('is mailed once a minute, and the next one replaces it', async () => {
    await signedIn()
    const first = await passwordLink()
    const before = await mails()
    at(minute - 1)
    await ask('reset-password-request')
    expect(await mails()).toBe(before)
    at(minute)
    const next = await passwordLink()
    expect(await mails()).toBe(before + 1)
    expect((await setPassword(first)).statusCode).toBe(404)
    expect((await setPassword(next)).statusCode).toBe(200)
  })

  it('for password or number is not mailed before the address is proven, nor a proof after', async () => {
    await post('register/lindenhof', ownData({ email }))
    expect(await mails()).toBe(1)
    await ask('reset-password-request')
    await ask('reset-phone-number-request')
    expect(await mails()).toBe(1)
    await signedIn('second@example.ch')
    const proven = await mails('second@example.ch')
    at(2 * minute)
    await ask('send-email-verification', 'second@example.ch')
    expect(await mails('second@example.ch')).toBe(proven)
  })

  it('works for one of two requests at once', async () => {
    await signedIn()
    const link = await passwordLink()
    const both = await Promise.all([setPassword(link), setPassword(link, 'Herbst-2026')])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404])
  })
})

describe('a code', () => {
  it('that was used is not sent again by a job that runs twice, nor to an account that is off', async () => {
    const { code } = await investor(world, home, email)
    const first = await mailedCode(world, home, email)
    const [row] = await asSystem(world.services, home, ({ db }) => db.select().from(externalCode))
    const again = () => asSystem(world.services, home, (ctx) => sendDrawnCode(ctx, { codeId: row?.id }))
    await again()
    expect((await enter(code.token, first)).statusCode).toBe(422)
    expect((await enter(code.token, await mailedCode(world, home, email))).statusCode).toBe(200)
    const before = await mails()
    await again()
    expect(await mails()).toBe(before)
  })
})

describe('a person', () => {
  it('changes no number of somebody else by the own session', async () => {
    const own = await signedIn()
    at(2 * minute)
    const other = await signedIn('other@example.ch', '079 765 43 21')
    at(4 * minute)
    const wanted = { project_slug: 'lindenhof', password, phone: '+41 78 111 22 33', token: own.token }
    expect((await post('reset-phone-number', { ...wanted, user_slug: other.userSlug })).statusCode).toBe(404)
    expect((await post('reset-phone-number', { ...wanted, user_slug: own.userSlug })).statusCode).toBe(200)
  })

  it('is not signed out at the door of others', async () => {
    const { userSlug, token } = await signedIn()
    await postTo(world, home, '/api/v2/dms/logout', { token })
    at(2 * minute)
    const wanted = { project_slug: 'lindenhof', password, phone: '+41 78 111 22 33', token, user_slug: userSlug }
    expect((await post('reset-phone-number', wanted)).statusCode).toBe(200)
  })

  it('whose account was switched off neither signs in nor goes on', async () => {
    const { code } = await investor(world, home, email)
    const right = await mailedCode(world, home, email)
    await asSystem(world.services, home, ({ db }) =>
      db.update(staffUser).set({ isActive: false }).where(eq(staffUser.email, email)),
    )
    expect((await enter(code.token, right)).statusCode).toBe(401)
    at(2 * minute)
    expect((await login()).statusCode).toBe(401)
  })

  it('is admitted to no project that is closed, by account or by invitation', async () => {
    await signedIn()
    at(2 * minute)
    const half = (await login('closed')).json()
    const answer = await enter(half.token, await mailedCode(world, home, email), 'closed')
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('keine Registrierungen')])
    const { link } = await asSystem(world.services, home, (ctx) =>
      inviteAccount(ctx, { userType: 'b2b', email: 'new@example.ch', language: 'de', entranceSlug: 'closed' }),
    )
    const { searchParams } = new URL(link)
    const invited = { account: searchParams.get('account'), invitation: searchParams.get('code') }
    const refused = await post('register/closed', ownData({ email: 'new@example.ch', ...invited }))
    expect(refused.statusCode).toBe(409)
  })
})

describe('an account without use', () => {
  const isErased = async () => {
    await asSystem(world.services, home, tidyAccounts)
    const [row] = await asSystem(world.services, home, ({ db }) => db.select().from(externalAccount))
    return row?.company === ''
  }
  const days = 24 * 60 * minute

  it('is closed after two years, and not while an area needs it', async () => {
    await signedIn()
    at(730 * days)
    expect(await isErased()).toBe(false)
    at(730 * days + 1)
    const [row] = await asSystem(world.services, home, ({ db }) => db.select().from(externalAccount))
    needed.add(row?.id ?? '')
    expect(await isErased()).toBe(false)
    needed.clear()
    expect(await isErased()).toBe(true)
  })
})

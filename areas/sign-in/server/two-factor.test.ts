import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import {
  auditOf,
  codeAt,
  mailsTo,
  password,
  personWithApp,
  personWithPassword,
  post,
  signInAs,
  storedPerson,
} from './testing-people.ts'

const world = useWorld()
const noon = new Date()
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
beforeEach(() => world.setTime(noon))
afterEach(() => world.setTime(new Date()))

const at = '/api/v1/users/two-factor'
const state = async (home: Workspace, as: Person) => (await world.ask(home, { url: at, as })).json()

async function enrol(home: Workspace, person: Person) {
  const begun = (await post(world, home, `${at}/begin`, {}, person)).json()
  const code = await codeAt(begun.secret, noon)
  const confirmed = await post(world, home, `${at}/confirm`, { password, code }, person)
  return { secret: begun.secret, begun, code, confirmed, codes: confirmed.json().recovery_codes }
}

describe('turning the second factor on', () => {
  it('gives secret, address and QR code, and asks for nothing before the first right code', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const begun = (await post(world, home, `${at}/begin`, {}, anna)).json()
    expect(begun.otpauth_uri).toMatch(/^otpauth:\/\/totp\//)
    expect(begun.otpauth_uri).toContain(begun.secret)
    expect(begun.qr_svg).toContain('<svg')
    expect((await post(world, home, `${at}/confirm`, { password, code: '000000' }, anna)).statusCode).toBe(422)
    expect(await state(home, anna)).toMatchObject({ is_on: false, has_password: true })
    expect((await signInAs(world, home, anna.email)).json().needs_second_factor).toBe(false)
  })

  it('asks for the own password: a session alone locks nobody out', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const begun = (await post(world, home, `${at}/begin`, {}, anna)).json()
    const code = await codeAt(begun.secret, noon)
    for (const given of [{ code }, { password: 'Winter-2026', code }]) {
      const refused = await post(world, home, `${at}/confirm`, given, anna)
      expect(refused.statusCode).toBe(422)
      expect(refused.json().fields).toHaveProperty('password')
    }
    expect(await state(home, anna)).toMatchObject({ is_on: false })
    // A missing password does not count as a guess.
    expect(await auditOf(world, home, 'password.mistaken')).toHaveLength(1)
    expect((await post(world, home, `${at}/confirm`, { password, code }, anna)).statusCode).toBe(200)
  })

  it('names both fields that are missing, also when it is turned off', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const isMissing = 'Bitte ausfüllen'
    const missing = async (url: string, given: object) => (await post(world, home, url, given, anna)).json().fields
    await post(world, home, `${at}/begin`, {}, anna)
    const both = { password: expect.stringContaining(isMissing), code: expect.stringContaining(isMissing) }
    expect(await missing(`${at}/confirm`, { password: '', code: '' })).toEqual(both)
    expect(Object.keys(await missing(`${at}/confirm`, { password: '', code: '123456' }))).toEqual(['password'])
    await enrol(home, anna)
    expect(await missing(`${at}/disable`, { password: '', code: ' ' })).toEqual(both)
    expect(await auditOf(world, home, 'password.mistaken')).toEqual([])
  })

  it('asks people without a password to sign in anew when that was long ago', async () => {
    const home = await world.workspace()
    const guest = await world.person(home, 'user')
    world.setTime(new Date())
    const begun = (await post(world, home, `${at}/begin`, {}, guest)).json()
    world.setTime(after(16 * 60))
    expect((await post(world, home, `${at}/begin`, {}, guest)).statusCode).toBe(409)
    const late = await post(world, home, `${at}/confirm`, { code: await codeAt(begun.secret, after(16 * 60)) }, guest)
    expect(late.statusCode).toBe(409)
    world.setTime(after(14 * 60))
    const soon = await post(world, home, `${at}/confirm`, { code: await codeAt(begun.secret, after(14 * 60)) }, guest)
    expect(soon.statusCode).toBe(200)
  })

  it('answers ten recovery codes once and keeps only their hashes', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const { codes } = await enrol(home, anna)
    expect(new Set(codes).size).toBe(10)
    const stored = await storedPerson(world, home, anna.id)
    expect(stored.recoveryCodeHashes).toHaveLength(10)
    expect(stored.recoveryCodeHashes).not.toContain(codes[0])
    expect(await state(home, anna)).toMatchObject({ is_on: true, recovery_codes_left: 10 })
    expect(JSON.stringify(await state(home, anna))).not.toContain(codes[0])
    expect((await mailsTo(world, home, anna.email)).map(({ kind }) => kind)).toEqual(['two-factor-on'])
    expect(await auditOf(world, home, 'second_factor.enabled')).toHaveLength(1)
  })

  it('does not take the enrolling code again for signing in', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const { code } = await enrol(home, anna)
    const { token } = (await signInAs(world, home, anna.email)).json()
    expect((await post(world, home, '/api/v1/2fa-authentication', { token, code })).statusCode).toBe(422)
  })

  it('refuses to begin or confirm again while it is on, and to confirm what was not begun', async () => {
    const home = await world.workspace()
    const anna = await personWithApp(world, home)
    expect((await post(world, home, `${at}/begin`, {}, anna)).statusCode).toBe(409)
    expect((await post(world, home, `${at}/confirm`, { code: '123456' }, anna)).statusCode).toBe(409)
    const beat = await personWithPassword(world, home)
    expect((await post(world, home, `${at}/confirm`, { code: '123456' }, beat)).statusCode).toBe(409)
  })
})

describe('the secret in the database', () => {
  const give = async (home: Workspace, person: Person, secret: string, moment: Date) => {
    world.setTime(moment)
    const { token } = (await signInAs(world, home, person.email)).json()
    const code = await codeAt(secret, moment)
    return (await post(world, home, '/api/v1/2fa-authentication', { token, code })).statusCode
  }

  it('is sealed from the beginning', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const { secret } = await enrol(home, anna)
    const { totpSecret } = await storedPerson(world, home, anna.id)
    expect(totpSecret).toMatch(/^sealed1\./)
    expect(totpSecret).not.toContain(secret)
    expect(await give(home, anna, secret, after(30))).toBe(200)
  })

  it('is sealed at the next sign-in when it dates from before', async () => {
    const home = await world.workspace()
    const anna = await personWithApp(world, home)
    expect((await storedPerson(world, home, anna.id)).totpSecret).toBe(anna.secret)
    expect(await give(home, anna, anna.secret, noon)).toBe(200)
    expect((await storedPerson(world, home, anna.id)).totpSecret).toMatch(/^sealed1\./)
    expect(await give(home, anna, anna.secret, after(30))).toBe(200)
  })

  it('opens nothing for a person it was copied to', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const { secret } = await enrol(home, anna)
    const { totpSecret, totpConfirmedAt } = await storedPerson(world, home, anna.id)
    const beat = await personWithPassword(world, home, { totpSecret, totpConfirmedAt })
    expect(await give(home, beat, secret, after(30))).toBe(422)
  })
})

describe('recovery codes', () => {
  it('open once each', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const { codes } = await enrol(home, anna)
    const give = async (code: string) => {
      const { token } = (await signInAs(world, home, anna.email)).json()
      return (await post(world, home, '/api/v1/2fa-authentication', { token, code })).statusCode
    }
    expect(await give(codes[0].toLowerCase().replaceAll('-', ' '))).toBe(200)
    expect(await give(codes[0])).toBe(422)
    expect(await give(codes[1])).toBe(200)
    expect(await state(home, anna)).toMatchObject({ recovery_codes_left: 8 })
    expect(await auditOf(world, home, 'recovery_code.used')).toHaveLength(2)
  })

  it('are renewed with a code of the app only, and the old ones are worth nothing then', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const { secret, codes } = await enrol(home, anna)
    expect((await post(world, home, `${at}/recovery-codes`, { code: codes[0] }, anna)).statusCode).toBe(422)
    world.setTime(after(30))
    const renewed = await post(world, home, `${at}/recovery-codes`, { code: await codeAt(secret, after(30)) }, anna)
    expect(renewed.json().recovery_codes).toHaveLength(10)
    const { token } = (await signInAs(world, home, anna.email)).json()
    expect((await post(world, home, '/api/v1/2fa-authentication', { token, code: codes[1] })).statusCode).toBe(422)
  })

  it('cannot be renewed where there is no second factor', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    expect((await post(world, home, `${at}/recovery-codes`, { code: '123456' }, anna)).statusCode).toBe(409)
  })
})

describe('turning it off', () => {
  it('needs password and code', async () => {
    const home = await world.workspace()
    const anna = await personWithApp(world, home)
    const code = await codeAt(anna.secret, noon)
    const off = (body: object) => post(world, home, `${at}/disable`, body, anna)
    expect((await off({ password: 'wrong', code })).json().fields).toHaveProperty('password')
    expect((await off({ password, code: '000000' })).json().fields).toHaveProperty('code')
    expect((await off({ password, code })).statusCode).toBe(200)
    expect(await state(home, anna)).toMatchObject({ is_on: false, recovery_codes_left: 0 })
    expect((await signInAs(world, home, anna.email)).json().needs_second_factor).toBe(false)
    expect(await auditOf(world, home, 'second_factor.disabled')).toHaveLength(1)
  })

  it('takes a recovery code for a lost app', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const { codes } = await enrol(home, anna)
    expect((await post(world, home, `${at}/disable`, { password, code: codes[3] }, anna)).statusCode).toBe(200)
  })

  it('touches nobody else, and asks for a session', async () => {
    const home = await world.workspace()
    const anna = await personWithApp(world, home)
    const beat = await personWithPassword(world, home)
    const code = await codeAt(anna.secret, noon)
    expect((await post(world, home, `${at}/disable`, { password, code }, beat)).statusCode).toBe(409)
    expect((await post(world, home, `${at}/disable`, { password, code })).statusCode).toBe(401)
    expect(await state(home, anna)).toMatchObject({ is_on: true })
  })
})

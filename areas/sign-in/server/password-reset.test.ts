import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { newToken } from '#platform/server/ids.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { auditOf, mailsTo, opens, password, personWithPassword, post, setting, signInAs } from './testing-people.ts'

const world = useOwnWorld()
const noon = new Date()
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
beforeEach(() => world.setTime(noon))
afterEach(() => world.setTime(new Date()))

const at = '/api/v1/accounts/password/reset'
const request = (home: Workspace, email: string) => post(world, home, `${at}/request`, { email })
const check = (home: Workspace, id: string) => world.ask(home, { url: `${at}/check/${id}` })
const fresh = 'Winter-2026'
const confirm = (home: Workspace, id: string, given = fresh, confirmation = given) =>
  post(world, home, `${at}/confirm/${id}`, { new_password: given, new_password_confirmation: confirmation })

async function linkFor(home: Workspace, email: string): Promise<string> {
  await request(home, email)
  await world.services.jobs.runDue()
  const mail = (await mailsTo(world, home, email)).at(-1)
  return /account\/([\w-]{43})\/password-reset-form/.exec(mail?.bodyText ?? '')?.[1] ?? 'no link'
}

describe('asking for a new password', () => {
  it('answers the same whether or not the account exists, and writes only to the one that does', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const answers = [await request(home, anna.email), await request(home, 'nobody@example.ch')]
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(await world.services.jobs.runDue()).toBe(2)
    expect(await mailsTo(world, home, anna.email)).toHaveLength(1)
    expect(await mailsTo(world, home, 'nobody@example.ch')).toEqual([])
  })

  it('leaves no address in the queue, neither of an account nor of a stranger', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home, { email: 'anna.queue@firm.ch' })
    for (const address of [anna.email, 'stranger.queue@example.ch']) await request(home, address)
    const jobs = 'select string_agg(data::text, $1) as told, count(*) as jobs from pgboss.job where data::text like $2'
    const { rows } = await world.services.pool.query(jobs, [' ', `%${home.id}%`])
    expect(rows[0].jobs).toBe(2)
    expect(rows[0].told).not.toContain('queue@')
    await world.services.jobs.runDue()
  })

  it('writes in the language of the person, with a link to their own workspace', async () => {
    const home = await world.workspace()
    const luc = await personWithPassword(world, home, { language: 'fr' })
    await linkFor(home, luc.email)
    const [mail] = await mailsTo(world, home, luc.email)
    expect(mail?.subject).toContain('Nouveau mot de passe')
    expect(mail?.bodyText).toContain(`//${home.slug}.localhost`)
  })

  it('writes to nobody who has left, nor where nobody signs in by password', async () => {
    const home = await world.workspace()
    const left = await personWithPassword(world, home, { isActive: false })
    expect(await linkFor(home, left.email)).toBe('no link')
    await setting(world, home, { password: false })
    const anna = await personWithPassword(world, home)
    expect(await linkFor(home, anna.email)).toBe('no link')
  })

  it('wants an e-mail address', async () => {
    const home = await world.workspace()
    expect((await request(home, 'anna')).json().fields.email).toBeDefined()
  })
})

describe('the link', () => {
  it('says for whom it is, sets the password once and ends all sessions', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const id = await linkFor(home, anna.email)
    expect((await check(home, id)).json()).toEqual({ email: anna.email })
    expect((await confirm(home, id)).statusCode).toBe(200)
    expect(await opens(world, home, anna.token)).toBe(false)
    expect((await signInAs(world, home, anna.email)).statusCode).toBe(401)
    expect((await signInAs(world, home, anna.email, fresh)).statusCode).toBe(200)
    expect((await confirm(home, id, password)).statusCode).toBe(404)
    expect((await check(home, id)).statusCode).toBe(404)
    expect((await auditOf(world, home, 'password_reset.used'))[0]?.changes).toMatchObject([{ new: 1 }])
    expect((await mailsTo(world, home, anna.email)).at(-1)?.kind).toBe('password-changed')
  })

  it('ends the wait of whoever had forgotten the password', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    for (let time = 0; time < 3; time += 1) await signInAs(world, home, anna.email, 'wrong')
    await confirm(home, await linkFor(home, anna.email))
    expect((await signInAs(world, home, anna.email, fresh)).statusCode).toBe(200)
  })

  it('lasts an hour', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const id = await linkFor(home, anna.email)
    world.setTime(after(3599))
    expect((await check(home, id)).statusCode).toBe(200)
    world.setTime(after(3600))
    expect((await check(home, id)).statusCode).toBe(404)
    expect((await confirm(home, id)).statusCode).toBe(404)
  })

  it('is worth nothing once a newer one was sent', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const first = await linkFor(home, anna.email)
    const second = await linkFor(home, anna.email)
    expect((await check(home, first)).statusCode).toBe(404)
    expect((await check(home, second)).statusCode).toBe(200)
  })

  it('is unknown when made up, and in another workspace', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const id = await linkFor(home, anna.email)
    expect((await check(home, newToken())).statusCode).toBe(404)
    expect((await confirm(home, newToken())).statusCode).toBe(404)
    expect((await confirm(await world.workspace(), id)).statusCode).toBe(404)
    expect((await check(home, id)).statusCode).toBe(200)
  })

  it.each([
    ['short', 'short', 'new_password'],
    [fresh, 'Winter-2027', 'new_password_confirmation'],
  ])('is not used up by %s and %s', async (given, confirmation, field) => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const id = await linkFor(home, anna.email)
    const answer = await confirm(home, id, given, confirmation)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toHaveProperty(field)
    expect((await check(home, id)).statusCode).toBe(200)
  })
})

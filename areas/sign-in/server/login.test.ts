import { afterEach, describe, expect, it } from 'vitest'
import { hashOf } from '#platform/server/ids.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import {
  auditOf,
  emptyRole,
  mailsTo,
  opens,
  password,
  personWithPassword,
  post,
  sessionsAsText,
  setting,
  signInAs,
} from './testing-people.ts'

const world = useWorld()
const noon = new Date()
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
afterEach(() => world.setTime(new Date()))

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1'

describe('signing in with a password', () => {
  it('opens the back office by e-mail address and by user name, in any case', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home, { username: 'anna.keller' })
    for (const name of [anna.email, anna.email.toUpperCase(), 'anna.keller', ' Anna.Keller ']) {
      const answer = await signInAs(world, home, name)
      expect(answer.json()).toMatchObject({ needs_second_factor: false, user: { id: anna.id, email: anna.email } })
      expect(await opens(world, home, answer.json().token)).toBe(true)
    }
    expect((await auditOf(world, home, 'session.started')).map(({ actor_name }) => actor_name)).toContain('Nora Ammann')
  })

  it('keeps no token, only its hash', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const { token } = (await signInAs(world, home, anna.email)).json()
    const kept = await sessionsAsText(world, home)
    expect(kept).toContain(hashOf(token).toString('hex'))
    expect(kept).not.toContain(token)
  })

  it('says the same to a wrong password, an unknown name, and a person who is no longer active', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const left = await personWithPassword(world, home, { isActive: false })
    const answers = [
      await signInAs(world, home, anna.email, 'Winter-2026'),
      await signInAs(world, home, 'nobody@example.ch'),
      await signInAs(world, home, left.email),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  })

  it('does not let a person without a password in by an empty or made-up one', async () => {
    const home = await world.workspace()
    const guest = await world.person(home, 'user')
    expect((await signInAs(world, home, guest.email, '')).statusCode).toBe(422)
    expect((await signInAs(world, home, guest.email, 'nobody has this password')).statusCode).toBe(401)
  })

  it('does not know people of another workspace', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, await world.workspace())
    expect((await signInAs(world, home, anna.email)).statusCode).toBe(401)
  })

  it('refuses where people sign in by their organisation only, and where the project is archived', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    await setting(world, home, { password: false })
    expect((await signInAs(world, home, anna.email)).statusCode).toBe(409)
    const archived = await world.workspace({ isArchived: true })
    const beat = await personWithPassword(world, archived)
    expect((await signInAs(world, archived, beat.email)).statusCode).toBe(403)
  })

  it('turns away a person whose role may do nothing', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home, { role: 'assistant' })
    const admin = await world.person(home, 'admin')
    await emptyRole(world, home, 'assistant')
    expect((await signInAs(world, home, anna.email)).statusCode).toBe(401)
    expect(await opens(world, home, admin.token)).toBe(true)
  })
})

describe('wrong passwords', () => {
  it('slow down after the third, by doubling waits, and say how long to wait', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    world.setTime(noon)
    for (let time = 0; time < 3; time += 1) await signInAs(world, home, anna.email, 'wrong')
    const early = await signInAs(world, home, anna.email)
    expect(early.statusCode).toBe(429)
    expect(early.json().message).toContain('in 1 s')
    world.setTime(after(1))
    expect((await signInAs(world, home, anna.email, 'wrong')).statusCode).toBe(401)
    world.setTime(after(2))
    expect((await signInAs(world, home, anna.email)).statusCode).toBe(429)
    world.setTime(after(3))
    expect((await signInAs(world, home, anna.email)).statusCode).toBe(200)
  })

  it('never lock out: after ten of them a minute later the right one opens, and the count is gone', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    for (let time = 0; time < 10; time += 1) {
      world.setTime(after(time * 60))
      expect((await signInAs(world, home, anna.email, 'wrong')).statusCode).toBe(401)
    }
    world.setTime(after(9 * 60 + 59))
    expect((await signInAs(world, home, anna.email)).statusCode).toBe(429)
    world.setTime(after(10 * 60))
    expect((await signInAs(world, home, anna.email)).statusCode).toBe(200)
    expect((await signInAs(world, home, anna.email, 'wrong')).statusCode).toBe(401)
    expect((await signInAs(world, home, anna.email)).statusCode).toBe(200)
  })

  it('slow down alike for a name that nobody has, and for nobody else', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    world.setTime(noon)
    for (let time = 0; time < 3; time += 1) await signInAs(world, home, 'nobody@example.ch', 'wrong')
    expect((await signInAs(world, home, 'Nobody@example.ch', 'wrong')).statusCode).toBe(429)
    expect((await signInAs(world, home, anna.email)).statusCode).toBe(200)
  })

  it('cannot be tried side by side', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const answers = await Promise.all(Array.from({ length: 8 }, () => signInAs(world, home, anna.email, 'wrong')))
    const judged = answers.filter(({ statusCode }) => statusCode === 401)
    expect(judged.length).toBeLessThanOrEqual(3)
    expect(answers.every(({ statusCode }) => statusCode === 401 || statusCode === 429)).toBe(true)
  })

  it('are written down with their count', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    await signInAs(world, home, anna.email, 'wrong')
    await signInAs(world, home, anna.email, 'wrong')
    const failed = await auditOf(world, home, 'sign_in.failed')
    expect(failed.map(({ subject_id, changes }) => [subject_id, changes[0]?.new])).toEqual([
      [anna.id, 1],
      [anna.id, 2],
    ])
  })
})

describe('a browser not seen before', () => {
  const signInFrom = (home: Parameters<typeof post>[1], username: string, device: string) =>
    post(world, home, '/api/v1/login', { username, password, device })

  it('is told by mail, but not the first one and not twice', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home, { email: 'anna.neu@firm.ch' })
    await signInFrom(home, anna.email, firefox)
    const before = (await mailsTo(world, home, anna.email)).length
    await signInFrom(home, anna.email, safari)
    await signInFrom(home, anna.email, safari)
    const mails = await mailsTo(world, home, anna.email)
    expect(mails.length).toBe(before + 1)
    expect(mails.at(-1)?.bodyText).toContain('Safari, iPhone')
  })

  it('is not told to who does not want it', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home, { preferences: { new_device_mail: false } })
    await signInFrom(home, anna.email, firefox)
    await signInFrom(home, anna.email, safari)
    expect(await mailsTo(world, home, anna.email)).toEqual([])
  })
})

describe('leaving', () => {
  it('ends the session of the token, and says nothing about one that is not known', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    const { token } = (await signInAs(world, home, anna.email)).json()
    expect((await post(world, home, '/api/v1/logout', { token })).statusCode).toBe(200)
    expect(await opens(world, home, token)).toBe(false)
    expect((await post(world, home, '/api/v1/logout', { token })).statusCode).toBe(200)
    expect(await auditOf(world, home, 'session.ended')).toHaveLength(1)
  })

  it('does not end a session of another workspace', async () => {
    const home = await world.workspace()
    const anna = await personWithPassword(world, home)
    await post(world, await world.workspace(), '/api/v1/logout', { token: anna.token })
    expect(await opens(world, home, anna.token)).toBe(true)
  })
})
